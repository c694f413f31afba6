import { Schema, type Connection, type Model } from 'mongoose';

/** Bytes that files refer to, so that they are removed only when none does. */
export interface FileBlobRecord {
  /** Their digest. */
  _id: string;
  /** When it is looked whether any file still refers to them; missing while nobody doubts it. */
  sweepAt?: number | undefined;
  /** They are being removed: who brings the same bytes waits until they are gone. */
  removing?: boolean | undefined;
}

const schema = new Schema<FileBlobRecord>(
  { _id: { type: String, required: true }, sweepAt: Number, removing: Boolean },
  { collection: 'chat.fileBlobs', versionKey: false },
);
schema.index({ sweepAt: 1 });

export function fileBlobModel(connection: Connection): Model<FileBlobRecord> {
  return connection.model<FileBlobRecord>('ChatFileBlob', schema);
}
