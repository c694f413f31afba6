import { Schema, type Connection, type Model } from 'mongoose';

/** An incoming webhook of a room. Once it has ended, only its hash and times are left. */
export interface WebhookRecord {
  _id: string;
  /** HMAC of the secret in its URL, for look-up. */
  hash: string;
  chatId?: string;
  /** Number from 0 to the maximum per room, exclusive. A unique index on it limits the number of webhooks. */
  slot?: number;
  name?: string;
  /** Account that created it. */
  creatorId?: string;
  mayMentionAll?: boolean;
  /** Unix milliseconds, like the times below. */
  createdAt: number;
  lastUsedAt?: number;
  /** Time of the revocation, or of the end of its room. */
  endedAt?: number;
  /** Until then, its URL is answered as one that has ended. */
  expiresAt?: Date;
}

/** A webhook that has not ended. */
export type LiveWebhook = WebhookRecord &
  Required<Pick<WebhookRecord, 'chatId' | 'slot' | 'name' | 'creatorId' | 'mayMentionAll'>>;

const schema = new Schema<WebhookRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    chatId: String,
    slot: Number,
    name: String,
    creatorId: String,
    mayMentionAll: Boolean,
    createdAt: { type: Number, required: true },
    lastUsedAt: Number,
    endedAt: Number,
    expiresAt: Date,
  },
  { collection: 'chat.webhooks', versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ chatId: 1, slot: 1 }, { unique: true, partialFilterExpression: { chatId: { $exists: true } } });
schema.index({ creatorId: 1 }, { partialFilterExpression: { creatorId: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function webhookModel(connection: Connection): Model<WebhookRecord> {
  return connection.model<WebhookRecord>('ChatWebhook', schema);
}
