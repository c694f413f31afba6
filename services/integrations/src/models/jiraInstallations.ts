import { Schema, type Connection, type Model } from 'mongoose';

/** A Jira site in which the app is or was installed. */
export interface JiraInstallationRecord {
  /** Client key with which Jira identifies the site. */
  _id: string;
  baseUrl: string;
  /**
   * The shared signing secret, encrypted. It is kept after a removal, so that a new installation can prove that it is
   * the same site.
   */
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
