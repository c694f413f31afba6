import { ServiceError, type InputOf, type OutputOf } from '@meet/contracts';
import { accountsErrors, invitationChanged, type inviteUser as inviteUserCall } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import type { GivenRole } from '@meet/organizations-contract';
import type { Handler } from '@meet/service-kit';
import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import type { Deps } from '../Deps.ts';
import { chooseInviteGroup, requireNotInGroup } from '../policies/chooseInviteGroup.ts';
import { chooseInviteOrganization } from '../policies/chooseInviteOrganization.ts';
import { mailInvitation } from './mailInvitation.ts';

/** Reveals nothing about the address: the work and the answer are the same whether or not it has an account. */
export const invitePerson: Handler<Deps, InputOf<typeof inviteUserCall>, OutputOf<typeof inviteUserCall>> = async (
  input,
  context,
) => {
  const { deps, account, caller, publish } = context;
  const { name, groupId, groupRole = 0, organizationRole, recaptchaToken } = input;
  const email = input.email.toLowerCase();
  await requireCaptcha(context, recaptchaToken, 'inviteInSystemVerification');
  if (email === account.email.toLowerCase()) throw new ServiceError(accountsErrors.INVITE_YOURSELF);
  const groupName = groupId === undefined ? null : await chooseInviteGroup(context, groupId);
  if (groupName !== null) await requireNotInGroup(context, email);
  const organization =
    organizationRole === undefined
      ? undefined
      : await chooseInviteOrganization(context, organizationRole as GivenRole, email);

  const secret = deps.invitationStore.createSecret();
  // The mail is sent first: if it is refused, an earlier link still works.
  await mailInvitation(deps, {
    ...{ inviter: account, email, groupName, secret, locale: caller.locale },
    organizationName: organization?.organizationName ?? null,
  });
  const group = groupName === null ? undefined : { groupId: groupId!, groupName, groupRole: groupRole as 0 | 1 };
  const { invitationId, wasOpen } = await deps.invitationStore.send(
    { inviterId: account.accountId, email, name: name.trim(), group, organization },
    secret,
  );
  await publish(userChannel(account.accountId), invitationChanged, { invitationId, invitationState: 'invited' });
  return { inviteResults: { userAlreadyInvited: wasOpen } };
};
