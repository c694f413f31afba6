import { type Connection, Schema } from 'mongoose';

/** Record of a browser user's consent to cookies, with its time and page. */
export interface CookieConsentRecord {
  /** The id that the consent cookie contains. */
  _id: string;
  documentUrl: string;
  consentGranted: boolean;
  consentGrantDate: Date;
  accountId: string | null;
}

const schema = new Schema<CookieConsentRecord>(
  {
    _id: { type: String, required: true },
    documentUrl: { type: String, required: true },
    consentGranted: { type: Boolean, required: true },
    consentGrantDate: { type: Date, required: true },
    accountId: { type: String, default: null },
  },
  { versionKey: false },
);
schema.index({ accountId: 1 }, { partialFilterExpression: { accountId: { $gt: '' } } });

export const cookieConsentModel = (connection: Connection) =>
  connection.model<CookieConsentRecord>('accounts.cookie_consents', schema, 'accounts.cookie_consents');
