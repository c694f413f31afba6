import { beginGoogleSignIn } from '@meet/contracts/accounts';
import { Button } from '@meet/ui';
import { useState } from 'react';
import { useShell } from '../../app/ShellContext.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { googleSignInState } from './googleSignInState.ts';
import { useAuthTexts } from './AuthTexts.tsx';
import { useShowFailure } from './useShowFailure.ts';

/** Leaves for the third party's own page; `/signin` takes its answer. */
export function GoogleButton() {
  const t = useAuthTexts();
  const { rest } = useShell();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      const { url, state } = await rest.call(beginGoogleSignIn, {});
      googleSignInState.keep(state);
      location.assign(url);
    } catch (error) {
      setBusy(false);
      showFailure(error);
    }
  }

  return (
    <Button variant="secondary" wide icon={<GoogleMark />} loading={busy} onClick={() => void begin()}>
      {t('signIn.google')}
    </Button>
  );
}
