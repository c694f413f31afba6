import type { OutputOf } from '@meet/contracts';
import { activateAccount } from '@meet/accounts-contract/operations';
import { Button, Form, Formik, PasswordField, Stack } from '@meet/ui';
import { useState } from 'react';
import { AuthPage } from '../AuthPage.tsx';
import { useAuthTexts } from '../AuthTexts.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useCallForm } from '../useCallForm.ts';
import { useActivationTexts } from './ActivationTexts.ts';

interface Props {
  readonly token: string;
  readonly inviteToken: string | undefined;
  readonly onActivated: (answer: OutputOf<typeof activateAccount>) => void;
}

/** Asks whose sign-up a link is for: by its password, or by a new one. */
export function ActivationPasswordForm({ token, inviteToken, onActivated }: Props) {
  const t = useActivationTexts();
  const auth = useAuthTexts();
  const [choosesNew, setChoosesNew] = useState(false);
  const field = choosesNew ? 'newPassword' : 'password';
  const form = useCallForm(activateAccount, {
    initialValues: { token, inviteToken, [field]: '' },
    onDone: onActivated,
  });
  return (
    <AuthPage title={t('activate.whose')} description={t('activate.whoseText')}>
      <Formik key={field} initialValues={form.initialValues} validate={form.validate} onSubmit={form.onSubmit}>
        {({ dirty, isSubmitting }) => (
          <>
            <FormFailure text={form.failure?.text} />
            <Form noValidate>
              <PasswordField
                name={field}
                label={t(`activate.${field}`)}
                autoComplete={choosesNew ? 'new-password' : 'current-password'}
                help={choosesNew ? auth('signUp.passwordHelp') : undefined}
                autoFocus
                required
              />
              <Stack gap={3} mt={2}>
                <Button type="submit" variant="primary" wide size="lg" disabled={!dirty} loading={isSubmitting}>
                  {t('activate.submit')}
                </Button>
                <Button variant="ghost" wide onClick={() => setChoosesNew(!choosesNew)}>
                  {t(choosesNew ? 'activate.knowPassword' : 'activate.chooseNew')}
                </Button>
              </Stack>
            </Form>
          </>
        )}
      </Formik>
    </AuthPage>
  );
}
