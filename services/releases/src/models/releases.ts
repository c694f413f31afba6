import { Schema, type Connection, type Model } from 'mongoose';

export interface ReleaseFile {
  name: string;
  /** Digest of its blob: SHA-384 in hexadecimal digits. */
  digest: string;
  size: number;
  /** Digest of the blob of its brotli variant. */
  br: string | null;
  brSize: number;
}

export interface ReleaseDocument {
  /** `mfe-chat/1.4.0-0123456789ab`. */
  _id: string;
  remote: string;
  releaseId: string;
  /** The exact text of its release.json. */
  record: string;
  /** Hash over the record, independent of the order of its members: equal publications have the same hash. */
  identity: string;
  signature: string | null;
  commit: string | null;
  /** Digest of the shell's declarations against which it was checked. */
  types: string | null;
  publishedBy: string;
  createdAt: number;
  /** Time at which a channel was last about to name it. Sweeps keep it for some time after that. */
  namedAt: number | null;
  files: ReleaseFile[];
  /** GraphQL documents that the release sends. */
  documents: string[];
}

const schema = new Schema<ReleaseDocument>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    releaseId: { type: String, required: true },
    record: { type: String, required: true },
    identity: { type: String, required: true },
    signature: { type: String, default: null },
    commit: { type: String, default: null },
    types: { type: String, default: null },
    publishedBy: { type: String, required: true },
    createdAt: { type: Number, required: true },
    namedAt: { type: Number, default: null },
    files: {
      type: [
        new Schema<ReleaseFile>(
          {
            name: { type: String, required: true },
            digest: { type: String, required: true },
            size: { type: Number, required: true },
            br: { type: String, default: null },
            brSize: { type: Number, default: 0 },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    documents: { type: [String], required: true },
  },
  { versionKey: false },
);
schema.index({ remote: 1, createdAt: -1 });

export const releasesModel = (connection: Connection): Model<ReleaseDocument> =>
  connection.model<ReleaseDocument>('releases.releases', schema, 'releases.releases');
