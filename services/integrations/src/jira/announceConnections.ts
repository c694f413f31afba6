import { userChannel } from '@meet/contracts/events';
import { integrationConnectionsChanged } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';

/** Sends the number of the person's Jira connections to their tabs. */
export async function announceConnections(
  { jiraStore, publish }: Pick<Deps, 'jiraStore' | 'publish'>,
  accountId: string,
): Promise<void> {
  const connectionsCount = await jiraStore.countConnections(accountId);
  await publish(userChannel(accountId), integrationConnectionsChanged, { integrationId: 'jira', connectionsCount });
}
