import { Schema, type Connection, type Model } from 'mongoose';

/** A token of Jira’s that counts once and was used: the SHA-256 of what is signed in it. */
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
