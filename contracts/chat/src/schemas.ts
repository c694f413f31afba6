import { array, boolean, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  addressKey,
  count,
  email,
  id,
  LIMITS,
  line,
  list,
  listedEmail,
  requiredLine,
  requiredLines,
  requiredText,
  text,
  timestamp,
} from '@meet/contracts';
import { CHAT_FILE_KINDS } from './fileTypes.ts';
import type { ChatFileKind } from './fileTypes.ts';
import { CHAT_MESSAGE_MAX, CHAT_ROOM_NAME_MAX, CHAT_SEARCH_MAX, CHAT_SEARCH_MIN } from './limits.ts';

export const chatId = () => id('chat.idRequired');

/** Chosen for each message by whoever sends it; the same id again is the same message. */
export const clientMessageId = () =>
  text()
    .matches(/^[A-Za-z0-9_-]{8,64}$/, { message: 'chat.clientMessageIdInvalid', excludeEmptyString: true })
    .meta({ scalar: 'String' });

/** Sequence numbers and offsets; never negative. */
export const position = () => count().min(0, 'chat.positionInvalid').max(LIMITS.count, 'chat.positionInvalid');

/** Fields that name a message. */
export const namedMessage = () => ({ chatId: chatId(), sequence: position().required('chat.sequenceRequired') });

export const messageContent = () => requiredLines('chat.messageEmpty').max(CHAT_MESSAGE_MAX, 'chat.messageTooLong');

/** Text to search for. */
export const searchedText = () =>
  requiredText('common.required')
    .min(CHAT_SEARCH_MIN, 'chat.searchTooShort')
    .max(CHAT_SEARCH_MAX, 'chat.searchTooLong');

const roomNameLength = {
  name: 'room-name-length',
  message: 'chat.roomNameTooLong',
  params: { max: CHAT_ROOM_NAME_MAX },
  test: (value: string | null | undefined) => value == null || value.trim().length <= CHAT_ROOM_NAME_MAX,
};

/** White space around it does not count. May be left out or empty: the room is then called by its members' names. */
export const roomName = () => line().test(roomNameLength);
/** The same of a name that is stored already, a meeting's subject for one. */
export const storedRoomName = () => text().test(roomNameLength);
export const requiredRoomName = () => requiredLine('chat.roomNameUnchanged').test(roomNameLength);

export const memberEmail = () => email({ tooLong: 'chat.memberEmailTooLong' });

/** E-mail addresses; objects with an `email` are taken too. Doubles count once, whatever their case. */
export const memberEmails = () =>
  list(listedEmail({ tooLong: 'chat.memberEmailTooLong' }))
    .transform((list: unknown) => (Array.isArray(list) ? distinct(list.map(getAddress)) : list))
    .typeError('chat.membersRequired')
    .required('chat.membersRequired');

export const chatMember = object({
  /** Null, the name empty and no picture while invited: whether an account has the address is not told. */
  accountId: string().nullable().defined(),
  email: string().required(),
  fullName: string().defined(),
  avatar: string().nullable().defined(),
  isOwner: boolean().required(),
  /** Put in by somebody who is no acquaintance, and did nothing in the room yet; with an account or without. */
  invited: boolean().required(),
}).meta({ name: 'ChatMemberAttributes' });

/** A member as one of them sees it. */
export const chatMemberSeen = chatMember.shape({ currentUser: boolean().required() }).meta({ name: 'ChatMember' });

/** Description of a file; get-chat-file returns its bytes. */
export const chatFile = object({
  fileId: string().required(),
  kind: string<ChatFileKind>().oneOf(CHAT_FILE_KINDS).required().meta({ name: 'ChatFileKind' }),
  name: string().required(),
  /** The media type that its bytes have. */
  type: string().required(),
  /** Bytes. */
  size: number().required(),
  /** Pixels of a picture, so that its place can be kept; null of anything else. */
  width: number().nullable().defined(),
  height: number().nullable().defined(),
}).meta({ name: 'ChatFile' });

