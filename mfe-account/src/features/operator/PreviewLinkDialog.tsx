import { validateForm } from '@meet/contracts/forms';
import { createPreviewLink as call } from '@meet/releases-contract';
import { createPreviewLink } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CopyField, Formik, Stack, Text, TextField } from '@meet/ui';
import { useState } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '../../components/FormDialog.tsx';
import { writeLink } from './previewLink.ts';
import { toCount } from './toCount.ts';
import { useFormats } from './useFormats.ts';
import type { PreviewOffer } from './usePreviews.ts';

const FIRST_DAYS = '7';

/** Makes a link by which people who are no testers choose a preview, for an administrator to hand on. */
export function PreviewLinkDialog({
  offer: { remote, preview },
  onClose,
}: {
  readonly offer: PreviewOffer;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { api, i18n, hrefFor } = useHost();
  const { time } = useFormats();
  const [made, setMade] = useState<{ readonly url: string; readonly expiresAt: number }>();
  const [refusal, setRefusal] = useState<string>();
  const inputOf = ({ expiresInDays }: { expiresInDays: string }) => ({
    remote,
    preview,
    expiresInDays: toCount(expiresInDays),
  });

  return (
    <Formik
      initialValues={{ expiresInDays: FIRST_DAYS }}
      validate={(values) =>
        validateForm(call.input as Schema, inputOf(values), (key, params) => t(`contracts:${key}`, { ...params }))
      }
      onSubmit={async (values) => {
        setRefusal(undefined);
        try {
          const { link, expiresAt } = await api.execute(createPreviewLink, inputOf(values) as never);
          setMade({ url: writeLink(hrefFor('operatorPreviews'), { remote, preview, link }), expiresAt });
        } catch (error) {
          setRefusal(i18n.errorText(error));
        }
      }}
    >
      <FormDialog
        title={t('operator.preview.linkNamed', { remote, preview })}
        description={t('operator.preview.linkText')}
        cancelLabel={t('operator.preview.close')}
        submitLabel={made ? undefined : t('operator.preview.link')}
        refusal={refusal}
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
      </FormDialog>
    </Formik>
  );
}
