import type { OutputOf } from '@meet/contracts';
import { activateAccount } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { LinkButton, StandaloneMessagePage } from '@meet/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Translator } from '../../i18n/createTranslator.ts';
import { AuthPage } from './AuthPage.tsx';
import { LinkFailedPage } from './LinkFailedPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useRedeem } from './useRedeem.ts';

type Accepted = NonNullable<OutputOf<typeof activateAccount>['invitation']>;
type Params = Record<'token' | 'inviteToken' | 'type', string>;

/** `/activate-account` in its three shapes; an invitation in it is accepted with it, or is what the button leads to. */
export function ActivateAccountPage() {
  const t = useAuthTexts();
  const { token = '', inviteToken, type } = useParams<Params>();
  const redeemed = useRedeem(
    activateAccount,
    useMemo(() => ({ token, inviteToken }), [token, inviteToken]),
  );
  switch (redeemed.state) {
    case 'busy':
      return <StandaloneMessagePage busy title={t('activate.busy')} description={t('busy')} />;
    case 'failed':
      return <LinkFailedPage title={t('activate.failed')} error={redeemed.error} />;
    case 'done': {
      const { fullName, invitation } = redeemed.answer;
      // An invitation that is accepted leads nowhere any more.
      const next = inviteToken && !invitation ? invitationPath(inviteToken, type) : hrefFor('signIn');
      return (
        <AuthPage
          title={t('activate.done')}
          description={
            <>
              {t('activate.doneDescription', { name: fullName })}
              {invitation && ` ${acceptedText(t, invitation)}`}
            </>
          }
        >
          <LinkButton variant="primary" wide size="lg" href={next}>
            {t('toSignIn')}
          </LinkButton>
        </AuthPage>
      );
    }
  }
}

function acceptedText(t: Translator['t'], { inviterName: inviter, groupName, organizationName }: Accepted): string {
  const group = groupName !== null && t('activate.invitedGroup', { inviter, group: groupName });
  const organization =
    organizationName !== null && t('activate.invitedOrganization', { organization: organizationName });
  return [group, organization].filter(Boolean).join(' ') || t('activate.invited', { inviter });
}

function invitationPath(token: string, type: string | undefined): string {
  return type ? hrefFor('inviteMember', { type, token }) : hrefFor('acceptFollow', { token });
}
