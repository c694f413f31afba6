import { Schema, type Connection, type Model } from 'mongoose';

/** A Jira user in whose name the panel starts meetings of an account. */
export interface JiraConnectionRecord {
  _id: string;
  clientKey: string;
  jiraAccountId: string;
  jiraName: string | null;
  accountId: string;
  /** Unix milliseconds. */
  createdAt: number;
}

const schema = new Schema<JiraConnectionRecord>(
  {
    _id: { type: String, required: true },
    clientKey: { type: String, required: true },
    jiraAccountId: { type: String, required: true },
    jiraName: { type: String, default: null },
    accountId: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ clientKey: 1, jiraAccountId: 1 }, { unique: true });
schema.index({ accountId: 1, createdAt: 1 });

export const jiraConnectionsModel = (connection: Connection): Model<JiraConnectionRecord> =>
  connection.model<JiraConnectionRecord>('integrations.jiraConnections', schema, 'integrations.jira_connections');
