import { userChannel } from '@meet/contracts/events';
import { integrationConnectionsChanged } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';

/** Tells a person's tabs with how many Jira users they are connected. */
export async function announceConnections(
  { jiraStore, publish }: Pick<Deps, 'jiraStore' | 'publish'>,
  accountId: string,
): Promise<void> {
  const connectionsCount = await jiraStore.countConnections(accountId);
  await publish(userChannel(accountId), integrationConnectionsChanged, { integrationId: 'jira', connectionsCount });
}
