import { accountsErrors } from '@meet/accounts-contract';
import { loginViaToken, loginWithGoogleOauth } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { CallFailure } from '@meet/contracts/client';
import { StandaloneMessagePage } from '@meet/ui';
import { useEffect, useMemo, useState } from 'react';
import { usePageShell } from './PageShell.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { enter } from './enter.ts';
import { findClosing, type Closing } from './findClosing.ts';
import { googleSignInState } from './googleSignInState.ts';
import { KeepAccountPage } from './KeepAccountPage.tsx';
import { LinkFailedPage } from './LinkFailedPage.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useRedeem } from './useRedeem.ts';

interface Props {
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
}

/** Handles the answer of the third party. Accepts it if this tab requested it, and refuses it otherwise. */
export function GoogleAnswer(answer: Props) {
  const t = useAuthTexts();
  if (googleSignInState.isOurs(answer.state)) return <OwnAnswer {...answer} />;
  return <LinkFailedPage title={t('viaToken.failed')} error={{ code: accountsErrors.LOGIN_FAILED.code }} />;
}

function OwnAnswer({ code, state, iss }: Props) {
  const t = useAuthTexts();
  const shell = usePageShell();
  const signedIn = useRedeem(
    loginWithGoogleOauth,
    useMemo(() => ({ code, state, iss, isIncognito: undefined }), [code, state, iss]),
  );
  const [closed, setClosed] = useState<Closing>();
  useEffect(() => {
    if (signedIn.state === 'done') enter(shell, signedIn.answer, googleSignInState.from());
  }, [signedIn, shell]);

  if (signedIn.state !== 'failed') {
    return <StandaloneMessagePage busy title={t('viaToken.title')} description={t('busy')} />;
  }
  const closing = closed ?? findClosing(signedIn.error);
  if (closing) {
    return (
      <KeepAccountPage
        closing={closing}
        onSignedIn={(answer) => enter(shell, answer, googleSignInState.from())}
        onBack={() => shell.navigate(hrefFor('signIn'), { replace: true })}
      />
    );
  }
  const token = tokenThatWaits(signedIn.error);
  if (!token) return <LinkFailedPage title={t('viaToken.failed')} error={signedIn.error} />;
  return (
    <AuthPage title={t('secondFactor.title')} description={t('secondFactor.description')}>
      <SecondFactorForm
        step={(secondFactorCode) =>
          shell.api.execute(loginViaToken, { token, secondFactorCode }).catch((error: unknown) => {
            setClosed(findClosing(error));
            throw error;
          })
        }
        onSignedIn={(answer) => enter(shell, answer, googleSignInState.from())}
        onBack={() => shell.navigate(hrefFor('signIn'), { replace: true })}
      />
    </AuthPage>
  );
}

/**
 * Returns the token of a refusal by an account with a second factor. login-via-token takes it together with the code.
 */
function tokenThatWaits(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || error.code !== accountsErrors.SECOND_FACTOR_REQUIRED.code) return undefined;
  const { token } = error.data;
  return typeof token === 'string' ? token : undefined;
}
