import {
  createClaims,
  createId,
  createQueue,
  doubling,
  isDuplicateKey,
  type Logger,
  type ProcessLease,
  type Queue,
  type Secrets,
} from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { PushRecord } from '../models/pushModel.ts';
import type { PushMessage, SendPush } from './createPushSender.ts';
import type { SubscriptionStore } from './createSubscriptionStore.ts';
import type { PushNote } from './PushNote.ts';

const PURPOSE = 'notifications/push';
/** Maximum concurrent requests, in total and per person, so that slow push services do not delay other people. */
const AT_ONCE = 16;
const AT_ONCE_FOR_EACH = 2;
const waitAfter = doubling(5_000, 600_000);

export interface PushQueue {
  /** All pushes that were not sent yet, including those that are being sent. */
  readonly queue: Queue;
  /** Stores a push and resolves; of pushes with one tag, only the latest is sent. */
  put(
    to: { _id: string; accountId: string },
    push: Omit<PushMessage, 'ttlSeconds'> & { endsAt: number },
  ): Promise<void>;
  /**
   * Sends due pushes; several processes together send each push once. A push that the push service did not accept is
   * retried until `endsAt`.
   */
  flush(): Promise<void>;
  /**
   * Starts to send pushes when they are due. The returned function stops this after the current pushes, and leaves the
   * others to the next start.
   */
  start(): () => Promise<void>;
}

export interface PushQueueOptions {
  readonly pushes: Model<PushRecord>;
  readonly store: SubscriptionStore;
  readonly send: SendPush;
  readonly secrets: Secrets;
  readonly lease: ProcessLease;
  readonly log: Logger;
  now(): number;
}

export function createPushQueue({ pushes, store, send, secrets, lease, log, now }: PushQueueOptions): PushQueue {
  const claims = createClaims({
    ...{ name: 'pushes', rows: pushes, lease, log, now },
    queued: {},
    counter: 'attempts',
    claimedBy: ['version', 'holder'],
    key: 'accountId',
    // A missing push harms less than a call that rings again.
    lost: 'drop',
  });
  const work = createQueue({ claims, log, atOnce: AT_ONCE, atOnceForEach: AT_ONCE_FOR_EACH, attempt });

  async function attempt(push: PushRecord): Promise<unknown> {
    const subscription = await store.byId(push.subscriptionId);
    const left = Math.floor((push.endsAt - now()) / 1000);
    // The browser may belong to another account by now.
    if (!subscription || subscription.accountId !== push.accountId || left <= 0) return claims.remove(push);
    const note = JSON.parse(secrets.open(PURPOSE, push.sealed)) as PushNote;
    const outcome = await send(store.open(subscription), { note, urgency: push.urgency, ttlSeconds: left });
    if (outcome === 'gone') return store.remove([subscription._id]);
    const nextAttemptAt = now() + waitAfter(push.attempts - 1);
    if (outcome !== 'later' || nextAttemptAt >= push.endsAt) return claims.remove(push);
    return claims.change(push, { nextAttemptAt, holder: null });
  }

  async function keep(push: PushRecord): Promise<void> {
    const { _id, ...fields } = push;
    await pushes.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  return {
    queue: claims,
    async put(to, { note, urgency, endsAt }) {
      const push: PushRecord = {
        _id: `${to._id} ${secrets.hash(PURPOSE, note.tag)}`,
        subscriptionId: to._id,
        accountId: to.accountId,
        version: createId(),
        sealed: secrets.seal(PURPOSE, JSON.stringify(note)),
        urgency,
        attempts: 0,
        holder: null,
        nextAttemptAt: now(),
        endsAt,
        expiresAt: new Date(endsAt),
      };
      await keep(push).catch((error: unknown) => {
        // A concurrent call inserted it first, so it can be updated now.
        if (!isDuplicateKey(error)) throw error;
        return keep(push);
      });
    },
    flush: () => work.flush(),
    start: () => work.start(),
  };
}
