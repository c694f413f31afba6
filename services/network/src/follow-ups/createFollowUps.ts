import { FOLLOW_UP_QUEUES, type FollowUpQueue } from '@meet/network-contract';
import {
  createClaims,
  createId,
  createQueue,
  deleteInBatches,
  GIVEN_UP_MAX,
  type Queue,
  type ServiceBase,
} from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { FollowUpRecord } from '../models/followUpModel.ts';

const ATTEMPTS_MAX = 10;
const GIVEN_UP_KEPT_MS = 30 * 86_400_000;

/** Does the work of an entry. It runs again if it fails or its process ends. */
type Follow = (row: FollowUpRecord) => Promise<void>;

/** Work to store. The work of the network's own changes has no id yet. */
export type FollowUpWork = Pick<FollowUpRecord, 'type' | 'accountId' | 'email' | 'groupId' | 'mateIds' | 'pendingIds'> &
  Partial<Pick<FollowUpRecord, '_id'>>;

export interface FollowUps {
  /** A queue for each kind of work, so that a large chat room does not delay the links of a new account. */
  readonly queues: readonly Queue[];
  /** Sets the function that does the work of an entry. Call it before the first `put` or `start`. */
  followBy(follow: Follow): void;
  /** Resolves once the work is stored. Work with an id that is stored already is not stored again. */
  put(queue: FollowUpQueue, works: readonly FollowUpWork[]): Promise<void>;
  /** Queues the failed work of a queue again. Returns the number of entries, at most 1,000. */
  resend(queue: FollowUpQueue): Promise<number>;
  /**
   * Starts to do work when it is due. The returned function stops this after the current work, and leaves the rest to
   * the next start.
   */
  start(): () => Promise<void>;
  /** Deletes the work that an account's changes caused, and takes the account from that of others. */
  forget(accountId: string): Promise<void>;
  /** Resolves when no work is due or in progress. */
  settle(): Promise<void>;
}

export interface FollowUpsOptions extends Pick<ServiceBase, 'lease' | 'log' | 'now'> {
  readonly rows: Model<FollowUpRecord>;
}

/** Stores the work that changes cause in the database until a process has done it. */
export function createFollowUps({ rows, lease, log, now }: FollowUpsOptions): FollowUps {
  let follow: Follow = () => Promise.reject(new Error('Nothing does this work.'));
  const byName = Object.fromEntries(FOLLOW_UP_QUEUES.map((name) => [name, create(name)])) as Record<
    FollowUpQueue,
    ReturnType<typeof create>
  >;
  const all = Object.values(byName);

  function create(name: FollowUpQueue) {
    const claims = createClaims<FollowUpRecord>({
      ...{ name, rows, lease, log, now },
      queued: { queue: name, state: 'queued' },
      counter: 'attempts',
      claimedBy: ['holder', 'attempts'],
      lost: 'retry',
      // One attempt stays counted: the next one repeats the events of an earlier attempt that may have failed after its
      // writes.
      givenUp: [{ state: 'failed', again: { $set: { attempts: 1 }, $unset: { expiresAt: 1 } } }],
      givenUpMax: GIVEN_UP_MAX,
    });
    const attempt = async (row: FollowUpRecord): Promise<void> => {
      try {
        await follow(row);
      } catch (error) {
        if (row.attempts < ATTEMPTS_MAX) throw error;
        log.error({ err: error, queue: name, id: row._id }, 'contacts were not shown again after ten attempts');
        const expiresAt = new Date(now() + GIVEN_UP_KEPT_MS);
        await claims.change(row, { $set: { state: 'failed', holder: null, expiresAt } });
        return;
      }
      await claims.remove(row);
    };
    return { claims, work: createQueue({ claims, log, attempt }) };
  }

  return {
    queues: all.map(({ claims }) => claims),
    followBy: (given) => void (follow = given),
    async put(queue, works) {
      if (!works.length) return;
      const state = { queue, state: 'queued' as const, nextAttemptAt: now() };
      await rows.bulkWrite(
        works.map(({ _id = createId(), ...work }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { ...work, ...state } }, upsert: true },
        })),
      );
      byName[queue].work.wake();
    },
    resend: (queue) => byName[queue].work.resend('failed'),
    start() {
      const stops = all.map(({ work }) => work.start());
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    async forget(accountId) {
      await deleteInBatches(rows, { accountId });
      await rows.updateMany({ mateIds: accountId }, { $pull: { mateIds: accountId, pendingIds: accountId } });
    },
    async settle() {
      await Promise.all(all.map(({ work }) => work.settle()));
    },
  };
}
