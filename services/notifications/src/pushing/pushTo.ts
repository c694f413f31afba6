import { findLiveSessions, SESSIONS_REQUESTED_MAX } from '@meet/accounts-contract';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { findAbsent } from '@meet/network-contract';
import { toChunks, type OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { PushSubscriptionRecord } from '../models/pushSubscriptionModel.ts';
import type { PushNote } from './PushNote.ts';

export type PushContext = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'log'>;

/** One push to several people, to each in their language. */
export interface Push {
  readonly notes: ReadonlyMap<string, PushNote>;
  readonly urgency: 'normal' | 'high';
  /** Unix milliseconds after which the push is pointless. */
  readonly endsAt: number;
}

/**
 * Notifies people on their devices, after the answer. Skips people with an open tab, who are notified there, and people
 * whose status requests quiet. A failure is only logged: the product itself shows the same.
 */
export function pushTo(context: PushContext, push: Push): void {
  const { deps, log } = context;
  if (push.notes.size === 0) return;
  deps.background.run(async () => {
    try {
      await putAll(context, push);
      await deps.pushQueue.flush();
    } catch (error) {
      log.warn({ err: error }, 'people were not notified on their devices');
    }
  });
}

async function putAll(context: PushContext, { notes, urgency, endsAt }: Push): Promise<void> {
  const { deps } = context;
  for (const accountIds of toChunks([...notes.keys()], ACCOUNTS_REQUESTED_MAX)) {
    const subscriptions = await deps.pushSubscriptions.listByAccounts(accountIds);
    if (subscriptions.length === 0) continue;
    const absent = await absentAmong(context, subscriptions);
    const away = subscriptions.filter(({ accountId }) => absent.has(accountId));
    for (const subscription of await signedIn(context, away)) {
      await deps.pushQueue.put(subscription, { note: notes.get(subscription.accountId)!, urgency, endsAt });
    }
  }
}

async function absentAmong(
  { callAsService }: PushContext,
  subscriptions: readonly PushSubscriptionRecord[],
): Promise<ReadonlySet<string>> {
  const accountIds = [...new Set(subscriptions.map(({ accountId }) => accountId))];
  return new Set((await callAsService(findAbsent, { accountIds })).accountIds);
}

/**
 * Returns the subscriptions with a live session. Deletes the others: their session was signed out or ended elsewhere.
 */
export async function signedIn(
  { deps, callAsService }: PushContext,
  subscriptions: readonly PushSubscriptionRecord[],
): Promise<PushSubscriptionRecord[]> {
  const live = new Set<string>();
  for (const some of toChunks([...new Set(subscriptions.map(({ sessionId }) => sessionId))], SESSIONS_REQUESTED_MAX)) {
    const { sessions } = await callAsService(findLiveSessions, { sessionIds: some });
    for (const { sessionId } of sessions) live.add(sessionId);
  }
  const ended = subscriptions.filter(({ sessionId }) => !live.has(sessionId));
  if (ended.length) await deps.pushSubscriptions.remove(ended.map(({ _id }) => _id));
  return subscriptions.filter(({ sessionId }) => live.has(sessionId));
}
