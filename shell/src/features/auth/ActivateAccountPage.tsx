import { activateAccount } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { LinkButton, StandaloneMessagePage } from '@meet/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { LinkFailedPage } from './LinkFailedPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useRedeem } from './useRedeem.ts';

type Params = Record<'token' | 'inviteToken' | 'type', string>;

/** `/activate-account` in its three shapes; an invitation in it is what the sign-in leads on to. */
export function ActivateAccountPage() {
  const t = useAuthTexts();
  const { token = '', inviteToken, type } = useParams<Params>();
  const redeemed = useRedeem(
    activateAccount,
    useMemo(() => ({ token }), [token]),
  );
  const next = inviteToken && invitationPath(inviteToken, type);

  switch (redeemed.state) {
    case 'busy':
      return <StandaloneMessagePage busy title={t('activate.busy')} description={t('busy')} />;
    case 'failed':
      return <LinkFailedPage title={t('activate.failed')} error={redeemed.error} />;
    case 'done':
      return (
        <AuthPage
          title={t('activate.done')}
          description={t('activate.doneDescription', { name: redeemed.answer.fullName })}
        >
          <LinkButton variant="primary" wide size="lg" href={next || hrefFor('signIn')}>
            {t('toSignIn')}
          </LinkButton>
        </AuthPage>
      );
  }
}

function invitationPath(token: string, type: string | undefined): string {
  return type ? hrefFor('inviteMember', { type, token }) : hrefFor('acceptFollow', { token });
}
