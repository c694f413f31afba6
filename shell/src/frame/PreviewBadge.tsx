import { choosePreview } from '@meet/releases-contract/operations';
import { useHost } from '@meet/remote-kit';
import { Banner, Button, toast } from '@meet/ui';
import { useState } from 'react';
import { useText } from '../base/useText.ts';
import type { ChosenPreview } from '../remotes/createRemoteDirectory.ts';
import { reloadFresh } from '../version/cacheBust.ts';

interface Props {
  readonly previews: readonly ChosenPreview[];
  readonly reload?: () => void;
}

/** Shown while the person runs previews; its button leaves all of them. */
export function PreviewBadge({ previews, reload = reloadFresh }: Props) {
  const t = useText();
  const { api, i18n } = useHost();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      for (const { remote } of previews) await api.execute(choosePreview, { remote, preview: null, link: undefined });
      reload();
    } catch (error) {
      toast.error(i18n.errorText(error));
      setLeaving(false);
    }
  }

  const names = previews.map(({ words, preview }) => t('preview.name', { words, preview })).join(', ');
  return (
    <Banner
      edge
      tone="accent"
      role="status"
      actions={
        <Button size="sm" variant="secondary" loading={leaving} onClick={() => void leave()}>
          {t('preview.leave')}
        </Button>
      }
    >
      {t('preview.running', { names })}
    </Banner>
  );
}
