import type { ChatFile, ChatReaction } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface MessageRecord {
  /** `<chatId>:<sequence>`: two messages never get one number. */
  _id: string;
  chatId: string;
  sequence: number;
  /** An account, or `guest:` and who of a meeting's guests it was. */
  authorId: string;
  /** Name and address at the time, for when the account is gone; guests have no address. */
  name: string;
  email: string;
  clientMessageId: string;
  /** The text; for a file its name. */
  content: string;
  /** Members whom the text mentions, with their names at the time; missing if it mentions none. */
  mentions?: MessageMention[];
  /** As it was when it was sent; missing of a text. */
  file?: ChatFile;
  timestamp: number;
  /** Number of the message that it replies to. */
  replyTo?: number;
  /** Numbers of people by emoji, the first one first. */
  reactions?: ChatReaction[];
  /** When a reaction last changed that is not in `reactions` yet, in unix milliseconds. */
  reactionsDue?: number;
  /** Number of the message's last change in its room; missing while it is as it was sent. */
  change?: number;
  /** Counts its texts; missing of one that was not edited. */
  revision?: number;
  editedAt?: number;
  /** Earlier texts, the oldest first, for author and owner. */
  versions?: MessageVersion[];
  /** Unix milliseconds; missing unless it is pinned. */
  pinnedAt?: number;
  deletedAt?: number;
  /** Account that deleted it. */
  deletedBy?: string;
  /** Parts of a deleted message by which its deletion can be undone; removed at `purgeAt`. */
  withdrawn?: Pick<MessageRecord, 'content' | 'file' | 'versions' | 'mentions' | 'pinnedAt'>;
  purgeAt?: number;
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
    clientMessageId: { type: String, required: true },
    content: { type: String, required: true },
    mentions: { type: [Schema.Types.Mixed], default: undefined },
    file: Schema.Types.Mixed,
    timestamp: { type: Number, required: true },
    replyTo: Number,
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
// The files of a room, without the texts between them.
schema.index({ chatId: 1, sequence: -1 }, { partialFilterExpression: { file: { $exists: true } } });
schema.index({ chatId: 1, change: 1, sequence: 1 }, { partialFilterExpression: { change: { $exists: true } } });
schema.index({ chatId: 1, pinnedAt: -1, sequence: -1 }, { partialFilterExpression: { pinnedAt: { $exists: true } } });
schema.index({ reactionsDue: 1 }, { partialFilterExpression: { reactionsDue: { $exists: true } } });
schema.index({ purgeAt: 1 }, { partialFilterExpression: { purgeAt: { $exists: true } } });
// For good: a retry after a week still finds the first. By the id first, so that what is said at one time lies together
// however many say it: a group of messages is on the disk twice as soon.
schema.index({ chatId: 1, clientMessageId: 1, authorId: 1 }, { unique: true });

export function messageModel(connection: Connection): Model<MessageRecord> {
  return connection.model<MessageRecord>('ChatMessage', schema);
}

/** Fields of a message that only its history and the undoing of its deletion read. */
export const WITHOUT_HISTORY = { versions: 0, withdrawn: 0 } as const;

export const messageKey = (chatId: string, sequence: number) => `${chatId}:${sequence}`;

const GUEST = 'guest:';
/** Returns the author id of a meeting's guest, who has no account. */
export const toGuestId = (guestId: string) => `${GUEST}${guestId}`;
export const isGuest = (authorId: string) => authorId.startsWith(GUEST);
