import type { ChatMember, ChatMemberSeen, ChatRoom } from '@meet/contracts/chat';

/** What the room is called: its name, else its members' names. */
export function roomTitle({ roomName, participantsArrayString }: ChatRoom, alone: string): string {
  return roomName || participantsArrayString || alone;
}

export function memberName({ fullName, email }: Pick<ChatMember, 'fullName' | 'email'>): string {
  return fullName || email;
}

/** The members that a room's picture shows: the others, or the viewer where nobody else is left. */
export function picturedMembers({ participants }: ChatRoom): readonly ChatMemberSeen[] {
  const others = participants.filter(({ currentUser }) => !currentUser);
  return others.length > 0 ? others : participants;
}
