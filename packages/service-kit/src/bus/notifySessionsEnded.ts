import { INTERNAL_CHANNEL, callersChanged, sessionsEnded, userChannel } from '@meet/contracts/events';
import type { Publish } from './createPublish.ts';

/** Sessions of an account ended: every process forgets who bore them, and the account's connections learn of it. */
export async function notifySessionsEnded(publish: Publish, accountId: string, sessionIds: string[]): Promise<void> {
  await publish(INTERNAL_CHANNEL, callersChanged, { accountId, sessionIds });
  await publish(userChannel(accountId), sessionsEnded, { sessionIds });
}
