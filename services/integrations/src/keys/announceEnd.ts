import { userChannel } from '@meet/contracts/events';
import { apiKeyDeleted } from '@meet/integrations-contract';
import { notifySessionsEnded, type OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { ApiKeyRecord } from '../models/apiKeys.ts';

/** Returns the text that stands for a session id when a key calls. */
const toSessionId = ({ _id }: ApiKeyRecord) => `key:${_id}`;

/** Notifies the owner's tabs that keys ended, and closes all connections that the keys opened. */
export async function announceEnd(
  { deps, publish }: OperationContext<Deps>,
  accountId: string,
  keys: readonly ApiKeyRecord[],
): Promise<void> {
  if (keys.length === 0) return;
  const channel = userChannel(accountId);
  await notifySessionsEnded(publish, accountId, keys.map(toSessionId));
  const counts = await deps.apiKeyStore.count(accountId);
  for (const { _id, serviceId } of keys)
    await publish(channel, apiKeyDeleted, { apiKeyId: _id, serviceId, keysCount: counts.get(serviceId) ?? 0 });
}
