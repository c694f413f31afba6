import { Schema, type Connection, type Model } from 'mongoose';

export interface ChatMemberDocument {
  chatId: string;
  /** Lower case. */
  email: string;
  /** Null while invited and not registered. */
  accountId: string | null;
  joinedAt: number;
  /** The last message that the member has read. */
  readSequence: number;
  /** The last message that a mail told of. */
  mailedSequence?: number;
}

const schema = new Schema<ChatMemberDocument>(
  {
    chatId: { type: String, required: true },
    email: { type: String, required: true },
    accountId: { type: String, default: null },
    joinedAt: { type: Number, required: true },
    readSequence: { type: Number, default: 0 },
    mailedSequence: Number,
  },
  { collection: 'chat.members', versionKey: false },
);
schema.index({ chatId: 1, email: 1 }, { unique: true });
schema.index({ accountId: 1, chatId: 1 });
schema.index({ email: 1, accountId: 1 });

export type ChatMemberModel = Model<ChatMemberDocument>;

export function createChatMemberModel(connection: Connection): ChatMemberModel {
  return connection.model<ChatMemberDocument>('ChatMember', schema);
}
