import { signUp } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { Button, Form, Formik, Link, PasswordField, TextField } from '@meet/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { FormFailure } from './FormFailure.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useCallForm } from './useCallForm.ts';

/** `/signup`: a new account, or on to the sign-in page. */
export function SignUpPage() {
  const t = useAuthTexts();
  return (
    <SignUp
      footer={
        <>
          {t('signUp.hasAccount')} <Link href={hrefFor('signIn')}>{t('signUp.signIn')}</Link>
        </>
      }
    />
  );
}

/** `/signup-only` and `/signup-only/:token`: for the invited, whose invitation goes with them. */
export function SignUpOnlyPage() {
  return <SignUp />;
}

function SignUp({ footer }: { footer?: React.ReactNode }) {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const { token } = useParams<{ token: string }>();
  const [search] = useSearchParams();
  const form = useCallForm(signUp, {
    initialValues: {
      fullName: search.get('name') ?? '',
      email: search.get('email') ?? '',
      password: '',
      inviteToken: token,
      inviteType: search.get('type') ?? undefined,
    },
    onDone: (_answer, { email }) => void navigate(hrefFor('signUpEnd'), { state: { email } }),
  });

  return (
    <AuthPage
      title={t('signUp.title')}
      description={t(token ? 'signUp.invited' : 'signUp.description')}
      footer={footer}
    >
      <Formik initialValues={form.initialValues} validate={form.validate} onSubmit={form.onSubmit}>
        {({ isSubmitting }) => (
          <>
            <FormFailure text={form.failure?.text} />
            <Form noValidate>
              <TextField name="fullName" label={t('fullName')} autoComplete="name" autoFocus required />
              <TextField name="email" type="email" label={t('email')} autoComplete="email" required />
              <PasswordField
                name="password"
                label={t('password')}
                autoComplete="new-password"
                help={t('signUp.passwordHelp')}
                required
              />
              <Button type="submit" variant="primary" wide size="lg" mt={3} mb={3} loading={isSubmitting}>
                {t('signUp.submit')}
              </Button>
              <GoogleButton />
            </Form>
          </>
        )}
      </Formik>
    </AuthPage>
  );
}
