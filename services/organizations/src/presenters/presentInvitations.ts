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
import { loadPeople, nameOf } from './presentOrganization.ts';

type Context = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'now'>;

/** Invitations as those see them who may invite. */
export async function presentInvitations(
  context: Context,
  invitations: readonly InvitationRecord[],
): Promise<OrganizationInvitation[]> {
  const inviters = await loadPeople(
    context,
    invitations.map(({ inviterId }) => inviterId),
  );
  return invitations.map((invitation) => ({
    ...common(invitation, context.now()),
    invitedBy: nameOf(inviters.get(invitation.inviterId)),
    answeredAt: invitation.answeredAt,
  }));
}

/** Invitations as the invited see them; those whose organization is gone are left out. */
export async function presentReceived(
  context: Context,
  invitations: readonly InvitationRecord[],
): Promise<ReceivedInvitation[]> {
  const [inviters, organizations] = await Promise.all([
    loadPeople(
      context,
      invitations.map(({ inviterId }) => inviterId),
    ),
    loadNames(context, invitations),
  ]);
  return invitations.flatMap((invitation) => {
    const organizationName = organizations.get(invitation.organizationId);
    const inviter = inviters.get(invitation.inviterId);
    if (organizationName === undefined) return [];
    return {
      ...common(invitation, context.now()),
      organizationName,
      inviterName: nameOf(inviter),
      inviterEmail: inviter?.email ?? '',
      inviterAvatar: inviter?.avatar ?? null,
    };
  });
}

async function loadNames({ deps }: Context, invitations: readonly InvitationRecord[]) {
  const ids = [...new Set(invitations.map(({ organizationId }) => organizationId))];
  if (!ids.length) return new Map<string, string>();
  const found: Pick<OrganizationRecord, '_id' | 'organizationName'>[] = await deps.organizations
    .find({ _id: { $in: ids } }, { organizationName: 1 })
    .lean();
  return new Map(found.map(({ _id, organizationName }) => [_id, organizationName]));
}

function common(invitation: InvitationRecord, now: number) {
  const { _id, email, kind, memberType, role, sentAt, expiresAt } = invitation;
  const shownRole: OrganizationRole = kind === 'owner' ? ORGANIZATION_OWNER_ROLE : role;
  return {
    invitationId: _id,
    email,
    member_type: memberType,
    role: shownRole,
    state: stateOf(invitation, now),
    sentAt,
    expiresAt,
  };
}

function stateOf({ state, expiresAt }: InvitationRecord, now: number): OrganizationInvitationState {
  if (state === 'declined') return 'declined';
  return expiresAt <= now ? 'expired' : 'invited';
}
