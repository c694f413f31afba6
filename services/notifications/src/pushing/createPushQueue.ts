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
/** Requests under way at once, of all people and of each: slow push services hold up nobody else. */
const AT_ONCE = 16;
const AT_ONCE_FOR_EACH = 2;
const waitAfter = doubling(5_000, 600_000);

export interface PushQueue {
  /** All that has not left, what is being sent too. */
  readonly queue: Queue;
  /** Resolves once it is stored; of the same tag, the latest is sent. */
  put(
    to: { _id: string; accountId: string },
    push: Omit<PushMessage, 'ttlSeconds'> & { endsAt: number },
  ): Promise<void>;
  /**
   * Sends what is due, each push once, whichever process of however many does it; what a push service did not take is tried
   * again until its time is over.
   */
  flush(): Promise<void>;
  /** Sends what is due from now on. The returned stop waits for what is under way, and leaves the rest to the next start. */
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
    // One push too few harms less than a call that rings again.
    lost: 'drop',
  });
  const work = createQueue({ claims, log, atOnce: AT_ONCE, atOnceForEach: AT_ONCE_FOR_EACH, attempt });

  async function attempt(push: PushRecord): Promise<unknown> {
    const subscription = await store.byId(push.subscriptionId);
    const left = Math.floor((push.endsAt - now()) / 1000);
    // Another account may have taken the browser over meanwhile.
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
        // Two came at once; the other is there now.
        if (!isDuplicateKey(error)) throw error;
        return keep(push);
      });
    },
    flush: () => work.flush(),
    start: () => work.start(),
  };
}
