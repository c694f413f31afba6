import type { ChatFile, ChatReaction } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface MessageRecord {
  /** `<chatId>:<sequence>`, so that two messages never get the same number. */
  _id: string;
  chatId: string;
  sequence: number;
  /** An account id, `guest:` and the id of a meeting's guest, or `bot:` and the id of an incoming webhook. */
  authorId: string;
  /** Name and address at the time of sending, in case the account is deleted later; guests and webhooks have no address. */
  name: string;
  email: string;
  /** Set if a program wrote it: an incoming webhook, or one with a person's API key. */
  isBot?: true;
  clientMessageId: string;
  /** Text of the message; for a file its name. */
  content: string;
  /** Members whom the text mentions, with their names at the time; missing if there are none. */
  mentions?: MessageMention[];
  /** The file as it was when it was sent; missing for a text. */
  file?: ChatFile;
  timestamp: number;
  /** Number of the message that it replies to. */
  replyTo?: number;
  /** Replies in the thread that the message started; missing if there are none. */
  thread?: ThreadSummary;
  /** Number of people by emoji, in the order of the first reactions. */
  reactions?: ChatReaction[];
  /** Time of the last reaction that is not counted in `reactions` yet, in Unix milliseconds. */
  reactionsDue?: number;
  /** Number of the message's last change in its room; missing while it is unchanged. */
  change?: number;
  /** Number of texts that the message has had; missing if it was not edited. */
  revision?: number;
  editedAt?: number;
  /** Earlier texts, the oldest first; author and owner may read them. */
  versions?: MessageVersion[];
  /** Time in Unix milliseconds; missing if the message is not pinned. */
  pinnedAt?: number;
  deletedAt?: number;
  /** Account that deleted the message. */
  deletedBy?: string;
  /** Parts of a deleted message that are needed to undo the deletion; removed at `purgeAt`. */
  withdrawn?: Pick<MessageRecord, 'content' | 'file' | 'versions' | 'mentions' | 'pinnedAt'>;
  purgeAt?: number;
}

export interface ThreadSummary {
  replies: number;
  lastReplyAt: number;
  /** The last people who replied, the latest first, as their messages name them. */
  repliers: Pick<MessageRecord, 'authorId' | 'name' | 'email'>[];
}

export interface MessageMention {
  accountId: string;
  name: string;
}

export interface MessageVersion {
  revision: number;
  content: string;
  writtenAt: number;
}

const schema = new Schema<MessageRecord>(
  {
    _id: { type: String, required: true },
    chatId: { type: String, required: true },
    sequence: { type: Number, required: true },
    authorId: { type: String, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    isBot: Boolean,
    clientMessageId: { type: String, required: true },
    content: { type: String, required: true },
    mentions: { type: [Schema.Types.Mixed], default: undefined },
    file: Schema.Types.Mixed,
    timestamp: { type: Number, required: true },
    replyTo: Number,
    thread: Schema.Types.Mixed,
    reactions: { type: [Schema.Types.Mixed], default: undefined },
    reactionsDue: Number,
    change: Number,
    revision: Number,
    editedAt: Number,
    versions: { type: [Schema.Types.Mixed], default: undefined },
    pinnedAt: Number,
    deletedAt: Number,
    deletedBy: String,
    withdrawn: Schema.Types.Mixed,
    purgeAt: Number,
  },
  { collection: 'chat.messages', versionKey: false },
);
schema.index({ chatId: 1, sequence: 1 }, { unique: true });
// Finds the files of a room without reading the texts between them.
schema.index({ chatId: 1, sequence: -1 }, { partialFilterExpression: { file: { $exists: true } } });
schema.index({ chatId: 1, change: 1, sequence: 1 }, { partialFilterExpression: { change: { $exists: true } } });
schema.index({ chatId: 1, pinnedAt: -1, sequence: -1 }, { partialFilterExpression: { pinnedAt: { $exists: true } } });
schema.index({ reactionsDue: 1 }, { partialFilterExpression: { reactionsDue: { $exists: true } } });
schema.index({ purgeAt: 1 }, { partialFilterExpression: { purgeAt: { $exists: true } } });
// Kept permanently: a retry after a week still finds the first message. The client message id precedes the author, so
// that messages of the same time are adjacent in the index, for any number of authors. This halves the time in which a
// group of messages reaches the disk.
schema.index({ chatId: 1, clientMessageId: 1, authorId: 1 }, { unique: true });

export function messageModel(connection: Connection): Model<MessageRecord> {
  return connection.model<MessageRecord>('ChatMessage', schema);
}

/** Excludes fields of a message that are read only for its history and to undo its deletion. */
export const WITHOUT_HISTORY = { versions: 0, withdrawn: 0 } as const;

export const messageKey = (chatId: string, sequence: number) => `${chatId}:${sequence}`;

const GUEST = 'guest:';
/** Returns the author id of a meeting's guest, who has no account. */
export const toGuestId = (guestId: string) => `${GUEST}${guestId}`;
const BOT = 'bot:';
/** Returns the author id of an incoming webhook. */
export const toBotId = (webhookId: string) => `${BOT}${webhookId}`;
/** Returns whether an author is an account: neither a guest nor a webhook. */
export const isAccount = (authorId: string) => !authorId.startsWith(GUEST) && !authorId.startsWith(BOT);
