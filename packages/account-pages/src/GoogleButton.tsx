import { beginGoogleSignIn, getSignInOptions } from '@meet/accounts-contract/operations';
import { Box, Button, Text } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageShell } from './PageShell.ts';
import { useAuthTexts } from './AuthTexts.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { googleSignInState } from './googleSignInState.ts';
import { useShowFailure } from './useShowFailure.ts';

const LABELS = {
  google: 'signIn.google',
  development: 'signIn.googleDevelopment',
  other: 'signIn.thirdParty',
} as const;

/**
 * Leads to the sign-in page of a third party. `/signin` receives the answer and continues to `from`, else to the page
 * that the person wanted. Draws nothing if the server offers no third party.
 */
export function GoogleButton({ from }: { from?: string }) {
  const t = useAuthTexts();
  const { api, useCall } = usePageShell();
  const showFailure = useShowFailure();
  const wanted = (useLocation().state as { from?: string } | null)?.from;
  // If this call fails, the other ways to sign in remain.
  const thirdParty = useCall(getSignInOptions).value?.thirdParty;
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      const { url, state } = await api.execute(beginGoogleSignIn, {});
      googleSignInState.keep(state, from ?? wanted);
      location.assign(url);
    } catch (error) {
      setBusy(false);
      showFailure(error);
    }
  }

  if (thirdParty === null) return null;
  // The button reserves its space while the call runs, so that nothing moves.
  return (
    <Box visibility={thirdParty ? undefined : 'hidden'}>
      <Button variant="secondary" wide icon={<GoogleMark />} loading={busy} onClick={() => void begin()}>
        {t(LABELS[thirdParty ?? 'google'])}
      </Button>
      {thirdParty === 'development' && (
        <Text size="xs" tone="muted" mt={1} textAlign="center">
          {t('signIn.googleDevelopmentNote')}
        </Text>
      )}
    </Box>
  );
}
