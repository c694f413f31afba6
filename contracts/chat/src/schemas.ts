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

/** Id that the sender chooses for each message. A second message with the same id is the same message. */
export const clientMessageId = () =>
  text()
    .matches(/^[A-Za-z0-9_-]{8,64}$/, { message: 'chat.clientMessageIdInvalid', excludeEmptyString: true })
    .meta({ scalar: 'String' });

/** Sequence numbers and offsets; never negative. */
export const position = () => count().min(0, 'chat.positionInvalid').max(LIMITS.count, 'chat.positionInvalid');

/** Fields that identify a message. */
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

/**
 * Name of a room; surrounding white space does not count. If it is absent or empty, lists show the members' names
 * instead.
 */
export const roomName = () => line().test(roomNameLength);
/** The same rules for a name that is already stored, such as a meeting's subject. */
export const storedRoomName = () => text().test(roomNameLength);
export const requiredRoomName = () => requiredLine('chat.roomNameUnchanged').test(roomNameLength);

export const memberEmail = () => email({ tooLong: 'chat.memberEmailTooLong' });

/** E-mail addresses, or objects with an `email`. Duplicates count once, case-insensitive. */
export const memberEmails = () =>
  list(listedEmail({ tooLong: 'chat.memberEmailTooLong' }))
    .transform((list: unknown) => (Array.isArray(list) ? distinct(list.map(getAddress)) : list))
    .typeError('chat.membersRequired')
    .required('chat.membersRequired');

export const chatMember = object({
  /**
   * Null while the member is invited, with an empty name and no picture, so that nobody learns whether an account
   * exists.
   */
  accountId: string().nullable().defined(),
  email: string().required(),
  fullName: string().defined(),
  avatar: string().nullable().defined(),
  isOwner: boolean().required(),
  /** Whether a stranger added this person, who has not acted in the room yet. The person may have an account or not. */
  invited: boolean().required(),
}).meta({ name: 'ChatMemberAttributes' });

/** A member as another member sees it. */
export const chatMemberSeen = chatMember.shape({ currentUser: boolean().required() }).meta({ name: 'ChatMember' });

/** Description of a file; get-chat-file returns its bytes. */
export const chatFile = object({
  fileId: string().required(),
  kind: string<ChatFileKind>().oneOf(CHAT_FILE_KINDS).required().meta({ name: 'ChatFileKind' }),
  name: string().required(),
  /** Media type of the bytes. */
  type: string().required(),
  /** Bytes. */
  size: number().required(),
  /** Size of a picture in pixels, so that pages reserve its space; null for anything else. */
  width: number().nullable().defined(),
  height: number().nullable().defined(),
}).meta({ name: 'ChatFile' });

/** A message cut to one line, for lists and quotes. */
const chatMessagePreview = object({
  sequence: number().required(),
  name: string().defined(),
  /** Empty for a guest of a meeting, and for an incoming webhook. */
  email: string().defined(),
  isBot: boolean().required(),
  /** Empty for a deleted message. */
  content: string().defined(),
  timestamp: timestamp(),
  isDeleted: boolean().required(),
}).meta({ name: 'ChatMessagePreview' });

/** A person whom a message mentions: its text holds `<@`, the account's id and `>`. */
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
  /** Empty for a guest of a meeting and for an incoming webhook, which have no account. */
  email: string().defined(),
  /** Whether a program wrote it: an incoming webhook, or a person’s program with an API key. */
  isBot: boolean().required(),
  avatar: string().nullable().defined(),
  /** Text of the message; a file's name, for clients that do not support files; empty once the message is deleted. */
  content: string().defined(),
  /** People mentioned in the text. Other ids in it are plain text. */
  mentions: array(chatMention.required()).required(),
  /** The sent file; null for a text. */
  file: chatFile.nullable().defined(),
  /** Unix milliseconds. */
  timestamp: timestamp(),
  /** Change number of the message's last change in its room; 0 if it was never changed. */
  change: number().required(),
  /** Number of the current text. An edit names the revision that it replaces. */
  revision: number().required(),
  /** Unix milliseconds; null for a message that was not edited. */
  editedAt: timestamp().nullable().defined(),
  /** Unix milliseconds; null unless the message is deleted. */
  deletedAt: timestamp().nullable().defined(),
  /** Whether the room’s list of pinned messages holds it. */
  isPinned: boolean().required(),
  /** Number of people for each emoji, in the order of the first reaction. At most a second old. */
  reactions: array(
    object({ emoji: string().required(), count: number().required() }).meta({ name: 'ChatReaction' }).required(),
  ).required(),
  /** Message that this one replies to, in its current text; null for any other. */
  replyTo: chatMessagePreview.nullable().defined(),
  /** Replies in the thread that the message started; null if there are none. At most a second old. */
  thread: object({
    replies: number().required(),
    lastReplyAt: timestamp(),
    /** The last people who replied, the latest first. `email` is empty for a deleted account. */
    repliers: array(
      object({ name: string().defined(), email: string().defined(), avatar: string().nullable().defined() })
        .meta({ name: 'ChatReplier' })
        .required(),
    ).required(),
  })
    .meta({ name: 'ChatThreadSummary' })
    .nullable()
    .defined()
    .default(null),
}).meta({ name: 'ChatMessage' });

