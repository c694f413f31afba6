import { accountsErrors } from '@meet/accounts-contract';
import { signIn } from '@meet/accounts-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { hrefFor } from '@meet/contracts/routes';
import { SubmitButton } from '@meet/remote-kit/forms';
import { CheckboxField, Link, PasswordField, Stack, TextField } from '@meet/ui';
import { lazy, Suspense, useState } from 'react';
import { AuthForm } from './AuthForm.tsx';
import { usePageShell, type SignedIn } from './PageShell.ts';
import type { SecondFactorStep } from './SecondFactorForm.tsx';
import { SignInAlternatives } from './SignInAlternatives.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

// For those alone who never opened the link of their sign-up.
const ResendActivationButton = lazy(async () => ({
  default: (await import('./ResendActivationButton.tsx')).ResendActivationButton,
}));

interface Props {
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

const EMPTY = { email: '', password: '', isIncognito: false };
const { ACCOUNT_NOT_ACTIVATED, SECOND_FACTOR_REQUIRED } = accountsErrors;

export function SignInForm({ onSignedIn, onSecondFactor }: Props) {
  const t = useAuthTexts();
  const { api } = usePageShell();
  /** The sign-up whose link was not opened yet, if that keeps the person out. */
  const [waiting, setWaiting] = useState<unknown>();

  return (
    <AuthForm
      call={signIn}
      initialValues={EMPTY}
      onDone={onSignedIn}
      toRefusal={(error, { isIncognito, ...values }, place) => {
        const failure = error instanceof CallFailure ? error : undefined;
        setWaiting(failure?.code === ACCOUNT_NOT_ACTIVATED.code ? failure.data['signUpId'] : undefined);
        if (failure?.code !== SECOND_FACTOR_REQUIRED.code) return place();
        onSecondFactor((secondFactorCode) =>
          api.execute(signIn, { ...values, isIncognito: isIncognito ? 1 : 0, secondFactorCode }),
        );
      }}
      before={({ refusal, values }) => (
        <Suspense>
          {refusal && typeof waiting === 'string' && <ResendActivationButton email={values.email} signUpId={waiting} />}
        </Suspense>
      )}
      after={({ values }) => <SignInAlternatives email={values.email} />}
    >
      {() => (
        <>
          <TextField name="email" type="email" label={t('email')} autoComplete="username" autoFocus required />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
            aside={<Link href={hrefFor('forgotPassword')}>{t('signIn.forgot')}</Link>}
          />
          <Stack gap={5}>
            <CheckboxField name="isIncognito" label={t('signIn.incognito')} />
            <SubmitButton wide size="lg">
              {t('signIn.submit')}
            </SubmitButton>
          </Stack>
        </>
      )}
    </AuthForm>
  );
}
