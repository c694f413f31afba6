import { resendActivation } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { Button, LinkButton, Stack, Text, toast } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../../app/ShellContext.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useShowFailure } from './useShowFailure.ts';

/** `/signup-end`: the account waits for its mailbox to answer. */
export function SignUpEndPage() {
  const t = useAuthTexts();
  const { rest } = useShell();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const email = (useLocation().state as { email?: string } | null)?.email;

  async function resend(to: string) {
    setBusy(true);
    try {
      await rest.call(resendActivation, { email: to });
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
        {email && (
          <>
            <Text tone="muted">{t('signUpEnd.nothing')}</Text>
            <Button variant="secondary" wide loading={busy} onClick={() => void resend(email)}>
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
