import type { Deps } from '../Deps.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { NOT_TAKING_PART, takesPart } from '../policies/memberPolicy.ts';
import type { Invitee } from './placeInvitees.ts';

/**
 * Advances a member who is already in the room: from invited to taking part, or from declined to invited. Returns
 * whether this call did it; exactly one of several simultaneous calls does.
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
