import type { Deps } from '../Deps.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { NOT_TAKING_PART, takesPart } from '../policies/memberPolicy.ts';
import type { Invitee } from './placeInvitees.ts';

/**
 * Takes a member who is in the room already further: from invited to taking part, from declined to invited. Returns
 * whether this call did; of several at the same moment one does.
 */
export async function admitMember(
  { members }: Pick<Deps, 'members'>,
  member: MemberRecord,
  { accountId, invitation, invitedBy }: Invitee,
): Promise<boolean> {
  if (takesPart(member) || accountId === null || (invitation && member.accountId)) return false;
  const { chatId, email } = member;
  const { modifiedCount } = await members.updateOne(
    { chatId, email, ...(invitation ? { accountId: null } : NOT_TAKING_PART) },
    invitation
      ? { $set: { accountId, invitation, invitedBy }, $unset: { isIndexed: 1 } }
      : { $set: { accountId }, $unset: { invitation: 1, invitedBy: 1, isIndexed: 1 } },
  );
  return modifiedCount > 0;
}
