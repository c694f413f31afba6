import { createPreviewLink } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { CopyField, Stack, Text, TextField } from '@meet/ui';
import { useState } from 'react';
import { writeLink } from './previewLink.ts';
import { toCount } from '../../state/toCount.ts';
import { useFormats } from './useFormats.ts';
import type { PreviewOffer } from './usePreviews.ts';

const FIRST_DAYS = '7';

/** Lets an administrator create a link, by which people who are not testers can choose a preview. */
export function PreviewLinkDialog({
  offer: { remote, preview },
  onClose,
}: {
  readonly offer: PreviewOffer;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { time } = useFormats();
  const [made, setMade] = useState<{ readonly url: string; readonly expiresAt: number }>();

  return (
    <CallDialog
      title={t('operator.preview.linkNamed', { remote, preview })}
      description={t('operator.preview.linkText')}
      call={createPreviewLink}
      initialValues={{ expiresInDays: FIRST_DAYS }}
      toInput={({ expiresInDays }) => ({ remote, preview, expiresInDays: toCount(expiresInDays) })}
      onDone={({ link, expiresAt }) =>
        setMade({ url: writeLink(hrefFor('operatorPreviews'), { remote, preview, link }), expiresAt })
      }
      cancelLabel={t('operator.preview.close')}
      submitLabel={made ? undefined : t('operator.preview.link')}
      sticky={false}
      onClose={onClose}
    >
      {made ? (
        <Stack gap={3}>
          <CopyField value={made.url} label={t('operator.preview.copy')} />
          <Text size="sm" tone="muted" role="status">
            {t('operator.preview.linkDone', { date: time(made.expiresAt) })}
          </Text>
        </Stack>
      ) : (
        <TextField
          name="expiresInDays"
          label={t('operator.preview.days')}
          required
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </CallDialog>
  );
}
