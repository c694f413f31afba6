import { accountsErrors } from '@meet/accounts-contract';
import { signIn } from '@meet/accounts-contract/operations';
import { CallFailure, errorText } from '@meet/contracts/client';
import { validateForm } from '@meet/contracts/forms';
import { hrefFor } from '@meet/contracts/routes';
import {
  Button,
  CheckboxField,
  Form,
  Formik,
  Link,
  PasswordField,
  Stack,
  TextField,
  type FormikHelpers,
} from '@meet/ui';
import { lazy, Suspense, useState } from 'react';
import { FormFailure } from './FormFailure.tsx';
import { usePageShell, type SignedIn } from './PageShell.ts';
import { findClosing, type Closing } from './findClosing.ts';
import type { SecondFactorStep } from './SecondFactorForm.tsx';
import { SignInAlternatives } from './SignInAlternatives.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useContractTexts } from './useContractTexts.ts';

// Only people who never opened the link of their sign-up need it.
const ResendActivationButton = lazy(async () => ({
  default: (await import('./ResendActivationButton.tsx')).ResendActivationButton,
}));

interface Props {
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
  readonly onClosed: (closing: Closing) => void;
}

const EMPTY = { email: '', password: '', isIncognito: false };
const { ACCOUNT_NOT_ACTIVATED, SECOND_FACTOR_REQUIRED } = accountsErrors;

/**
 * Sign-in form, which every visitor loads. It makes its call without `AuthForm`, which would exceed this page's size
 * budget.
 */
export function SignInForm({ onSignedIn, onSecondFactor, onClosed }: Props) {
  const t = useAuthTexts();
  const { api, texts } = usePageShell();
  const loadTexts = useContractTexts();
  const [failure, setFailure] = useState<unknown>();

  async function validate(values: typeof EMPTY) {
    await loadTexts().catch(() => {});
    return validateForm(signIn.input, values, texts.t);
  }

  async function submit({ isIncognito, ...typed }: typeof EMPTY, { setFieldError }: FormikHelpers<typeof EMPTY>) {
    const values = { ...typed, isIncognito: isIncognito ? (1 as const) : (0 as const) };
    setFailure(undefined);
    try {
      onSignedIn(await api.execute(signIn, values));
    } catch (error) {
      const closing = findClosing(error);
      if (closing) return onClosed(closing);
      const { code, fields } = error instanceof CallFailure ? error : { code: '', fields: [] };
      if (code === SECOND_FACTOR_REQUIRED.code)
        onSecondFactor((secondFactorCode) => api.execute(signIn, { ...values, secondFactorCode }));
      else if (fields.length) for (const { path, message } of fields) setFieldError(path, message);
      else setFailure(error);
    }
  }

  const waiting = findWaitingSignUp(failure);

  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <>
          <FormFailure text={failure ? errorText(texts, failure) : undefined} />
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

/** Returns the id of the unactivated sign-up, if that is the reason for the refusal. */
function findWaitingSignUp(failure: unknown): string | undefined {
  const signUpId =
    failure instanceof CallFailure && failure.code === ACCOUNT_NOT_ACTIVATED.code && failure.data['signUpId'];
  return typeof signUpId === 'string' ? signUpId : undefined;
}
