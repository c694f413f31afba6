import { accountActivated } from '@meet/accounts-contract';
import type { BusEvent } from '@meet/contracts/events';
import { FOLLOW_UP_QUEUES, type FollowUpQueue } from '@meet/network-contract';
import { createClaims, createQueue, GIVEN_UP_MAX, toChunks, type Queue, type ServiceBase } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import type { FollowUpRecord } from '../models/followUpModel.ts';

/** Number of mates in one entry. A restart repeats at most one entry of each queue. */
const MATES_TOGETHER = 500;
const ATTEMPTS_MAX = 10;
const GIVEN_UP_KEPT_MS = 30 * 86_400_000;

/** Does the work of an entry. It runs again if it fails or its process ends. */
type Follow = (row: FollowUpRecord) => Promise<void>;

export interface FollowUps {
  /** Two queues, so that a large chat room does not delay the links of a new account. */
  readonly queues: readonly Queue[];
  /** Sets the function that does the work of an entry. Call it before the first `put` or `start`. */
  followBy(follow: Follow): void;
  /** Resolves once the event's work is stored. */
  put(queue: FollowUpQueue, event: BusEvent): Promise<void>;
  /** Queues the failed work of a queue again. Returns the number of entries, at most 1,000. */
  resend(queue: FollowUpQueue): Promise<number>;
  /**
   * Starts to do work when it is due. The returned function stops this after the current work, and leaves the rest to
   * the next start.
   */
  start(): () => Promise<void>;
  /** Resolves when no work is due or in progress. */
  settle(): Promise<void>;
}

export interface FollowUpsOptions extends Pick<ServiceBase, 'lease' | 'log' | 'now'> {
  readonly rows: Model<FollowUpRecord>;
}

/** Stores the work that events cause in the database until a process has done it. */
export function createFollowUps({ rows, lease, log, now }: FollowUpsOptions): FollowUps {
  let follow: Follow = () => Promise.reject(new Error('Nothing follows events.'));
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
    async put(queue, event) {
      const entries = toEntries(queue, event).map((entry) => ({ ...entry, nextAttemptAt: now() }));
      await rows.bulkWrite(
        entries.map(({ _id, ...entry }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
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
    async settle() {
      await Promise.all(all.map(({ work }) => work.settle()));
    },
  };
}

type Entry = Omit<FollowUpRecord, 'attempts' | 'holder' | 'nextAttemptAt' | 'expiresAt'>;

function toEntries(queue: FollowUpQueue, { type, at, payload }: BusEvent): Entry[] {
  const { accountId, email, mateIds } = payload as { accountId: string; email: string; mateIds?: readonly string[] };
  const id = createHash('sha256')
    .update(JSON.stringify([type, at, payload]))
    .digest('base64url');
  const entry = { queue, state: 'queued' as const, type, accountId, ...(type === accountActivated.type && { email }) };
  if (!mateIds) return [{ _id: id, ...entry }];
  return toChunks(mateIds, MATES_TOGETHER).map((some, part) => ({
    _id: `${id}.${part}`,
    ...entry,
    mateIds: [...some],
  }));
}
