import { Button, Dialog, Stack, Text } from '@meet/ui';
import { useState } from 'react';
import { useText } from '../base/useText.ts';

const PARAGRAPHS = ['what', 'session', 'choices', 'thirdParties', 'remove'] as const;

export function CookiePolicyLink() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="xs" onClick={() => setOpen(true)}>
        {t('footer.cookiePolicy')}
      </Button>
      {open && (
        <Dialog open title={t('cookies.policyTitle')} onClose={() => setOpen(false)}>
          <Stack gap={3}>
            {PARAGRAPHS.map((name) => (
              <Text key={name}>{t(`cookies.policy.${name}`)}</Text>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
