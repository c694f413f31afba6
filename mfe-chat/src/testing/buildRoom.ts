import {
  CHAT_ROOM_PREVIEW,
  describeChatRoom,
  type ChatMember,
  type ChatMessage,
  type ChatRoom,
  type ChatRoomAttributes,
  type OwnRoomAttributes,
} from '@meet/chat-contract';

export const VIEWER = 'ana@example.com';

export function buildMember(change: Partial<ChatMember> = {}): ChatMember {
  return {
    accountId: 'account-ben',
    email: 'ben@example.com',
    fullName: 'Ben Okafor',
    avatar: null,
    isOwner: false,
    invited: false,
    ...change,
  };
}

export const ANA = buildMember({ accountId: 'account-ana', email: VIEWER, fullName: 'Ana Pop', isOwner: true });
export const BEN = buildMember();

/** Returns the members of a room as lists show them, the owner first. */
export function getMemberAttributes(
  members: readonly ChatMember[],
): Pick<ChatRoomAttributes, 'memberPreview' | 'memberCount' | 'ownerEmail'> {
  const owner = members.find(({ isOwner }) => isOwner);
  const ranked = owner ? [owner, ...members.filter((member) => member !== owner)] : members;
  return {
    memberPreview: ranked.slice(0, CHAT_ROOM_PREVIEW + 1),
    memberCount: members.length,
    ownerEmail: owner?.email ?? null,
  };
}

type Change = Partial<ChatRoomAttributes & OwnRoomAttributes> & { readonly participants?: readonly ChatMember[] };

/** A room as Ana sees it. */
export function buildRoom(change: Change = {}): ChatRoom {
  const { readSequence, archivedThrough, isInvited, notificationLevel, isFavourite, ...given } = change;
  const { participants = [ANA, BEN], ...attributes } = given;
  const whole: ChatRoomAttributes = {
    chatId: 'room-1',
    kind: 'room',
    roomName: 'Launch',
    allowManage: false,
    ...getMemberAttributes(participants),
    lastMessage: null,
    lastSequence: 0,
    lastChange: 0,
    deletedSequences: [],
    version: 1,
    createdAt: Date.UTC(2026, 0, 5, 9),
    ...attributes,
  };
  return describeChatRoom(whole, VIEWER, {
    readSequence: readSequence ?? whole.lastSequence,
    archivedThrough: archivedThrough ?? null,
    isInvited: isInvited ?? false,
    notificationLevel,
    isFavourite,
  });
}

export function buildMessage(sequence: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    chatId: 'room-1',
    sequence,
    clientMessageId: `message-${sequence}`,
    name: BEN.fullName,
    email: BEN.email,
    avatar: null,
    content: `text ${sequence}`,
    mentions: [],
    file: null,
    timestamp: Date.UTC(2026, 0, 5, 10, sequence),
    change: 0,
    revision: 1,
    editedAt: null,
    deletedAt: null,
    isBot: false,
    isPinned: false,
    reactions: [],
    replyTo: null,
    thread: null,
    ...change,
  };
}

export function buildMessages(from: number, to: number): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => buildMessage(from + index));
}
