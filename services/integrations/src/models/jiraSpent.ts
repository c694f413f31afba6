import { Schema, type Connection, type Model } from 'mongoose';

/** A used single-use token from Jira: the SHA-256 of its signed part. */
export interface JiraSpentRecord {
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<JiraSpentRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const jiraSpentModel = (connection: Connection): Model<JiraSpentRecord> =>
  connection.model<JiraSpentRecord>('integrations.jiraSpent', schema, 'integrations.jira_spent');
