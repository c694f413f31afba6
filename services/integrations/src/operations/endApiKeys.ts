import { endApiKeys as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceConnections } from '../jira/announceConnections.ts';
import { announceEnd } from '../keys/announceEnd.ts';

export const endApiKeys = defineOperation(call, async ({ accountId }, context) => {
  const { deps } = context;
  await announceEnd(context, accountId, await deps.apiKeyStore.removeAll(accountId));
  if ((await deps.jiraStore.disconnectAll(accountId)) > 0) await announceConnections(deps, accountId);
  return {};
});
