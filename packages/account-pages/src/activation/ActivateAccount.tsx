import type { OutputOf } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { activateAccount } from '@meet/accounts-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { hrefFor } from '@meet/contracts/routes';
import { StandaloneMessagePage, toast } from '@meet/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePageShell } from '../PageShell.ts';
import type { Translator } from '@meet/contracts/texts';
import { useAuthTexts } from '../AuthTexts.tsx';
import { enter } from '../enter.ts';
import { LinkFailedPage } from '../LinkFailedPage.tsx';
import { ownSignUp } from '../ownSignUp.ts';
import { useRedeem } from '../useRedeem.ts';
import { ActivationPasswordForm } from './ActivationPasswordForm.tsx';
import { useActivationTexts } from './ActivationTexts.ts';

type Accepted = NonNullable<OutputOf<typeof activateAccount>['invitation']>;
type Params = Record<'token' | 'inviteToken' | 'type', string>;

/**
 * Activates the account and signs in. It requests a password unless the person signed up in this browser. The call also
 * accepts an invitation in the link; if it does not, the invitation's page opens next.
 */
export function ActivateAccount() {
  const t = useActivationTexts();
  const auth = useAuthTexts();
  const shell = usePageShell();
  const { token = '', inviteToken, type } = useParams<Params>();
  const redeemed = useRedeem(
    activateAccount,
    useMemo(() => ({ token, inviteToken, signUpId: ownSignUp.read() }), [token, inviteToken]),
  );
  const finish = useCallback(
    ({ invitation, ...signedIn }: OutputOf<typeof activateAccount>) => {
      ownSignUp.forget();
      const accepted = invitation && acceptedText(t, invitation);
      toast.success([t('activate.welcome', { name: signedIn.fullName }), accepted].filter(Boolean).join(' '));
      enter(shell, signedIn, inviteToken && !invitation ? invitationPath(inviteToken, type) : undefined);
    },
    [inviteToken, shell, t, type],
  );
  useEffect(() => {
    if (redeemed.state === 'done') finish(redeemed.answer);
  }, [finish, redeemed]);

  if (redeemed.state !== 'failed')
    return <StandaloneMessagePage busy title={t('activate.busy')} description={auth('busy')} />;
  if (needsPassword(redeemed.error))
    return <ActivationPasswordForm token={token} inviteToken={inviteToken} onActivated={finish} />;
  return <LinkFailedPage title={t('activate.failed')} error={redeemed.error} />;
}

const needsPassword = (error: unknown) =>
  error instanceof CallFailure && error.code === accountsErrors.ACTIVATION_PASSWORD_NEEDED.code;

function acceptedText(t: Translator['t'], { inviterName: inviter, groupName, organizationName }: Accepted): string {
  const group = groupName !== null && t('activate.invitedGroup', { inviter, group: groupName });
  const organization =
    organizationName !== null && t('activate.invitedOrganization', { organization: organizationName });
  return [group, organization].filter(Boolean).join(' ') || t('activate.invited', { inviter });
}

function invitationPath(token: string, type: string | undefined): string {
  return type ? hrefFor('inviteMember', { type, token }) : hrefFor('acceptFollow', { token });
}
