import type { Locale } from '@meet/contracts';
import { type Connection, Schema } from 'mongoose';

export interface AccountRecord {
  _id: string;
  email: string;
  /** The address in lower case, for look-up and uniqueness. */
  emailKey: string;
  fullName: string;
  /** The words by which a search finds the name; see nameFields. */
  foldedWords: string[];
  role: 'user' | 'admin';
  locale: Locale;
  alias: string | null;
  aliasKey: string | null;
  phoneNumber: string | null;
  /** Id of the current picture; null without one. */
  avatarId: string | null;
  /** Null while the person can sign in only through a third party. */
  passwordHash: string | null;
  /** Unix milliseconds; null until somebody proved the address. */
  activatedAt: number | null;
  createdAt: number;
  hasMembership: boolean;
  secondFactor: SecondFactorRecord | null;
  /** Unix milliseconds of the deletion of a closed account; null or missing while it is open. */
  closesAt?: number | null;
  /** Third-party identities, as `issuer subject`. That pair identifies the person; the e-mail address does not. */
  identities: string[];
}

export interface SecondFactorRecord {
  sealedSecret: string;
  /** Null until the person confirmed a code. */
  enabledAt: number | null;
  /** The last time step that was used, so that a code works once. */
  lastStep: number;
  recoveryHashes: string[];
}

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    fullName: { type: String, default: '' },
    foldedWords: { type: [String], required: true },
    role: { type: String, required: true },
    locale: { type: String, required: true },
    alias: { type: String, default: null },
    aliasKey: { type: String, default: null },
    phoneNumber: { type: String, default: null },
    avatarId: { type: String, default: null },
    passwordHash: { type: String, default: null },
    activatedAt: { type: Number, default: null },
    createdAt: { type: Number, required: true },
    hasMembership: { type: Boolean, default: false },
    secondFactor: {
      type: new Schema<SecondFactorRecord>(
        {
          sealedSecret: { type: String, required: true },
          enabledAt: { type: Number, default: null },
          lastStep: { type: Number, default: 0 },
          recoveryHashes: { type: [String], default: [] },
        },
        { _id: false },
      ),
      default: null,
    },
    closesAt: { type: Number, default: null },
    identities: { type: [String], default: [] },
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 }, { unique: true });
// A look-up by alias implies $gt, so MongoDB may use this index for it. With $type it would not.
schema.index(
  { aliasKey: 1 },
  { name: 'aliasKey_text', unique: true, partialFilterExpression: { aliasKey: { $gt: '' } } },
);
schema.index({ identities: 1 });
schema.index({ foldedWords: 1 });

export const accountModel = (connection: Connection) =>
  connection.model<AccountRecord>('accounts.accounts', schema, 'accounts.accounts');
