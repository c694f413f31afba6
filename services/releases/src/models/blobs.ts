import { Schema, type Connection, type Model } from 'mongoose';

/** Record of a blob, stored before the blob is written, so that unused blobs can be found. */
export interface BlobDocument {
  /** The blob's digest. */
  _id: string;
  at: number;
  /** True while a sweep is deleting it. A publication with the same bytes waits until the blob is deleted. */
  removing?: boolean | undefined;
}

const schema = new Schema<BlobDocument>(
  { _id: { type: String, required: true }, at: { type: Number, required: true }, removing: Boolean },
  { versionKey: false },
);

export const blobsModel = (connection: Connection): Model<BlobDocument> =>
  connection.model<BlobDocument>('releases.blobs', schema, 'releases.blobs');
