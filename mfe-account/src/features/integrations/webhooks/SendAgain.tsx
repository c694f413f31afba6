import { useTexts } from '@meet/remote-kit';
import { IconButton } from '@meet/ui';
import { RotateCw } from '@meet/ui/icons';
import { useState } from 'react';

interface Props {
  /** Accessible name, which also names the delivery. */
  readonly label: string;
  readonly onClick: () => Promise<void>;
}

export function SendAgain({ label, onClick }: Props) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  return (
    <IconButton
      size="sm"
      label={label}
      tooltip={t('webhooks.again')}
      icon={<RotateCw aria-hidden />}
      loading={busy}
      onClick={async () => {
        setBusy(true);
        await onClick();
        setBusy(false);
      }}
    />
  );
}
