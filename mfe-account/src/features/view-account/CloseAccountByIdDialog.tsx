import { closeAccountById } from '@meet/accounts-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { OwnedThingsField } from '../../owned-things/OwnedThingsField.tsx';
import type { FoundAccount } from './useFoundAccounts.ts';

interface Props {
  readonly account: FoundAccount;
  readonly onClose: () => void;
}

/** Closes a person's account for them. */
export function CloseAccountByIdDialog({ account, onClose }: Props) {
  const t = useTexts();
  const { i18n, toast } = useHost();
  const { accountId, email, fullName } = account;
  const date = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'long' });
  return (
    <CallDialog
      call={closeAccountById}
      title={t('viewAccount.closeNamed', { name: fullName || email })}
      description={t('viewAccount.closeText', { name: fullName || email, email })}
      initialValues={{ owned: 'handOver' as const }}
      toInput={({ owned }) => ({ accountId, owned })}
      submit={{ variant: 'danger' }}
      submitLabel={t('viewAccount.close')}
      cancelLabel={t('closeAccount.cancel')}
      onClose={onClose}
      onDone={({ closesAt }) => {
        toast({ type: 'success', message: t('viewAccount.closed', { date: date.format(closesAt) }) });
        onClose();
      }}
    >
      <OwnedThingsField />
    </CallDialog>
  );
}
