import { sortChatMembers, type ChatMember, type ChatMemberSeen } from '@meet/contracts/chat';
import type { ReadContext } from '../define.ts';
import type { ChatMemberDocument } from '../models/ChatMember.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';
import type { Person } from '../people/createPeople.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';

export function presentMember(
  room: ChatRoomDocument,
  member: ChatMemberDocument,
  people: ReadonlyMap<string, Person>,
): ChatMember {
  const person = member.accountId ? people.get(member.accountId) : undefined;
  return {
    accountId: member.accountId,
    email: member.email,
    fullName: person?.fullName ?? '',
    avatar: person?.avatar ?? null,
    isOwner: ownsRoom(room, member.accountId),
    invited: member.accountId === null,
  };
}

/** The room's members as everyone sees them, its owner first. */
export async function presentMembers(
  context: ReadContext,
  room: ChatRoomDocument,
  members: readonly ChatMemberDocument[],
): Promise<ChatMember[]> {
  const people = await context.deps.people.byId(context, accountIdsOf(members));
  return sortChatMembers(members.map((member) => presentMember(room, member, people)));
}

export function seenBy(members: readonly ChatMember[], email: string): ChatMemberSeen[] {
  return members.map((member) => ({ ...member, currentUser: member.email === email }));
}

export function accountIdsOf(members: readonly ChatMemberDocument[]): string[] {
  return members.flatMap(({ accountId }) => accountId ?? []);
}
