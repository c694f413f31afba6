import { resendActivation } from '@meet/accounts-contract/operations';
import { Button, Text } from '@meet/ui';
import { useState } from 'react';
import { usePageShell } from './PageShell.ts';
import type { SignedUp } from './SignedUp.ts';
import { useAuthTexts } from './AuthTexts.tsx';
import { useShowFailure } from './useShowFailure.ts';

/** Button that requests another activation mail of a sign-up. */
export function ResendActivationButton({ email, signUpId }: SignedUp) {
  const t = useAuthTexts();
  const { api } = usePageShell();
  const showFailure = useShowFailure();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function resend() {
    setState('busy');
    try {
      await api.execute(resendActivation, { signUpId });
      setState('sent');
    } catch (error) {
      setState('idle');
      showFailure(error);
    }
  }

  return state === 'sent' ? (
    <Text role="status" tone="success" mb={5}>
      {t('signIn.resent', { email })}
    </Text>
  ) : (
    <Button variant="secondary" wide mb={5} loading={state === 'busy'} onClick={() => void resend()}>
      {t('signIn.resend')}
    </Button>
  );
}
