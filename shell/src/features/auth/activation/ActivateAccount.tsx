import type { OutputOf } from '@meet/contracts';
import { activateAccount } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { StandaloneMessagePage, toast } from '@meet/ui';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useShell } from '../../../app/ShellContext.ts';
import type { Translator } from '../../../i18n/createTranslator.ts';
import { useAuthTexts } from '../AuthTexts.tsx';
import { enter } from '../enter.ts';
import { LinkFailedPage } from '../LinkFailedPage.tsx';
import { useRedeem } from '../useRedeem.ts';
import { useActivationTexts } from './ActivationTexts.ts';

type Accepted = NonNullable<OutputOf<typeof activateAccount>['invitation']>;
type Params = Record<'token' | 'inviteToken' | 'type', string>;

/** Activates and signs in; an invitation in the link is accepted with it, or is the page that the person comes to. */
export function ActivateAccount() {
  const t = useActivationTexts();
  const auth = useAuthTexts();
  const shell = useShell();
  const { token = '', inviteToken, type } = useParams<Params>();
  const redeemed = useRedeem(
    activateAccount,
    useMemo(() => ({ token, inviteToken }), [token, inviteToken]),
  );
  useEffect(() => {
    if (redeemed.state !== 'done') return;
    const { invitation, ...signedIn } = redeemed.answer;
    const accepted = invitation && acceptedText(t, invitation);
    toast.success([t('activate.welcome', { name: signedIn.fullName }), accepted].filter(Boolean).join(' '));
    enter(shell, signedIn, inviteToken && !invitation ? invitationPath(inviteToken, type) : undefined);
  }, [inviteToken, redeemed, shell, t, type]);

  return redeemed.state === 'failed' ? (
    <LinkFailedPage title={t('activate.failed')} error={redeemed.error} />
  ) : (
    <StandaloneMessagePage busy title={t('activate.busy')} description={auth('busy')} />
  );
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
