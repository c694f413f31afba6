import type { Locale } from '@meet/contracts';
import { type Connection, Schema } from 'mongoose';

export interface AccountRecord {
  _id: string;
  email: string;
  /** The address in lower case: what is looked up and must be unique. */
  emailKey: string;
  fullName: string;
  /** The words that a search finds the name by; see nameFields. */
  foldedWords: string[];
  role: 'user' | 'admin';
  locale: Locale;
  alias: string | null;
  aliasKey: string | null;
  phoneNumber: string | null;
  /** Names the current picture; null without one. */
  avatarId: string | null;
  /** Null while only a third party vouches for the person. */
  passwordHash: string | null;
  /** Unix milliseconds; null until the address is proved. */
  activatedAt: number | null;
  createdAt: number;
  hasMembership: boolean;
  secondFactor: SecondFactorRecord | null;
  /** Third-party identities, `issuer subject`: the pair is the person, the e-mail is not. */
  identities: string[];
}

export interface SecondFactorRecord {
  sealedSecret: string;
  /** Null until a code was confirmed. */
  enabledAt: number | null;
  /** The last time step that was used; a code works once. */
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
    identities: { type: [String], default: [] },
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 }, { unique: true });
// A look-up by an alias implies $gt and so may use the index; MongoDB sees no such thing in $type.
schema.index(
  { aliasKey: 1 },
  { name: 'aliasKey_text', unique: true, partialFilterExpression: { aliasKey: { $gt: '' } } },
);
schema.index({ identities: 1 });
schema.index({ foldedWords: 1 });

export const accountModel = (connection: Connection) =>
  connection.model<AccountRecord>('accounts.accounts', schema, 'accounts.accounts');
