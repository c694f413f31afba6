import { Schema, type Connection, type Model } from 'mongoose';
import { messageKey } from './messageModel.ts';

/** One emoji at one message, with the accounts that react with it. */
export interface ReactionRecord {
  /** `<chatId>:<sequence>:<emoji>`. */
  _id: string;
  chatId: string;
  sequence: number;
  emoji: string;
  /**
   * Accounts in the order of their reactions. There are at most as many as the room has members, plus those who left.
   */
  accountIds: string[];
  /** Time of the first reaction, in Unix milliseconds. */
  firstAt: number;
}

const schema = new Schema<ReactionRecord>(
  {
    _id: { type: String, required: true },
    chatId: { type: String, required: true },
    sequence: { type: Number, required: true },
    emoji: { type: String, required: true },
    accountIds: { type: [String], required: true },
    firstAt: { type: Number, required: true },
  },
  { collection: 'chat.reactions', versionKey: false },
);
schema.index({ chatId: 1, sequence: 1, firstAt: 1, _id: 1 });
schema.index({ chatId: 1, accountIds: 1, sequence: 1, _id: 1 });

export const reactionModel = (connection: Connection): Model<ReactionRecord> =>
  connection.model<ReactionRecord>('ChatReaction', schema);

export const reactionKey = (chatId: string, sequence: number, emoji: string) =>
  `${messageKey(chatId, sequence)}:${emoji}`;
