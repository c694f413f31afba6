import { accountsErrors } from '@meet/accounts-contract';
import { resetPassword } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { Button, Form, Formik, LinkButton, PasswordField } from '@meet/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useCallForm } from './useCallForm.ts';

/** `/reset-password/:key`: opening it consumes nothing, saving does. */
export function ResetPasswordPage() {
  const t = useAuthTexts();
  const { key = '' } = useParams<{ key: string }>();
  const [done, setDone] = useState(false);
  const form = useCallForm(resetPassword, { initialValues: { key, password: '' }, onDone: () => setDone(true) });
  const isDead = form.failure?.code === accountsErrors.LINK_INVALID.code;

  if (done) {
    return (
      <AuthPage title={t('reset.done')} description={t('reset.doneDescription')}>
        <LinkButton variant="primary" wide size="lg" href={hrefFor('signIn')}>
          {t('toSignIn')}
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('reset.title')} description={t('reset.description')}>
      <Formik initialValues={form.initialValues} validate={form.validate} onSubmit={form.onSubmit}>
        {({ errors, isSubmitting }) => (
          <>
            <FormFailure text={form.failure?.text ?? errors.key} />
            {isDead || errors.key ? (
              <LinkButton variant="primary" wide size="lg" href={hrefFor('forgotPassword')}>
                {t('reset.newLink')}
              </LinkButton>
            ) : (
              <Form noValidate>
                <PasswordField
                  name="password"
                  label={t('reset.newPassword')}
                  autoComplete="new-password"
                  help={t('signUp.passwordHelp')}
                  autoFocus
                  required
                />
                <Button type="submit" variant="primary" wide size="lg" mt={2} loading={isSubmitting}>
                  {t('reset.submit')}
                </Button>
              </Form>
            )}
          </>
        )}
      </Formik>
    </AuthPage>
  );
}
