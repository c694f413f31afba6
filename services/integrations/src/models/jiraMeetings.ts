import { Schema, type Connection, type Model } from 'mongoose';

/** The meeting that was last started from an issue. */
export interface JiraMeetingRecord {
  /** Client key and issue key, separated by a space. */
  _id: string;
  clientKey: string;
  accountId: string;
  roomId: string;
  subject: string;
  /** True if the issue has the meeting's link. */
  isLinked: boolean;
  /** Unix milliseconds. */
  startedAt: number;
}

const schema = new Schema<JiraMeetingRecord>(
  {
    _id: { type: String, required: true },
    clientKey: { type: String, required: true },
    accountId: { type: String, required: true },
    roomId: { type: String, required: true },
    subject: { type: String, required: true },
    isLinked: { type: Boolean, required: true },
    startedAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ clientKey: 1 });
schema.index({ accountId: 1 });

export const jiraMeetingsModel = (connection: Connection): Model<JiraMeetingRecord> =>
  connection.model<JiraMeetingRecord>('integrations.jiraMeetings', schema, 'integrations.jira_meetings');
