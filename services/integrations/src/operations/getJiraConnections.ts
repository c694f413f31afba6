import { getJiraConnections as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentJiraConnection } from '../presenters/presentJiraConnection.ts';

export const getJiraConnections = defineOperation(call, async (_input, { deps, account }) => {
  const connections = await deps.jiraStore.listConnections(account.accountId);
  return { connections: connections.map((connection) => presentJiraConnection(connection, connection.baseUrl)) };
});
