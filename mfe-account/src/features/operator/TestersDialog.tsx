import { parseAddresses } from '@meet/contracts/addresses';
import { validateForm } from '@meet/contracts/forms';
import { setTesters as call } from '@meet/releases-contract';
import { setTesters } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Formik, TextAreaField } from '@meet/ui';
import { useState } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  readonly emails: readonly string[];
  readonly onClose: () => void;
}

const addressesIn = (text: string) => parseAddresses(text).map(({ email }) => email);

/** Says who may choose previews without a link: all of them, one a line. */
export function TestersDialog({ emails, onClose }: Props) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();
  const [refusal, setRefusal] = useState<string>();

  async function validate({ testers }: { testers: string }) {
    const addresses = addressesIn(testers);
    const { emails: errors } = await validateForm(call.input as Schema, { emails: addresses }, (key, params) =>
      t(`contracts:${key}`, { ...params }),
    );
    if (!errors) return {};
    // Of several, the first that is wrong is named.
    const at = Array.isArray(errors) ? errors.findIndex(Boolean) : -1;
    return { testers: at < 0 ? errors : `${addresses[at]}: ${(errors as string[])[at]}` };
  }

  async function save({ testers }: { testers: string }) {
    setRefusal(undefined);
    try {
      const { emails: stored } = await api.execute(setTesters, { emails: addressesIn(testers) });
      const count = stored.length;
      toast({ type: 'success', message: t(count ? 'operator.testers.saved' : 'operator.testers.none', { count }) });
      onClose();
    } catch (error) {
      setRefusal(i18n.errorText(error));
    }
  }

  return (
    <Formik initialValues={{ testers: emails.join('\n') }} validate={validate} onSubmit={save}>
      <FormDialog
        sticky
        title={t('operator.testers.title')}
        description={t('operator.testers.text')}
        cancelLabel={t('operator.cancel')}
        submitLabel={t('operator.testers.save')}
        refusal={refusal}
        onTyped={() => setRefusal(undefined)}
        onClose={onClose}
      >
        <TextAreaField
          name="testers"
          label={t('operator.testers.emails')}
          help={t('operator.testers.help')}
          rows={8}
          spellCheck={false}
        />
      </FormDialog>
    </Formik>
  );
}
