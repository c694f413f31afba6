import { changePassword } from '@meet/accounts-contract/operations';
import { validateForm } from '@meet/contracts/forms';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button, CheckboxField, Form, Formik, PasswordField } from '@meet/ui';
import type { Schema } from 'yup';

const EMPTY = { currentPassword: '', newPassword: '', endOtherAccess: true };

/** `onDone` learns whether the account's API key ended with the old password. */
export function PasswordForm({ onDone }: { onDone: (endedOtherAccess: boolean) => void }) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => validateForm(changePassword.input as Schema, values, i18n.t)}
      onSubmit={async (values, { resetForm, setFieldError }) => {
        try {
          await api.execute(changePassword, { ...values, endOtherAccess: values.endOtherAccess ? 1 : 0 });
          resetForm();
          onDone(values.endOtherAccess);
          toast({ type: 'success', message: t('password.done') });
        } catch (error) {
          setFieldError('currentPassword', i18n.errorText(error));
        }
      }}
    >
      {({ isSubmitting, dirty }) => (
        <Form noValidate>
          <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
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
          <Button type="submit" size="sm" mt={2} disabled={!dirty} loading={isSubmitting}>
            {t('password.submit')}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