/** A message cut to one line, for lists and quotes. */
const chatMessagePreview = object({
  sequence: number().required(),
  name: string().defined(),
  /** Empty for a guest of a meeting. */
  email: string().defined(),
  /** Empty of a deleted message. */
  content: string().defined(),
  timestamp: timestamp(),
  isDeleted: boolean().required(),
}).meta({ name: 'ChatMessagePreview' });

/** A person whom a message mentions: `<@` and the account's id in its text. */
const chatMention = object({
  accountId: string().required(),
  fullName: string().defined(),
  /** False once the person has left the room. */
  isMember: boolean().required(),
}).meta({ name: 'ChatMention' });

export const chatMessage = object({
  chatId: string().required(),
  /** 1, 2, 3 … within the room, without a gap. */
  sequence: number().required(),
  clientMessageId: string().required().meta({ scalar: 'String' }),
  name: string().defined(),
  /** Empty for a guest of a meeting, who has no account. */
  email: string().defined(),
  avatar: string().nullable().defined(),
  /** The text; for a file its name, for clients that know no files; empty once the message is deleted. */
  content: string().defined(),
  /** The people mentioned in the text; others' ids in it are text. */
  mentions: array(chatMention.required()).required(),
  /** Makes the message one of a file; null of a text. */
  file: chatFile.nullable().defined(),
  /** Unix milliseconds. */
  timestamp: timestamp(),
  /** Place of the message’s last change among those of the room; 0 while it is as it was sent. */
  change: number().required(),
  /** Counts the texts that the message had; an edit names the one that it replaces. */
  revision: number().required(),
  /** Unix milliseconds; null of a message that was not edited. */
  editedAt: timestamp().nullable().defined(),
  /** Unix milliseconds; null unless the message is deleted. */
  deletedAt: timestamp().nullable().defined(),
  /** Kept in the room’s list of pinned messages. */
  isPinned: boolean().required(),
  /** Numbers of people by emoji, the first one first. Behind by a second at most. */
  reactions: array(
    object({ emoji: string().required(), count: number().required() }).meta({ name: 'ChatReaction' }).required(),
  ).required(),
  /** The message that this one replies to, as it reads now; null of any other. */
  replyTo: chatMessagePreview.nullable().defined(),
}).meta({ name: 'ChatMessage' });

const CHAT_ROOM_KINDS = ['room', 'private', 'group'] as const;
export type ChatRoomKind = (typeof CHAT_ROOM_KINDS)[number];
export const chatRoomKind = () =>
  string<ChatRoomKind>().oneOf(CHAT_ROOM_KINDS).required().meta({ name: 'ChatRoomKind' });

/** Members of a room, as far as lists show them. */
export const memberAttributes = {
  /** Its owner, then who came first: one more than are shown, for whoever looks is among them perhaps. */
  memberPreview: array(chatMember.required()).required(),
  memberCount: number().required(),
  /** Null where the owner is not in the room. */
  ownerEmail: string().nullable().defined(),
};

/** Attributes of a room that are the same for everyone in it. */
export const chatRoomAttributes = object({
  chatId: string().required(),
  kind: chatRoomKind(),
  roomName: string().defined(),
  allowManage: boolean().required(),
  ...memberAttributes,
  lastMessage: chatMessagePreview.nullable().defined(),
  lastSequence: number().required(),
  /** Number of the last change of a message. */
  lastChange: number().required(),
  /** Numbers of deleted messages, which do not count as unread; ascending, the last hundred. */
  deletedSequences: array(number().required()).required(),
  /** Counts the changes of name, rights and members; an event with a lower one is stale. */
  version: number().required(),
  createdAt: timestamp(),
});

export const CHAT_NOTIFICATION_LEVELS = ['everything', 'mentions', 'nothing'] as const;
export type ChatNotificationLevel = (typeof CHAT_NOTIFICATION_LEVELS)[number];

