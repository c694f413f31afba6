import { parseAddresses } from '@meet/contracts/addresses';
import { setTesters } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextAreaField } from '@meet/ui';

interface Props {
  readonly emails: readonly string[];
  readonly onClose: () => void;
}

const addressesIn = (text: string) => parseAddresses(text).map(({ email }) => email);

/** Edits the testers, who may choose previews without a link. Their addresses stand one on each line. */
export function TestersDialog({ emails, onClose }: Props) {
  const t = useTexts();
  const { toast } = useHost();

  /** Returns the first error of several addresses, together with its address. */
  function nameFirst({ emails: errors }: Record<string, unknown>, { testers }: { testers: string }) {
    const at = Array.isArray(errors) ? errors.findIndex(Boolean) : -1;
    return errors ? { testers: at < 0 ? errors : `${addressesIn(testers)[at]}: ${(errors as string[])[at]}` } : {};
  }

  return (
    <CallDialog
      title={t('operator.testers.title')}
      description={t('operator.testers.text')}
      call={setTesters}
      initialValues={{ testers: emails.join('\n') }}
      toInput={({ testers }) => ({ emails: addressesIn(testers) })}
      toErrors={nameFirst}
      onDone={({ emails: stored }) => {
        const count = stored.length;
        toast({ type: 'success', message: t(count ? 'operator.testers.saved' : 'operator.testers.none', { count }) });
        onClose();
      }}
      cancelLabel={t('operator.cancel')}
      submitLabel={t('operator.testers.save')}
      onClose={onClose}
    >
      <TextAreaField
        name="testers"
        label={t('operator.testers.emails')}
        help={t('operator.testers.help')}
        rows={8}
        spellCheck={false}
      />
    </CallDialog>
  );
}
