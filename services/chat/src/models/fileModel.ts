import type { ChatFileKind } from '@meet/chat-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface FileRecord {
  _id: string;
  chatId: string;
  /** Account that uploaded the file. */
  accountId: string;
  /**
   * Organization for whose quota the file counts; missing if the account was in none, or organizations had no quota.
   */
  organizationId?: string | undefined;
  /** Digest of the file's bytes. */
  digest: string;
  kind: ChatFileKind;
  type: string;
  name: string;
  /** Charset of a text; null if it is unknown, missing for UTF-8. */
  charset?: string | null | undefined;
  /** Size in bytes. */
  size: number;
  width: number | null;
  height: number | null;
  /** Time of the upload; missing once the file was sent. */
  unsentSince?: number | undefined;
  /** The clientMessageId of the message with which the file was sent. */
  sentWith?: string | undefined;
  /** Time when the file's message was deleted; nobody can read the file from then on. */
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
