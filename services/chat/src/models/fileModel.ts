import type { ChatFileKind } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface FileRecord {
  _id: string;
  chatId: string;
  /** Account that uploaded it. */
  accountId: string;
  /** The organization that they were in, for its quota; missing where they were in none, or it had no quota. */
  organizationId?: string | undefined;
  /** Digest under which its bytes are kept. */
  digest: string;
  kind: ChatFileKind;
  type: string;
  name: string;
  /** Charset of a text; null if it is unknown, missing for UTF-8. */
  charset?: string | null | undefined;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  /** When it was uploaded; missing once it was sent. */
  unsentSince?: number | undefined;
  /** The clientMessageId of the message that it was sent as. */
  sentWith?: string | undefined;
  /** When its message was deleted; nobody reads it from then on. */
  withdrawnAt?: number | undefined;
}

const schema = new Schema<FileRecord>(
  {
    _id: { type: String, required: true },
    chatId: { type: String, required: true },
    accountId: { type: String, required: true },
    organizationId: String,
    digest: { type: String, required: true },
    kind: { type: String, required: true },
    type: { type: String, required: true },
    name: { type: String, required: true },
    charset: String,
    size: { type: Number, required: true },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    unsentSince: Number,
    sentWith: String,
    withdrawnAt: Number,
  },
  { collection: 'chat.files', versionKey: false },
);
schema.index({ chatId: 1 });
schema.index({ digest: 1 });
schema.index({ organizationId: 1 });
schema.index({ accountId: 1, unsentSince: 1 });
schema.index({ unsentSince: 1 });

export function fileModel(connection: Connection): Model<FileRecord> {
  return connection.model<FileRecord>('ChatFile', schema);
}
