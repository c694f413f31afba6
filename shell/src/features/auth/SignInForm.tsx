import { accountsErrors } from '@meet/accounts-contract';
import { signIn } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { Button, CheckboxField, Form, Formik, Link, PasswordField, Stack, TextField } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { useShell } from '../../base/ShellContext.ts';
import type { SignedIn } from '../../session/createSessionStore.ts';
import { FormFailure } from './FormFailure.tsx';
import type { SecondFactorStep } from './SecondFactorForm.tsx';
import { SignInAlternatives } from './SignInAlternatives.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useCallForm, type CallForm } from './useCallForm.ts';

// For those alone who never opened the link of their sign-up.
const ResendActivationButton = lazy(async () => ({
  default: (await import('./ResendActivationButton.tsx')).ResendActivationButton,
}));

interface Props {
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

const EMPTY = { email: '', password: '', isIncognito: false };

export function SignInForm({ onSignedIn, onSecondFactor }: Props) {
  const t = useAuthTexts();
  const { api } = useShell();
  const form = useCallForm(signIn, {
    initialValues: EMPTY,
    onDone: onSignedIn,
    onRefused: {
      [accountsErrors.SECOND_FACTOR_REQUIRED.code]: ({ isIncognito, ...values }) =>
        onSecondFactor((secondFactorCode) =>
          api.execute(signIn, { ...values, isIncognito: isIncognito ? 1 : 0, secondFactorCode }),
        ),
    },
  });

  const waiting = signUpThatWaits(form.failure);

  return (
    <Formik initialValues={form.initialValues} validate={form.validate} onSubmit={form.onSubmit}>
      {({ values, isSubmitting }) => (
        <>
          <FormFailure text={form.failure?.text} />
          <Suspense>{waiting && <ResendActivationButton email={values.email} signUpId={waiting} />}</Suspense>
          <Form noValidate>
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
              <Button type="submit" variant="primary" wide size="lg" loading={isSubmitting}>
                {t('signIn.submit')}
              </Button>
            </Stack>
          </Form>
          <SignInAlternatives email={values.email} />
        </>
      )}
    </Formik>
  );
}

/** The sign-up whose link was not opened yet, where that is what keeps the person out. */
function signUpThatWaits(failure: CallForm<object>['failure']): string | undefined {
  if (failure?.code !== accountsErrors.ACCOUNT_NOT_ACTIVATED.code) return undefined;
  const { signUpId } = failure.data;
  return typeof signUpId === 'string' ? signUpId : undefined;
}
