import type { ChatRoomKind } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface RoomRecord {
  _id: string;
  kind: ChatRoomKind;
  /** Empty when the room is called by its members' names. */
  name: string;
  /** Words of the name by which the room is found, once `isIndexed` is set. */
  words?: string[];
  isIndexed?: boolean;
  /** The account whose room it is. */
  ownerId: string;
  allowManage: boolean;
  /** Both e-mails of a private conversation, sorted; at most one open room has them. */
  pairKey?: string;
  /** At most one open room belongs to a contact group. */
  groupId?: string;
  /** At most one open room belongs to a meeting. */
  meetingKey?: string;
  /**
   * Accounts that left or were removed: a room that is opened again with the group or the meeting does not bring them
   * back.
   */
  departed: string[];
  /** Sequence of the last message; never ahead of the messages themselves. */
  lastSequence: number;
  /** Unix milliseconds; missing while nothing was said. */
  lastMessageAt?: number;
  /** Number of the last change of a message; missing while none changed. Never ahead of the messages themselves. */
  lastChange?: number;
  /** Numbers of deleted messages, ascending; the last hundred. */
  deletedSequences?: number[];
  /** The last message that mentioned everybody, by the id that its sender gave it, and when. */
  allMention?: { by: string; at: number };
  version: number;
  createdAt: number;
  /** Set while the room is being deleted; nobody sees it from then on. */
  closedAt?: number;
  /** Set while a meeting's chat is silent, once its members are marked. */
  isSilent?: boolean;
  /** When the room was last silent no more. */
  wokenAt?: number;
}

const schema = new Schema<RoomRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    name: { type: String, default: '' },
    words: { type: [String], default: undefined },
    isIndexed: Boolean,
    ownerId: { type: String, required: true },
    allowManage: { type: Boolean, default: false },
    pairKey: String,
    groupId: String,
    meetingKey: String,
    departed: { type: [String], default: [] },
    lastSequence: { type: Number, default: 0 },
    lastMessageAt: Number,
    lastChange: Number,
    deletedSequences: { type: [Number], default: undefined },
    allMention: Schema.Types.Mixed,
    version: { type: Number, default: 1 },
    createdAt: { type: Number, required: true },
    closedAt: Number,
    isSilent: Boolean,
    wokenAt: Number,
  },
  { collection: 'chat.rooms', versionKey: false },
);
schema.index({ pairKey: 1 }, { unique: true, partialFilterExpression: { pairKey: { $exists: true } } });
schema.index({ groupId: 1 }, { unique: true, partialFilterExpression: { groupId: { $exists: true } } });
schema.index({ meetingKey: 1 }, { unique: true, partialFilterExpression: { meetingKey: { $exists: true } } });
schema.index({ lastMessageAt: 1 });
schema.index({ _id: 1, words: 1 });
schema.index({ isIndexed: 1 });
schema.index(
  { isSilent: 1, lastMessageAt: 1, createdAt: 1 },
  { partialFilterExpression: { meetingKey: { $exists: true } } },
);
schema.index({ closedAt: 1 }, { partialFilterExpression: { closedAt: { $exists: true } } });

export function roomModel(connection: Connection): Model<RoomRecord> {
  return connection.model<RoomRecord>('ChatRoom', schema);
}
