import { Schema, type Connection, type Model } from 'mongoose';

/** One account's sessions with one release, under keyed digests that do not reveal the account. */
export interface TrialDocument {
  /** Keyed digest of release and account. */
  _id: string;
  /** `mfe-chat/1.4.0-0123456789ab`. */
  release: string;
  /** Keyed digest of release and network address. */
  network: string;
  /** Number of counted pages that have loaded the release. */
  sessions: number;
  /** Number of these pages that reported an error. */
  failed: number;
  /** True if the latest of these pages has reported an error. */
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
