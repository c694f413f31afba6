import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { byteAnswer, input, output, timeZone } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatRoomKind } from './schemas.ts';

/** Formats of an exported room: `json` for programs, `html` for people. */
export const CHAT_EXPORT_FORMATS = ['json', 'html'] as const;
export type ChatExportFormat = (typeof CHAT_EXPORT_FORMATS)[number];

/** Version of `chatRoomExport`. It increases when readers of earlier files would misread later ones. */
export const CHAT_EXPORT_VERSION = 1;

export const exportChatRoom = defineCall('exportChatRoom', {
  path: 'export-chatroom',
  access: 'user',
  method: 'GET',
  summary:
    'Writes a room with its members and all messages to one file: JSON (docs/chat-export.md) or a page to read. For its owner only.',
  input: input({
    chatId: chatId(),
    format: string<ChatExportFormat>()
      .oneOf(CHAT_EXPORT_FORMATS, 'common.invalid')
      .typeError('common.invalid')
      .required('common.required')
      .meta({ name: 'ChatExportFormat' }),
    /** IANA time zone of the times in the page; UTC by default. */
    timezone: timeZone(),
  }),
  gives: 'bytes',
  output: output({ file: byteAnswer() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY],
  rateLimit: { max: 10, windowSeconds: 3600 },
});

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** A moment in UTC, in the format of ISO 8601. */
const time = () => string().required().matches(ISO_TIME);
const timeOrNull = () => string().defined().nullable().matches(ISO_TIME);

/** A message in an exported room, or in the thread of another one. */
export const chatExportedReply = object({
  /** 1, 2, 3 … within the room or thread, without a gap. */
  sequence: number().required(),
  /** `email` is null for a meeting’s guest and for an incoming webhook, which have no account. */
  author: object({
    name: string().defined(),
    email: string().defined().nullable(),
    isBot: boolean().required(),
  }).required(),
  sentAt: time(),
  /** Markdown as typed; a file’s name; empty once the message is deleted. */
  text: string().defined(),
  /** Null for a message that was not edited. */
  editedAt: timeOrNull(),
  /** Null unless the message is deleted. */
  deletedAt: timeOrNull(),
  isPinned: boolean().required(),
  /** Number of the message that this one replies to; null for any other. */
  replyTo: number().defined().nullable(),
  /** People whom `<@accountId>` in the text stands for. */
  mentions: array(object({ accountId: string().required(), name: string().defined() }).required()).required(),
  reactions: array(object({ emoji: string().required(), count: number().required() }).required()).required(),
  /** The sent file, with `size` in bytes; null for a text. The export does not contain the bytes. */
  file: object({ name: string().required(), type: string().required(), size: number().required() })
    .defined()
    .nullable()
    .default(null),
});

/** A message of an exported room, with the replies in its thread, oldest first. */
export const chatExportedMessage = chatExportedReply.shape({
  replies: array(chatExportedReply.required()).required().default([]),
});

/** An exported room: the content of the JSON file. */
export const chatRoomExport = object({
  format: string().oneOf(['meet.chat-room']).required(),
  version: number().oneOf([CHAT_EXPORT_VERSION]).required(),
  exportedAt: time(),
  room: object({
    chatId: string().required(),
    kind: chatRoomKind(),
    /** The room's name, else the other members’ names. */
    title: string().defined(),
    createdAt: time(),
  }).required(),
  /** Owner first, then by name. */
  members: array(
    object({
      /** Empty while the member is invited. */
      name: string().defined(),
      email: string().required(),
      isOwner: boolean().required(),
      isInvited: boolean().required(),
    }).required(),
  ).required(),
  /** Oldest first. */
  messages: array(chatExportedMessage.required()).required(),
});

export type ChatExportedReply = InferType<typeof chatExportedReply>;
export type ChatExportedMessage = InferType<typeof chatExportedMessage>;
export type ChatRoomExport = InferType<typeof chatRoomExport>;
