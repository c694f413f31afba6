import { changePassword } from '@meet/accounts-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallForm, SubmitButton } from '@meet/remote-kit/forms';
import { CheckboxField, PasswordField } from '@meet/ui';

const EMPTY = { currentPassword: '', newPassword: '', endOtherAccess: true };

interface Props {
  /** Whether the first field takes the focus, for a form that comes after a click. */
  readonly autoFocus?: boolean;
  /** Called with whether the account's keys and other access ended together with the old password. */
  readonly onDone: (endedOtherAccess: boolean) => void;
}

export function PasswordForm({ autoFocus = false, onDone }: Props) {
  const t = useTexts();
  const { toast, i18n } = useHost();
  return (
    <CallForm
      call={changePassword}
      initialValues={EMPTY}
      toInput={(values) => ({ ...values, endOtherAccess: values.endOtherAccess ? 1 : 0 })}
      onDone={(_answer, { endOtherAccess }, { resetForm }) => {
        resetForm();
        onDone(endOtherAccess);
        toast({ type: 'success', message: t('password.done') });
      }}
      toRefusal={(error) => ({ currentPassword: i18n.errorText(error) })}
    >
      {({ dirty }) => (
        <>
          <PasswordField
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            autoFocus={autoFocus}
          />
          <PasswordField
            name="newPassword"
            label={t('password.new')}
            autoComplete="new-password"
            help={t('password.help')}
          />
          <CheckboxField
            name="endOtherAccess"
            label={t('password.endOtherAccess')}
            help={t('password.endOtherAccessHelp')}
          />
          <SubmitButton variant="secondary" size="sm" mt={2} disabled={!dirty}>
            {t('password.submit')}
          </SubmitButton>
        </>
      )}
    </CallForm>
  );
}
