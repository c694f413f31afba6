import {
  createId,
  isDuplicateKey,
  queueOf,
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
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 600_000;

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
  /** Waits for what is under way, and leaves the rest to the next start. */
  stop(): Promise<void>;
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
  const underWay: string[] = [];
  let flushing: Promise<void> | undefined;
  let isStopped = false;

  const busy = () =>
    [...Map.groupBy(underWay, (id) => id)].flatMap(([id, own]) => (own.length < AT_ONCE_FOR_EACH ? [] : id));

  async function claim(): Promise<PushRecord | null> {
    const holder = await lease.hold();
    return pushes
      .findOneAndUpdate(
        { nextAttemptAt: { $lte: now() }, holder: null, accountId: { $nin: busy() } },
        { $set: { holder }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async function attempt(push: PushRecord): Promise<void> {
    const subscription = await store.byId(push.subscriptionId);
    const left = Math.floor((push.endsAt - now()) / 1000);
    // Another account may have taken the browser over meanwhile.
    if (!subscription || subscription.accountId !== push.accountId || left <= 0) return remove(push);
    const note = JSON.parse(secrets.open(PURPOSE, push.sealed)) as PushNote;
    const outcome = await send(store.open(subscription), { note, urgency: push.urgency, ttlSeconds: left });
    if (outcome === 'gone') return store.remove([subscription._id]);
    const nextAttemptAt = now() + Math.min(FIRST_RETRY_MS * 2 ** (push.attempts - 1), LONGEST_RETRY_MS);
    if (outcome !== 'later' || nextAttemptAt >= push.endsAt) return remove(push);
    const { _id, version, attempts } = push;
    await pushes.updateOne({ _id, version, attempts }, { $set: { nextAttemptAt, holder: null } });
  }

  const remove = async ({ _id, version }: PushRecord) => void (await pushes.deleteOne({ _id, version }));

  async function work(): Promise<void> {
    while (!isStopped) {
      const due = await claim();
      if (!due) return;
      underWay.push(due.accountId);
      try {
        await attempt(due);
      } catch (error) {
        log.error({ err: error, pushId: due._id }, 'a push could not be attempted');
        await remove(due);
      } finally {
        underWay.splice(underWay.indexOf(due.accountId), 1);
      }
    }
  }

  /** One push too few harms less than a call that rings again. */
  async function dropLost(): Promise<void> {
    const held = await pushes.find({ nextAttemptAt: { $lte: now() }, holder: { $ne: null } }).lean();
    const ended = await lease.findEnded(held.flatMap(({ holder }) => holder ?? []));
    for (const push of held) {
      if (!ended.has(push.holder!)) continue;
      log.warn({ pushId: push._id }, 'nobody knows whether a push went out: it is not sent again');
      await remove(push);
    }
  }

  async function workAll(): Promise<void> {
    await dropLost();
    const due = await pushes.countDocuments({ nextAttemptAt: { $lte: now() } }).limit(AT_ONCE);
    await Promise.all(Array.from({ length: due }, work));
  }

  async function keep(push: PushRecord): Promise<void> {
    const { _id, ...fields } = push;
    await pushes.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  return {
    queue: queueOf('pushes', pushes, {}),
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
    async flush() {
      // Entries that were added while others were sent are due as well.
      await flushing;
      flushing ??= workAll()
        .catch((error: unknown) => log.error({ err: error }, 'pushes that are due could not be read'))
        .finally(() => (flushing = undefined));
      await flushing;
    },
    async stop() {
      isStopped = true;
      await flushing;
    },
  };
}
