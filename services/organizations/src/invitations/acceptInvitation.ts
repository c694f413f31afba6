import { isRefusal, ServiceError } from '@meet/contracts';
import { ORGANIZATION_ROLES, organizationsErrors } from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { changeOrganization } from '../organization/changeOrganization.ts';
import { addMember } from '../organization/addMember.ts';
import { isBacked } from '../policies/organizationPolicy.ts';
import { notifyOfInvitation } from './notifyOfInvitation.ts';

type Context = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'publish' | 'now'>;

export interface Invited {
  readonly accountId: string;
  readonly email: string;
}

/**
 * Consumes an invitation for the account of its address, and returns the changed organization. Without `kind`, it may
 * be of either kind. Throws as the store's `accept` does. Throws ORGANIZATION_ALREADY_IN_ONE and ORGANIZATION_FULL,
 * which leave the invitation open. Throws ORGANIZATION_INVITATION_CLOSED if its sender has lost the right to send it.
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  invited: Invited,
  kind?: InvitationRecord['kind'],
): Promise<{ organization: OrganizationRecord; invitation: InvitationRecord }> {
  const { invitationStore } = context.deps;
  const invitation = await invitationStore.accept(token, invited, kind);
  try {
    const organization = await changeOrganization(context, { _id: invitation.organizationId }, (present) => {
      // The sender may have been removed or demoted meanwhile, even while this acceptance runs.
      if (!isBacked(present, invitation)) throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED);
      return invitation.kind === 'owner'
        ? handOver(present, invitation, invited, context.now())
        : addMember(present, { ...invited, ...invitation }, context.now());
    });
    await notifyOfInvitation(context, organization, invitation);
    return { organization, invitation };
  } catch (error) {
    await invitationStore.reopen(invitation);
    // The organization was deleted meanwhile, so the invitation can no longer be accepted.
    const isGone = isRefusal(error, organizationsErrors.ORGANIZATION_NOT_FOUND);
    throw isGone ? new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED) : error;
  }
}

function handOver(organization: OrganizationRecord, { inviterId }: InvitationRecord, invited: Invited, now: number) {
  const { admin } = ORGANIZATION_ROLES;
  const { members } = addMember(organization, { ...invited, memberType: 'member', role: admin }, now) ?? organization;
  return {
    ownerId: invited.accountId,
    members: members.map((member): MemberRecord => {
      const isConcerned = member.accountId === inviterId || member.accountId === invited.accountId;
      if (!isConcerned) return member;
      return { ...member, role: admin, permission: organization.adminPermission, memberType: 'member' };
    }),
  };
}
