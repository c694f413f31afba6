import { resendActivation } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { Button, LinkButton, Stack, Text, toast } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageShell } from '../PageShell.ts';
import { AuthPage } from '../AuthPage.tsx';
import { useAuthTexts } from '../AuthTexts.tsx';
import type { SignedUp } from '../SignedUp.ts';
import { useShowFailure } from '../useShowFailure.ts';
import { useActivationTexts } from './ActivationTexts.ts';
import { findMailProvider } from './findMailProvider.ts';
import { useCountdown } from './useCountdown.ts';

/** Time before another mail can be requested. A mail needs time to arrive, and a further one invalidates its link. */
const RESEND_AFTER_SECONDS = 60;

/** Page after a sign-up, until the person opens the mailed link. */
export function SignUpEnd() {
  const t = useActivationTexts();
  const auth = useAuthTexts();
  const { email, signUpId } = (useLocation().state ?? {}) as Partial<SignedUp>;
  const provider = email ? findMailProvider(email) : undefined;
  return (
    <AuthPage
      title={t('signUpEnd.title')}
      description={email ? t('signUpEnd.description', { email }) : t('signUpEnd.descriptionUnknown')}
    >
      <Stack gap={4}>
        {provider && (
          <LinkButton variant="primary" wide size="lg" external href={provider.url}>
            {t('signUpEnd.open', { provider: provider.name })}
          </LinkButton>
        )}
        {signUpId && <Resend signUpId={signUpId} />}
        <LinkButton variant={provider ? 'ghost' : 'primary'} wide href={hrefFor('signIn')}>
          {auth('toSignIn')}
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}

function Resend({ signUpId }: { signUpId: string }) {
  const t = useActivationTexts();
  const { api } = usePageShell();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const [seconds, restart] = useCountdown(RESEND_AFTER_SECONDS);

  async function resend() {
    setBusy(true);
    try {
      await api.execute(resendActivation, { signUpId });
      restart();
      toast.success(t('signUpEnd.resent'));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Text tone="muted">{t('signUpEnd.nothing')}</Text>
      <Button variant="secondary" wide loading={busy} disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('signUpEnd.resendIn', { seconds }) : t('signUpEnd.resend')}
      </Button>
    </>
  );
}
