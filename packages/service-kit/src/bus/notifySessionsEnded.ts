import { INTERNAL_CHANNEL, callersChanged, sessionsEnded, userChannel } from '@meet/contracts/events';
import type { Publish } from './createPublish.ts';

/**
 * Announces that sessions of an account ended. Every process drops their callers from its cache, and the account's
 * connections are notified.
 */
export async function notifySessionsEnded(publish: Publish, accountId: string, sessionIds: string[]): Promise<void> {
  await publish(INTERNAL_CHANNEL, callersChanged, { accountId, sessionIds });
  await publish(userChannel(accountId), sessionsEnded, { sessionIds });
}