const CHAT_ROOM_KINDS = ['room', 'private', 'group'] as const;
export type ChatRoomKind = (typeof CHAT_ROOM_KINDS)[number];
export const chatRoomKind = () =>
  string<ChatRoomKind>().oneOf(CHAT_ROOM_KINDS).required().meta({ name: 'ChatRoomKind' });

/** Members of a room that lists show. */
export const memberAttributes = {
  /** The owner, then members in the order of joining. One more than lists show, since the viewer may be among them. */
  memberPreview: array(chatMember.required()).required(),
  memberCount: number().required(),
  /** Null if the owner is not in the room. */
  ownerEmail: string().nullable().defined(),
};

/** Attributes of a room that are the same for all members. */
export const chatRoomAttributes = object({
  chatId: string().required(),
  kind: chatRoomKind(),
  roomName: string().defined(),
  allowManage: boolean().required(),
  ...memberAttributes,
  lastMessage: chatMessagePreview.nullable().defined(),
  lastSequence: number().required(),
  /** Change number of the last change to a message. */
  lastChange: number().required(),
  /** Numbers of deleted messages, which do not count as unread; ascending, at most the last hundred. */
  deletedSequences: array(number().required()).required(),
  /** Version, which every change of name, rights or members increases. An event with a lower version is stale. */
  version: number().required(),
  createdAt: timestamp(),
});

export const CHAT_NOTIFICATION_LEVELS = ['everything', 'mentions', 'nothing'] as const;
export type ChatNotificationLevel = (typeof CHAT_NOTIFICATION_LEVELS)[number];

/** Messages of a room that notify a member: all, those that mention the member, or none. */
export const notificationLevel = () =>
  string<ChatNotificationLevel>()
    .oneOf(CHAT_NOTIFICATION_LEVELS, 'common.invalid')
    .meta({ name: 'ChatNotificationLevel' });

/** A member's own settings for a room, which nobody else sees. */
export const ownRoomSettings = {
  notificationLevel: notificationLevel().required(),
  /** Whether the room is a favourite, which the member’s lists show before the other rooms. */
  isFavourite: boolean().required(),
};

const BY_PAGES = 'Ask chatMembers, by pages.';

/** A room as one of its members sees it. Its cost does not depend on the number of members. */
const chatRoomSeen = object({
  chatId: string().required(),
  chatChannel: string().required(),
  kind: chatRoomKind(),
  roomName: string().defined(),
  /** Up to three other members: the owner, then in the order of joining. The viewer if nobody else is left. */
  memberPreview: array(chatMemberSeen.required()).required(),
  memberCount: number().required(),
  /** Null if the owner is not in the room. */
  ownerEmail: string().nullable().defined(),
  /** Whether a stranger added the viewer, who has not acted in the room yet. */
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
  /** Change number of the last change to a message. */
  lastChange: number().required(),
  /** Numbers of deleted messages after the read mark, which do not count as unread. */
  deletedSequences: array(number().required()).required(),
  /** Number of the last message when the member archived the room; null if the member did not. */
  archivedThrough: number().nullable().defined(),
  /** Whether the member archived the room and nobody has written since. */
  isArchived: boolean().required(),
  ...ownRoomSettings,
  version: number().required(),
  createdAt: timestamp(),
});

/** A room with all its members, for the calls of the specification. */
export const chatRoom = chatRoomSeen
  .shape({
    /** The other person's picture, or a list of the others' pictures. */
    photo: mixed<string | (string | null)[]>().nullable().defined().meta({ restOnly: true }),
    /** Empty if the caller requested only the preview. */
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
export type ChatThreadSummary = NonNullable<ChatMessage['thread']>;
export type ChatReaction = ChatMessage['reactions'][number];
export type ChatMessagePreview = InferType<typeof chatMessagePreview>;
export type ChatRoom = InferType<typeof chatRoomSeen>;
/** A room as the calls of the specification return it. */
export type ChatRoomInFull = InferType<typeof chatRoom>;
export type ChatRoomAttributes = InferType<typeof chatRoomAttributes>;
