import { accountsErrors } from '@meet/accounts-contract';
import { resetPassword } from '@meet/accounts-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { hrefFor } from '@meet/contracts/routes';
import { SubmitButton } from '@meet/remote-kit/forms';
import { LinkButton, PasswordField } from '@meet/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

/** `/reset-password/:key`: saving uses the link up; opening the page does not. */
export function ResetPasswordPage() {
  const t = useAuthTexts();
  const { key = '' } = useParams<{ key: string }>();
  const [done, setDone] = useState(false);
  const [isDead, setDead] = useState(false);

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
      <AuthForm
        call={resetPassword}
        initialValues={{ key, password: '' }}
        onDone={() => setDone(true)}
        toRefusal={(error, _values, place) => {
          setDead(isAboutLink(error));
          return place();
        }}
      >
        {({ errors }) =>
          isDead || errors.key ? (
            <>
              <FormFailure text={errors.key} />
              <LinkButton variant="primary" wide size="lg" href={hrefFor('forgotPassword')}>
                {t('reset.newLink')}
              </LinkButton>
            </>
          ) : (
            <>
              <PasswordField
                name="password"
                label={t('reset.newPassword')}
                autoComplete="new-password"
                help={t('signUp.passwordHelp')}
                autoFocus
                required
              />
              <SubmitButton wide size="lg" mt={2}>
                {t('reset.submit')}
              </SubmitButton>
            </>
          )
        }
      </AuthForm>
    </AuthPage>
  );
}

/** Returns whether the link was already used, is too old or never existed. */
const isAboutLink = (error: unknown) =>
  error instanceof CallFailure &&
  (error.code === accountsErrors.LINK_INVALID.code || error.fields.some(({ path }) => path === 'key'));
