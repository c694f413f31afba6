import { forgotPassword } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { Button, Form, Formik, Link, TextField } from '@meet/ui';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useCallForm } from './useCallForm.ts';

/** `/forgot-password`: asks for the link that opens the reset page. */
export function ForgotPasswordPage() {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const form = useCallForm(forgotPassword, {
    initialValues: { email: '' },
    onDone: (_answer, { email }) => void navigate(hrefFor('forgotPasswordEnd'), { state: { email } }),
  });
  return (
    <AuthPage
      title={t('forgot.title')}
      description={t('forgot.description')}
      footer={<Link href={hrefFor('signIn')}>{t('forgot.back')}</Link>}
    >
      <Formik initialValues={form.initialValues} validate={form.validate} onSubmit={form.onSubmit}>
        {({ isSubmitting }) => (
          <>
            <FormFailure text={form.failure?.text} />
            <Form noValidate>
              <TextField name="email" type="email" label={t('email')} autoComplete="username" autoFocus required />
              <Button type="submit" variant="primary" wide size="lg" mt={2} loading={isSubmitting}>
                {t('forgot.submit')}
              </Button>
            </Form>
          </>
        )}
      </Formik>
    </AuthPage>
  );
}
