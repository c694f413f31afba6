import type { ChatNotificationLevel } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface MemberRecord {
  chatId: string;
  /** Lower case. */
  email: string;
  /**
   * Account that gets the room’s events and may use it. Null while no account has the address, and if the invitation
   * was declined.
   */
  accountId: string | null;
  /**
   * Set while somebody else put them in and they did nothing in the room themselves; missing once they take part.
   * Declined: they left like that, and stay out until invited again.
   */
  invitation?: 'open' | 'declined' | undefined;
  /** Account that may invite for as long as the invitation is to hold; missing where nobody asked for the member. */
  invitedBy?: string | undefined;
  joinedAt: number;
  /** The last message that the member has read. */
  readSequence: number;
  /** The first message that the member marked as unread; missing once they read any from it on. */
  unreadFrom?: number;
  /** The last message when the member archived the room; missing where they did not. */
  archivedThrough?: number;
  /** The last message that a mail told of. */
  mailedSequence?: number;
  /** Messages of which the member is notified; all of them while it is missing. */
  notificationLevel?: Exclude<ChatNotificationLevel, 'everything'> | undefined;
  isFavourite?: true | undefined;
  /** Set while the room is silent: lists and channels leave it out. */
  isSilent?: boolean;
  /** Words of name and address by which others find the room; they stand for the present name once `isIndexed` is set. */
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
schema.index({ email: 1, accountId: 1 });

export function memberModel(connection: Connection): Model<MemberRecord> {
  return connection.model<MemberRecord>('ChatMember', schema);
}
