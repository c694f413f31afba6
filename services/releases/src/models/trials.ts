import { Schema, type Connection, type Model } from 'mongoose';

/** One account's sessions with one release, under digests that lead nobody to the account. */
export interface TrialDocument {
  /** Keyed digest of release and account. */
  _id: string;
  /** `mfe-chat/1.4.0-0123456789ab`. */
  release: string;
  /** Keyed digest of release and network address. */
  network: string;
  /** Pages that have loaded the release, as far as they count. */
  sessions: number;
  /** Those of them that told of an error. */
  failed: number;
  /** The latest of them has. */
  isFailing: boolean;
}

const schema = new Schema<TrialDocument>(
  {
    _id: { type: String, required: true },
    release: { type: String, required: true },
    network: { type: String, required: true },
    sessions: { type: Number, required: true },
    failed: { type: Number, required: true },
    isFailing: { type: Boolean, required: true },
  },
  { versionKey: false },
);
schema.index({ release: 1, network: 1 });
schema.index({ release: 1, failed: 1 });

export const trialsModel = (connection: Connection): Model<TrialDocument> =>
  connection.model<TrialDocument>('releases.trials', schema, 'releases.trials');
