import { Button } from '@meet/ui';
import { hasOverrides, resetOverrides } from '../remotes/overrides.ts';
import { useText } from '../i18n/useText.ts';

/** A remote of this browser's own lies over a live one: nobody should forget that. One click takes it off. */
export function OverridesBadge() {
  const t = useText();
  if (!hasOverrides()) return null;
  return (
    <Button size="sm" round style={{ position: 'fixed', insetInlineStart: 16, bottom: 16 }} onClick={resetOverrides}>
      {t('overrides.reset')}
    </Button>
  );
}
