import { Schema, type Connection, type Model } from 'mongoose';

/** Reference to stored bytes, so that they are removed only when no file refers to them. */
export interface FileBlobRecord {
  /** Digest of the bytes. */
  _id: string;
  /** Time from which the sweep checks whether a file still refers to the bytes; missing if no check is due. */
  sweepAt?: number | undefined;
  /** Set while the bytes are being removed; an upload of the same bytes waits until they are gone. */
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
