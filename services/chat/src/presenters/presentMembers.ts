import { sortChatMembers, type ChatMember, type ChatMemberSeen } from '@meet/chat-contract';
import type { ReadContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { Person } from '../people/createPeople.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';

/** Presents a member. Everybody sees the same, the member included. */
export function presentMember(room: RoomRecord, member: MemberRecord, people: ReadonlyMap<string, Person>): ChatMember {
  const invited = isInvited(room, member);
  const accountId = invited ? null : member.accountId;
  const person = accountId ? people.get(accountId) : undefined;
  return {
    accountId,
    email: member.email,
    fullName: person?.fullName ?? '',
    avatar: person?.avatar ?? null,
    isOwner: ownsRoom(room, member.accountId),
    invited,
  };
}

/** Presents the room's members as everybody sees them, the owner first. */
export async function presentMembers(
  context: ReadContext,
  room: RoomRecord,
  members: readonly MemberRecord[],
): Promise<ChatMember[]> {
  const people = await context.deps.people.byId(context, getAccountIds(members));
  return sortChatMembers(members.map((member) => presentMember(room, member, people)));
}

export function seenBy(members: readonly ChatMember[], email: string): ChatMemberSeen[] {
  return members.map((member) => ({ ...member, currentUser: member.email === email }));
}

/** Returns the accounts that events reach, including those of invited members. */
export function getAccountIds(members: readonly Pick<MemberRecord, 'accountId'>[]): string[] {
  return members.flatMap(({ accountId }) => accountId ?? []);
}
