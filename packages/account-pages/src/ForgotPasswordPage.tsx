import { forgotPassword } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { SubmitButton } from '@meet/remote-kit/forms';
import { Link, TextField } from '@meet/ui';
import { useNavigate } from 'react-router-dom';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

/** `/forgot-password`: requests a mail with a link to the reset page. */
export function ForgotPasswordPage() {
  const t = useAuthTexts();
  const navigate = useNavigate();
  return (
    <AuthPage
      title={t('forgot.title')}
      description={t('forgot.description')}
      footer={<Link href={hrefFor('signIn')}>{t('forgot.back')}</Link>}
    >
      <AuthForm
        call={forgotPassword}
        initialValues={{ email: '' }}
        onDone={(_answer, { email }) => void navigate(hrefFor('forgotPasswordEnd'), { state: { email } })}
      >
        {() => (
          <>
            <TextField name="email" type="email" label={t('email')} autoComplete="username" autoFocus required />
            <SubmitButton wide size="lg" mt={2}>
              {t('forgot.submit')}
            </SubmitButton>
          </>
        )}
      </AuthForm>
    </AuthPage>
  );
}
