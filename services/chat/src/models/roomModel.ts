import type { ChatRoomKind } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface RoomRecord {
  _id: string;
  kind: ChatRoomKind;
  /** Empty if the room is named after its members. */
  name: string;
  /** Words of the name by which searches find the room; valid once `isIndexed` is set. */
  words?: string[];
  isIndexed?: boolean;
  /** Account that owns the room. */
  ownerId: string;
  allowManage: boolean;
  /** Both addresses of a private room, sorted and joined; at most one open room has them. */
  pairKey?: string;
  /** At most one open room belongs to a contact group. */
  groupId?: string;
  /** At most one open room belongs to a meeting. */
  meetingKey?: string;
  /**
   * Addresses that left or were removed. They are not added again when the group or the meeting opens the room again.
   */
  departed: string[];
  /** Number of the last message; never ahead of the stored messages. */
  lastSequence: number;
  /** Time of the last message, in Unix milliseconds; missing if there is none. */
  lastMessageAt?: number;
  /** Number of the last change of a message; missing if none changed. Never ahead of the stored messages. */
  lastChange?: number;
  /** Numbers of the last hundred deleted messages, ascending. */
  deletedSequences?: number[];
  /** Number of the last message, and of the last change of a message, in the search index. */
  indexedSequence?: number;
  indexedChange?: number;
  /** Set while messages were sent or their texts changed since the room was indexed; orders the rooms. */
  indexDue?: number;
  /** The last message that mentioned everybody: its sender's id for it, and its time. */
  allMention?: { by: string; at: number };
  version: number;
  createdAt: number;
  /** Set while the room is being deleted; nobody sees the room from then on. */
  closedAt?: number;
  /** Set while a meeting's chat is silent, after its members are marked. */
  isSilent?: boolean;
  /** Time when the room last stopped being silent. */
  wokenAt?: number;
  /** Time of the room's first thread, in Unix milliseconds; missing if there is none. */
  firstThreadAt?: number;
  /** Room of a thread. The record of a thread holds the numbers of its replies; its other attributes are the room's. */
  parentId?: string;
  /** Set while the message that started the thread does not show the latest replies yet. */
  summaryDue?: number;
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
    indexedSequence: Number,
    indexedChange: Number,
    indexDue: Number,
    allMention: Schema.Types.Mixed,
    version: { type: Number, default: 1 },
    createdAt: { type: Number, required: true },
    closedAt: Number,
    isSilent: Boolean,
    wokenAt: Number,
    firstThreadAt: Number,
    parentId: String,
    summaryDue: Number,
  },
  { collection: 'chat.rooms', versionKey: false },
);
schema.index({ pairKey: 1 }, { unique: true, partialFilterExpression: { pairKey: { $exists: true } } });
schema.index({ groupId: 1 }, { unique: true, partialFilterExpression: { groupId: { $exists: true } } });
schema.index({ meetingKey: 1 }, { unique: true, partialFilterExpression: { meetingKey: { $exists: true } } });
schema.index({ lastMessageAt: 1 });
schema.index({ _id: 1, words: 1 });
schema.index({ isIndexed: 1 });
schema.index({ indexDue: 1, lastSequence: 1 }, { partialFilterExpression: { indexedSequence: null } });
schema.index({ indexDue: 1, _id: 1 }, { partialFilterExpression: { indexDue: { $exists: true } } });
schema.index(
  { isSilent: 1, lastMessageAt: 1, createdAt: 1 },
  { partialFilterExpression: { meetingKey: { $exists: true } } },
);
schema.index({ parentId: 1, indexDue: 1 }, { partialFilterExpression: { parentId: { $exists: true } } });
schema.index({ summaryDue: 1 }, { partialFilterExpression: { summaryDue: { $exists: true } } });
schema.index({ closedAt: 1 }, { partialFilterExpression: { closedAt: { $exists: true } } });

export function roomModel(connection: Connection): Model<RoomRecord> {
  return connection.model<RoomRecord>('ChatRoom', schema);
}
