import {
  ORGANIZATION_OWNER_ROLE,
  type OrganizationInvitation,
  type OrganizationInvitationState,
  type OrganizationRole,
  type ReceivedInvitation,
} from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { isBacked } from '../policies/organizationPolicy.ts';
import { loadPeople, getName } from './presentOrganization.ts';

type Context = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'now'>;

/** Presents an organization's invitations to members who may invite. */
export async function presentInvitations(
  context: Context,
  organization: OrganizationRecord,
  invitations: readonly InvitationRecord[],
): Promise<OrganizationInvitation[]> {
  const inviters = await loadPeople(
    context,
    invitations.map(({ inviterId }) => inviterId),
  );
  return invitations.map((invitation) => ({
    ...common(invitation, organization, context.now()),
    invitedBy: getName(inviters.get(invitation.inviterId)),
    answeredAt: invitation.answeredAt,
  }));
}

/** Presents invitations to the invited person. Those of deleted organizations are left out. */
export async function presentReceived(
  context: Context,
  invitations: readonly InvitationRecord[],
): Promise<ReceivedInvitation[]> {
  const [inviters, organizations] = await Promise.all([
    loadPeople(
      context,
      invitations.map(({ inviterId }) => inviterId),
    ),
    loadOrganizations(context, invitations),
  ]);
  return invitations.flatMap((invitation) => {
    const organization = organizations.get(invitation.organizationId);
    const inviter = inviters.get(invitation.inviterId);
    if (!organization) return [];
    return {
      ...common(invitation, organization, context.now()),
      organizationName: organization.organizationName,
      inviterName: getName(inviter),
      inviterEmail: inviter?.email ?? '',
      inviterAvatar: inviter?.avatar ?? null,
    };
  });
}

async function loadOrganizations(
  { deps }: Context,
  invitations: readonly InvitationRecord[],
): Promise<ReadonlyMap<string, OrganizationRecord>> {
  const ids = [...new Set(invitations.map(({ organizationId }) => organizationId))];
  if (!ids.length) return new Map();
  const found = await deps.organizations.find({ _id: { $in: ids } }).lean();
  return new Map(found.map((organization) => [organization._id, organization]));
}

function common(invitation: InvitationRecord, organization: OrganizationRecord, now: number) {
  const { _id, email, kind, memberType, role, sentAt, expiresAt } = invitation;
  const shownRole: OrganizationRole = kind === 'owner' ? ORGANIZATION_OWNER_ROLE : role;
  return {
    invitationId: _id,
    email,
    member_type: memberType,
    role: shownRole,
    state: getState(invitation, organization, now),
    sentAt,
    expiresAt,
  };
}

/** Returns an invitation's state. A void one counts as expired, because a member who may invite can send it again. */
function getState(
  invitation: InvitationRecord,
  organization: OrganizationRecord,
  now: number,
): OrganizationInvitationState {
  if (invitation.state === 'declined') return 'declined';
  return invitation.expiresAt <= now || !isBacked(organization, invitation) ? 'expired' : 'invited';
}
