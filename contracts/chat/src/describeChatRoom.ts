import { obfuscateEmail } from '@meet/contracts';
import { roomChannel } from '@meet/contracts/events';
import { CHAT_ROOM_FACES } from './limits.ts';
import type { ChatMember, ChatMemberSeen, ChatRoom, ChatRoomFacts } from './schemas.ts';

/** Facts of a room for one member only. */
export type OwnRoomFacts = Pick<ChatRoom, 'readSequence'> &
  Partial<Pick<ChatRoom, 'archivedThrough' | 'isInvited' | 'notificationLevel' | 'isFavourite'>>;

/**
 * Describes a room for one member, from the facts that everyone knows and the member's own. E-mails are lower case. A
 * described room may be described again.
 */
export function describeChatRoom(facts: ChatRoomFacts, viewerEmail: string, own: OwnRoomFacts): ChatRoom {
  const { readSequence, archivedThrough = null, isInvited = false } = own;
  const isPeerToPeer = facts.kind === 'private';
  const deletedSequences = facts.deletedSequences.filter((sequence) => sequence > readSequence);
  const unreadMessages = Math.max(0, facts.lastSequence - readSequence - deletedSequences.length);
  return {
    chatId: facts.chatId,
    chatChannel: roomChannel(facts.chatId),
    kind: facts.kind,
    roomName: facts.roomName,
    faces: toPreviewSeenBy(facts.faces, viewerEmail),
    memberCount: facts.memberCount,
    ownerEmail: facts.ownerEmail,
    isInvited,
    isOwner: facts.ownerEmail === viewerEmail,
    allowManage: facts.allowManage,
    isPeerToPeer,
    startedFromContact: isPeerToPeer,
    startedFromGroup: facts.kind === 'group',
    hasUnreadMessages: unreadMessages > 0,
    unreadMessages,
    lastMessage: facts.lastMessage,
    lastSequence: facts.lastSequence,
    readSequence,
    lastChange: facts.lastChange,
    deletedSequences,
    archivedThrough,
    isArchived: archivedThrough !== null && facts.lastSequence <= archivedThrough,
    notificationLevel: own.notificationLevel ?? 'everything',
    isFavourite: own.isFavourite ?? false,
    version: facts.version,
    createdAt: facts.createdAt,
  };
}

function toPreviewSeenBy(faces: readonly ChatMember[], viewerEmail: string): ChatMemberSeen[] {
  const seen = faces.map((member) => memberSeenBy(member, viewerEmail));
  const others = seen.filter(({ currentUser }) => !currentUser);
  return others.length > 0 ? others.slice(0, CHAT_ROOM_FACES) : seen;
}

/**
 * Returns a member's address as a room shows it to somebody who knows it from nowhere else. A person who was put there
 * and did nothing yet is a stranger to all but those who add, remove and invite again by address.
 */
export function addressShownIn(
  { isOwner, allowManage }: Pick<ChatRoom, 'isOwner' | 'allowManage'>,
  { email, invited, currentUser }: Pick<ChatMemberSeen, 'email' | 'invited' | 'currentUser'>,
): string {
  return invited && !currentUser && !isOwner && !allowManage ? obfuscateEmail(email) : email;
}

/** Owner first, then by name, so that every reader sees one order. */
export function sortChatMembers<Member extends ChatMember>(members: readonly Member[]): Member[] {
  return [...members].sort(
    (a, b) => Number(b.isOwner) - Number(a.isOwner) || compare(getName(a), getName(b)) || compare(a.email, b.email),
  );
}

/**
 * Returns the place of a kind of rooms in lists: favourites, the others, archived ones. An archived favourite stands with
 * the archived.
 */
export const rankChatRoom = ({ isArchived, isFavourite }: Pick<ChatRoom, 'isArchived' | 'isFavourite'>): number =>
  isArchived ? 2 : isFavourite ? 0 : 1;

type Sorted = Pick<ChatRoom, 'chatId' | 'lastMessage' | 'createdAt' | 'isArchived' | 'isFavourite'>;

/**
 * Sorts rooms as lists show them: favourites first, archived ones at the end, among these the last spoken in first. A room
 * without messages counts from its creation.
 */
export function sortChatRooms<Room extends Sorted>(rooms: readonly Room[]): Room[] {
  const lastActivity = (room: Room) => room.lastMessage?.timestamp ?? room.createdAt;
  return [...rooms].sort(
    (a, b) => rankChatRoom(a) - rankChatRoom(b) || lastActivity(b) - lastActivity(a) || compare(a.chatId, b.chatId),
  );
}

export function memberSeenBy(
  { accountId, email, fullName, avatar, isOwner, invited }: ChatMember,
  viewerEmail: string,
): ChatMemberSeen {
  return { accountId, email, fullName, avatar, isOwner, invited, currentUser: email === viewerEmail };
}

function getName({ fullName, email }: ChatMember): string {
  return (fullName || email).toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
