import type { InvitationState, SentInvitation } from '@meet/accounts-contract';
import type { InvitationRecord } from '../models/invitationModel.ts';

/** Returns the state of an invitation at a given time, in Unix milliseconds. */
export const getState = ({ state, expiresAt }: InvitationRecord, now: number): InvitationState =>
  state === 'invited' && expiresAt <= now ? 'expired' : state;

/** Presents an invitation to its sender. `groupNames` contains the current names of the sender's groups. */
export function presentInvitation(
  invitation: InvitationRecord,
  groupNames: ReadonlyMap<string, string>,
  now: number,
): SentInvitation {
  const {
    _id,
    name,
    email,
    groupId,
    groupName,
    groupRole,
    organizationName,
    organizationRole,
    sentAt,
    expiresAt,
    answeredAt,
  } = invitation;
  return {
    invitationId: _id,
    name,
    email,
    groupName: (groupId && groupNames.get(groupId)) ?? groupName,
    groupRole,
    organizationName,
    organizationRole,
    state: getState(invitation, now),
    sentAt,
    expiresAt,
    answeredAt,
  };
}