/** Messages of a room of which a member is notified: all, those that mention the member, or none. */
export const notificationLevel = () =>
  string<ChatNotificationLevel>()
    .oneOf(CHAT_NOTIFICATION_LEVELS, 'common.invalid')
    .meta({ name: 'ChatNotificationLevel' });

/** Settings that a member has for a room, and that nobody else sees. */
export const ownRoomSettings = {
  notificationLevel: notificationLevel().required(),
  /** Favourites stand before the other rooms in the member’s lists. */
  isFavourite: boolean().required(),
};

const BY_PAGES = 'Ask chatMembers, by pages.';

/** A room as one of its members sees it. Costs the same however many they are. */
const chatRoomSeen = object({
  chatId: string().required(),
  chatChannel: string().required(),
  kind: chatRoomKind(),
  roomName: string().defined(),
  /** Up to three of the others, the owner first, then who came first; the viewer where nobody else is left. */
  memberPreview: array(chatMemberSeen.required()).required(),
  memberCount: number().required(),
  /** Null where the owner is not in the room. */
  ownerEmail: string().nullable().defined(),
  /** The viewer was put in by somebody who is no acquaintance, and did nothing in the room yet. */
  isInvited: boolean().required(),
  isOwner: boolean().required(),
  allowManage: boolean().required(),
  isPeerToPeer: boolean().required(),
  startedFromContact: boolean().required(),
  startedFromGroup: boolean().required(),
  hasUnreadMessages: boolean().required(),
  unreadMessages: number().required(),
  lastMessage: chatMessagePreview.nullable().defined(),
  lastSequence: number().required(),
  readSequence: number().required(),
  /** Number of the last change of a message. */
  lastChange: number().required(),
  /** Numbers of deleted messages after the last one read, which do not count as unread. */
  deletedSequences: array(number().required()).required(),
  /** The last message when its member archived it; null where they did not. */
  archivedThrough: number().nullable().defined(),
  /** Archived, and nobody has written since. */
  isArchived: boolean().required(),
  ...ownRoomSettings,
  version: number().required(),
  createdAt: timestamp(),
});

/** With everyone in it, as the specified calls tell it. */
export const chatRoom = chatRoomSeen
  .shape({
    /** The other person's picture, or a list of the others' pictures. */
    photo: mixed<string | (string | null)[]>().nullable().defined().meta({ restOnly: true }),
    /** Empty if the caller asked for the preview only. */
    participants: array(chatMemberSeen.required()).required().meta({ deprecated: BY_PAGES }),
    /** The others' names, joined by commas. */
    participantsArrayString: string().defined().meta({ deprecated: BY_PAGES }),
    messages: array(chatMessage.required()).required().meta({ restOnly: true }),
    messagesOffset: number().required().meta({ restOnly: true }),
  })
  .meta({ name: 'ChatRoom' });

function getAddress(entry: unknown): unknown {
  const address =
    typeof entry === 'object' && entry !== null && 'email' in entry && typeof entry.email === 'string'
      ? entry.email
      : entry;
  return typeof address === 'string' ? addressKey(address.trim()) : address;
}

function distinct(list: unknown[]): unknown[] {
  return [...new Set(list)];
}

export type ChatFile = InferType<typeof chatFile>;
export type ChatMember = InferType<typeof chatMember>;
export type ChatMemberSeen = InferType<typeof chatMemberSeen>;
export type ChatMention = InferType<typeof chatMention>;
export type ChatMessage = InferType<typeof chatMessage>;
export type ChatReaction = ChatMessage['reactions'][number];
export type ChatMessagePreview = InferType<typeof chatMessagePreview>;
export type ChatRoom = InferType<typeof chatRoomSeen>;
/** As the specified calls tell it. */
export type ChatRoomInFull = InferType<typeof chatRoom>;
export type ChatRoomAttributes = InferType<typeof chatRoomAttributes>;
