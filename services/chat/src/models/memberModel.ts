import type { ChatNotificationLevel } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface MemberRecord {
  chatId: string;
  /** In lower case. */
  email: string;
  /**
   * Account that gets the room’s events and may use it. Null while no account has the address, or after the invitation
   * was declined.
   */
  accountId: string | null;
  /**
   * Set if somebody else added the member and they did nothing in the room yet; missing once they take part. A member
   * who declined stays out until they are invited again.
   */
  invitation?: 'open' | 'declined' | undefined;
  /** Inviter; the invitation ends when this account may no longer invite. Missing if nobody invited the member. */
  invitedBy?: string | undefined;
  joinedAt: number;
  /** Number of the last message that the member has read. */
  readSequence: number;
  /** Number of the first message that the member marked as unread; missing once they read it or a later one. */
  unreadFrom?: number;
  /** Number of the last message when the member archived the room; missing if they did not. */
  archivedThrough?: number;
  /** Number of the last message that a mail covered. */
  mailedSequence?: number;
  /** Kind of messages of which the member is notified; every message if it is missing. */
  notificationLevel?: Exclude<ChatNotificationLevel, 'everything'> | undefined;
  isFavourite?: true | undefined;
  /** Set while the room is silent: lists and channels leave it out. */
  isSilent?: boolean;
  /**
   * Words of the name and address by which others find the room. They match the present name once `isIndexed` is set.
   */
  words?: string[];
  isIndexed?: boolean;
}

const schema = new Schema<MemberRecord>(
  {
    chatId: { type: String, required: true },
    email: { type: String, required: true },
    accountId: { type: String, default: null },
    invitation: String,
    invitedBy: String,
    joinedAt: { type: Number, required: true },
    readSequence: { type: Number, default: 0 },
    unreadFrom: Number,
    archivedThrough: Number,
    mailedSequence: Number,
    notificationLevel: String,
    isFavourite: Boolean,
    isSilent: Boolean,
    words: { type: [String], default: undefined },
    isIndexed: Boolean,
  },
  { collection: 'chat.members', versionKey: false },
);
schema.index({ chatId: 1, email: 1 }, { unique: true });
schema.index({ accountId: 1, chatId: 1 });
schema.index({ accountId: 1, isSilent: 1 });
schema.index({ chatId: 1, words: 1 });
schema.index({ isIndexed: 1 });
schema.index({ invitedBy: 1 }, { partialFilterExpression: { invitedBy: { $gt: '' } } });
schema.index({ email: 1, accountId: 1 });

export function memberModel(connection: Connection): Model<MemberRecord> {
  return connection.model<MemberRecord>('ChatMember', schema);
}
