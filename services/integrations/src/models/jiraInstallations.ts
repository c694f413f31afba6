import { Schema, type Connection, type Model } from 'mongoose';

/** A Jira site that the app is or was installed in. */
export interface JiraInstallationRecord {
  /** Client key by which Jira names the site. */
  _id: string;
  baseUrl: string;
  /** The secret that both sides sign with, encrypted. It outlives a removal: who installs again proves to be the same by it. */
  sealedSecret: string;
  state: 'enabled' | 'disabled' | 'removed';
  /** Unix milliseconds. */
  installedAt: number;
}

const schema = new Schema<JiraInstallationRecord>(
  {
    _id: { type: String, required: true },
    baseUrl: { type: String, required: true },
    sealedSecret: { type: String, required: true },
    state: { type: String, required: true },
    installedAt: { type: Number, required: true },
  },
  { versionKey: false },
);

export const jiraInstallationsModel = (connection: Connection): Model<JiraInstallationRecord> =>
  connection.model<JiraInstallationRecord>('integrations.jiraInstallations', schema, 'integrations.jira_installations');
