import type { OutputOf } from '@meet/contracts';
import { activateAccount } from '@meet/accounts-contract/operations';
import { SubmitButton } from '@meet/remote-kit/forms';
import { Button, PasswordField, Stack } from '@meet/ui';
import { useState } from 'react';
import { AuthForm } from '../AuthForm.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { useAuthTexts } from '../AuthTexts.tsx';
import { useActivationTexts } from './ActivationTexts.ts';

interface Props {
  readonly token: string;
  readonly inviteToken: string | undefined;
  readonly onActivated: (answer: OutputOf<typeof activateAccount>) => void;
}

/** Form that proves whose sign-up a link belongs to: by its password, or by a new one. */
export function ActivationPasswordForm({ token, inviteToken, onActivated }: Props) {
  const t = useActivationTexts();
  const auth = useAuthTexts();
  const [choosesNew, setChoosesNew] = useState(false);
  const field = choosesNew ? 'newPassword' : 'password';
  return (
    <AuthPage title={t('activate.whose')} description={t('activate.whoseText')}>
      <AuthForm
        key={field}
        call={activateAccount}
        initialValues={{ token, inviteToken, [field]: '' }}
        onDone={onActivated}
      >
        {({ dirty }) => (
          <>
            <PasswordField
              name={field}
              label={t(`activate.${field}`)}
              autoComplete={choosesNew ? 'new-password' : 'current-password'}
              help={choosesNew ? auth('signUp.passwordHelp') : undefined}
              autoFocus
              required
            />
            <Stack gap={3} mt={2}>
              <SubmitButton wide size="lg" disabled={!dirty}>
                {t('activate.submit')}
              </SubmitButton>
              <Button variant="ghost" wide onClick={() => setChoosesNew(!choosesNew)}>
                {t(choosesNew ? 'activate.knowPassword' : 'activate.chooseNew')}
              </Button>
            </Stack>
          </>
        )}
      </AuthForm>
    </AuthPage>
  );
}
