import { ServiceError } from '@meet/contracts';
import { authorizeJira as call, integrationsErrors, JIRA_CONNECTIONS_MAX } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceConnections } from '../jira/announceConnections.ts';
import { toRefusal, requireLanding } from '../jira/requireLanding.ts';
import { presentJiraConnection } from '../presenters/presentJiraConnection.ts';

export const authorizeJira = defineOperation(call, async ({ jwt }, { deps, account }) => {
  const { jiraStore } = deps;
  const { jira, installation, jiraAccountId, until } = await requireLanding(deps, jwt);
  const { accountId } = account;
  const clientKey = installation._id;
  const jiraName = await jira.site.getName(installation, jiraAccountId);
  // The limit is checked before the link is used, so that the link still works after the account ends another
  // connection.
  const present = await jiraStore.findConnection(clientKey, jiraAccountId);
  const isFull = (await jiraStore.countConnections(accountId)) >= JIRA_CONNECTIONS_MAX;
  if (isFull && present?.accountId !== accountId)
    throw new ServiceError(integrationsErrors.JIRA_CONNECTION_LIMIT_REACHED);
  if (!(await jiraStore.spend(jwt, until))) throw toRefusal('used');
  const { connection, formerAccountId } = await jiraStore.connect({ clientKey, jiraAccountId, jiraName, accountId });
  await announceConnections(deps, accountId);
  if (formerAccountId !== undefined) await announceConnections(deps, formerAccountId);
  return { connection: presentJiraConnection(connection, installation.baseUrl) };
});
