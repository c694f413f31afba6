import { Schema, type Connection, type Model } from 'mongoose';

/** One person in an account's network. */
export interface ContactRecord {
  _id: string;
  /** The account that has the contact. */
  ownerId: string;
  /** In lower case. */
  email: string;
  fullName: string;
  /** Null while no account has this e-mail address. */
  accountId: string | null;
  pin: 0 | 1;
  isInMyTeam: 0 | 1;
  isPartner: 0 | 1;
  /** Score of meetings with and messages to the person, as of `usedAt`. It decreases with time. */
  useScore: number;
  /** Unix milliseconds. */
  usedAt: number;
  /** Unix milliseconds at which the score has decreased to one use; 0 without any use. */
  fadesAt: number;
  /** Unix seconds. */
  addedAt: number;
  /** Unix milliseconds of its addition or last change. */
  changedAt: number;
  version: number;
}

/** Filter for contacts with an account. A partial index contains only these. */
export const WITH_ACCOUNT = { accountId: { $gt: '' } };

const schema = new Schema<ContactRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    email: { type: String, required: true },
    fullName: { type: String, required: true },
    accountId: { type: String, default: null },
    pin: { type: Number, default: 0 },
    isInMyTeam: { type: Number, default: 0 },
    isPartner: { type: Number, default: 0 },
    useScore: { type: Number, default: 0 },
    usedAt: { type: Number, default: 0 },
    fadesAt: { type: Number, default: 0 },
    addedAt: { type: Number, required: true },
    changedAt: { type: Number, required: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'network.contacts', versionKey: false },
);
schema.index({ ownerId: 1, email: 1 }, { unique: true });
schema.index({ ownerId: 1, addedAt: 1 });
schema.index({ ownerId: 1, changedAt: 1 });
schema.index({ ownerId: 1, fadesAt: -1, _id: 1 });
schema.index({ accountId: 1, ownerId: 1 });
schema.index({ ownerId: 1, accountId: 1 }, { partialFilterExpression: WITH_ACCOUNT });
schema.index({ email: 1, accountId: 1 });

export const contactModel = (connection: Connection): Model<ContactRecord> =>
  connection.model<ContactRecord>('NetworkContact', schema);
