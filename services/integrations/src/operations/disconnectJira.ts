import { ServiceError } from '@meet/contracts';
import { disconnectJira as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceConnections } from '../jira/announceConnections.ts';

export const disconnectJira = defineOperation(call, async ({ connectionId }, { deps, account }) => {
  if (!(await deps.jiraStore.disconnect(account.accountId, connectionId)))
    throw new ServiceError(integrationsErrors.JIRA_CONNECTION_NOT_FOUND);
  await announceConnections(deps, account.accountId);
  return {};
});
