import { obfuscateEmail } from '@meet/contracts';
import { roomChannel } from '@meet/contracts/events';
import { CHAT_ROOM_PREVIEW } from './limits.ts';
import type { ChatMember, ChatMemberSeen, ChatRoom, ChatRoomAttributes } from './schemas.ts';

/** Attributes of a room that belong to one member only. */
export type OwnRoomAttributes = Pick<ChatRoom, 'readSequence'> &
  Partial<Pick<ChatRoom, 'archivedThrough' | 'isInvited' | 'notificationLevel' | 'isFavourite'>>;

/**
 * Describes a room for one member, from the shared attributes and the member's own. E-mails are lower case. The input
 * may be an already described room.
 */
export function describeChatRoom(
  attributes: ChatRoomAttributes,
  viewerEmail: string,
  own: OwnRoomAttributes,
): ChatRoom {
  const { readSequence, archivedThrough = null, isInvited = false } = own;
  const isPeerToPeer = attributes.kind === 'private';
  const deletedSequences = attributes.deletedSequences.filter((sequence) => sequence > readSequence);
  const unreadMessages = Math.max(0, attributes.lastSequence - readSequence - deletedSequences.length);
  return {
    chatId: attributes.chatId,
    chatChannel: roomChannel(attributes.chatId),
    kind: attributes.kind,
    roomName: attributes.roomName,
    memberPreview: toPreviewSeenBy(attributes.memberPreview, viewerEmail),
    memberCount: attributes.memberCount,
    ownerEmail: attributes.ownerEmail,
    isInvited,
    isOwner: attributes.ownerEmail === viewerEmail,
    allowManage: attributes.allowManage,
    isPeerToPeer,
    startedFromContact: isPeerToPeer,
    startedFromGroup: attributes.kind === 'group',
    hasUnreadMessages: unreadMessages > 0,
    unreadMessages,
    lastMessage: attributes.lastMessage,
    lastSequence: attributes.lastSequence,
    readSequence,
    lastChange: attributes.lastChange,
    deletedSequences,
    archivedThrough,
    isArchived: archivedThrough !== null && attributes.lastSequence <= archivedThrough,
    notificationLevel: own.notificationLevel ?? 'everything',
    isFavourite: own.isFavourite ?? false,
    version: attributes.version,
    createdAt: attributes.createdAt,
  };
}

function toPreviewSeenBy(memberPreview: readonly ChatMember[], viewerEmail: string): ChatMemberSeen[] {
  const seen = memberPreview.map((member) => memberSeenBy(member, viewerEmail));
  const others = seen.filter(({ currentUser }) => !currentUser);
  return others.length > 0 ? others.slice(0, CHAT_ROOM_PREVIEW) : seen;
}

/**
 * Returns a member's address for a viewer who does not know it from elsewhere. The address of an invited member is
 * obfuscated, except for the owner, for members who may manage the room, and for the member.
 */
export function addressShownIn(
  { isOwner, allowManage }: Pick<ChatRoom, 'isOwner' | 'allowManage'>,
  { email, invited, currentUser }: Pick<ChatMemberSeen, 'email' | 'invited' | 'currentUser'>,
): string {
  return invited && !currentUser && !isOwner && !allowManage ? obfuscateEmail(email) : email;
}

/** Sorts members: owner first, then by name, so that the order is the same for everybody. */
export function sortChatMembers<Member extends ChatMember>(members: readonly Member[]): Member[] {
  return [...members].sort(
    (a, b) => Number(b.isOwner) - Number(a.isOwner) || compare(getName(a), getName(b)) || compare(a.email, b.email),
  );
}

/**
 * Returns the rank of a room in lists: favourites, then the others, then archived rooms. An archived favourite ranks
 * with the archived rooms.
 */
export const rankChatRoom = ({ isArchived, isFavourite }: Pick<ChatRoom, 'isArchived' | 'isFavourite'>): number =>
  isArchived ? 2 : isFavourite ? 0 : 1;

type Sorted = Pick<ChatRoom, 'chatId' | 'lastMessage' | 'createdAt' | 'isArchived' | 'isFavourite'>;

/**
 * Sorts rooms for lists: favourites first, archived rooms last, and within each the most recent message first. A room
 * without messages counts by its creation time.
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
