import { accountsErrors } from '@meet/accounts-contract';
import { loginViaToken } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { CallFailure } from '@meet/contracts/client';
import { StandaloneMessagePage } from '@meet/ui';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageShell } from './PageShell.ts';
import { AuthPage } from './AuthPage.tsx';
import { enter } from './enter.ts';
import { findClosing, type Closing } from './findClosing.ts';
import { KeepAccountPage } from './KeepAccountPage.tsx';
import { LinkFailedPage } from './LinkFailedPage.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useRedeem } from './useRedeem.ts';

/** `/login-via-token`: signs in with a mailed link and continues to a page of the product. */
export function LoginViaTokenPage() {
  const t = useAuthTexts();
  const shell = usePageShell();
  const { token = '', redirectTo } = useParams<{ token: string; redirectTo: string }>();
  const redeemed = useRedeem(
    loginViaToken,
    useMemo(() => ({ token, secondFactorCode: undefined }), [token]),
  );
  const [closed, setClosed] = useState<Closing>();
  useEffect(() => {
    if (redeemed.state === 'done') enter(shell, redeemed.answer, redirectTo);
  }, [redeemed, shell, redirectTo]);

  if (redeemed.state !== 'failed') {
    return <StandaloneMessagePage busy title={t('viaToken.title')} description={t('busy')} />;
  }
  const closing = closed ?? findClosing(redeemed.error);
  if (closing) {
    return (
      <KeepAccountPage
        closing={closing}
        onSignedIn={(signedIn) => enter(shell, signedIn, redirectTo)}
        onBack={() => shell.navigate(hrefFor('signIn'))}
      />
    );
  }
  if (wantsCode(redeemed.error)) {
    return (
      <AuthPage title={t('secondFactor.title')} description={t('secondFactor.description')}>
        <SecondFactorForm
          step={(secondFactorCode) =>
            shell.api.execute(loginViaToken, { token, secondFactorCode }).catch((error: unknown) => {
              setClosed(findClosing(error));
              throw error;
            })
          }
          onSignedIn={(signedIn) => enter(shell, signedIn, redirectTo)}
          onBack={() => shell.navigate(hrefFor('signIn'))}
        />
      </AuthPage>
    );
  }
  return <LinkFailedPage title={t('viaToken.failed')} error={redeemed.error} />;
}

const wantsCode = (error: unknown) =>
  error instanceof CallFailure && error.code === accountsErrors.SECOND_FACTOR_REQUIRED.code;
