import type { JiraConnection } from '@meet/integrations-contract';
import type { JiraConnectionRecord } from '../models/jiraConnections.ts';

export const presentJiraConnection = (connection: JiraConnectionRecord, siteUrl: string): JiraConnection => ({
  connectionId: connection._id,
  siteUrl,
  jiraName: connection.jiraName,
  creationDate: connection.createdAt,
});
