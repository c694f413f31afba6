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
 * Leaves for the page of whoever may vouch for people here; `/signin` takes its answer and goes on to `from`, else to
 * where the person was on the way to. Not there when nobody may.
 */
export function GoogleButton({ from }: { from?: string }) {
  const t = useAuthTexts();
  const { api, useCall } = usePageShell();
  const showFailure = useShowFailure();
  const wanted = (useLocation().state as { from?: string } | null)?.from;
  // Without an answer the other ways in are there all the same.
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
  // While the answer is on its way the button keeps its room, so that nothing jumps.
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
