import { Schema, type Connection, type Model } from 'mongoose';

/** That a blob was written, noted before it is: what no release names any more is found by it. */
export interface BlobDocument {
  /** Its digest. */
  _id: string;
  at: number;
  /** A sweep is about to remove it: who brings the same bytes waits until they are gone. */
  removing?: boolean | undefined;
}

const schema = new Schema<BlobDocument>(
  { _id: { type: String, required: true }, at: { type: Number, required: true }, removing: Boolean },
  { versionKey: false },
);

export const blobsModel = (connection: Connection): Model<BlobDocument> =>
  connection.model<BlobDocument>('releases.blobs', schema, 'releases.blobs');
