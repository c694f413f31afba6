import { loginAsUser } from '@meet/accounts-contract/operations';
import { StandaloneMessagePage } from '@meet/ui';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePageShell } from './PageShell.ts';
import { enter } from './enter.ts';
import { LinkFailedPage } from './LinkFailedPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useRedeem } from './useRedeem.ts';

/** `/login-as-user/:data`: an administrator opens a person's account for an hour. */
export function LoginAsUserPage() {
  const t = useAuthTexts();
  const shell = usePageShell();
  const { data = '' } = useParams<{ data: string }>();
  const redeemed = useRedeem(
    loginAsUser,
    useMemo(() => ({ data }), [data]),
  );
  useEffect(() => {
    if (redeemed.state === 'done') enter(shell, redeemed.answer, undefined);
  }, [redeemed, shell]);

  return redeemed.state === 'failed' ? (
    <LinkFailedPage title={t('viaToken.failed')} error={redeemed.error} />
  ) : (
    <StandaloneMessagePage busy title={t('asUser.title')} description={t('busy')} />
  );
}
