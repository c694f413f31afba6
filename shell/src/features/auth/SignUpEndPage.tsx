import { resendActivation } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { Button, LinkButton, Stack, Text, toast } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../../app/ShellContext.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useShowFailure } from './useShowFailure.ts';

/** What the sign-up page leaves in the history's state. */
export interface SignUpEnd {
  readonly email: string;
  readonly signUpId: string;
}

/** `/signup-end`: the account waits for its mailbox to answer. */
export function SignUpEndPage() {
  const t = useAuthTexts();
  const { api } = useShell();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const { email, signUpId } = (useLocation().state ?? {}) as Partial<SignUpEnd>;

  async function resend(id: string) {
    setBusy(true);
    try {
      await api.execute(resendActivation, { signUpId: id });
      toast.success(t('signUpEnd.resent'));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthPage
      title={t('signUpEnd.title')}
      description={email ? t('signUpEnd.description', { email }) : t('signUpEnd.descriptionUnknown')}
    >
      <Stack gap={4}>
        {signUpId && (
          <>
            <Text tone="muted">{t('signUpEnd.nothing')}</Text>
            <Button variant="secondary" wide loading={busy} onClick={() => void resend(signUpId)}>
              {t('signUpEnd.resend')}
            </Button>
          </>
        )}
        <LinkButton variant="primary" wide href={hrefFor('signIn')}>
          {t('toSignIn')}
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}
