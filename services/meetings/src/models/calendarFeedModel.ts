import { type Connection, Schema } from 'mongoose';

/** Private address of an account's calendar. */
export interface CalendarFeedRecord {
  /** The account's id. */
  _id: string;
  email: string;
  /** HMAC of the token, for the look-up. */
  tokenHash: string;
  /** The encrypted token, so that it can be shown again. */
  sealedToken: string;
}

const schema = new Schema<CalendarFeedRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    tokenHash: { type: String, required: true },
    sealedToken: { type: String, required: true },
  },
  { versionKey: false },
).index({ tokenHash: 1 }, { unique: true });

export const calendarFeedModel = (connection: Connection) =>
  connection.model<CalendarFeedRecord>('meetings.calendarFeed', schema, 'meetings.calendarFeeds');
