import { accountActivated } from '@meet/accounts-contract';
import type { BusEvent } from '@meet/contracts/events';
import { createClaims, createQueue, toChunks, type Queue, type ServiceBase } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import type { FollowUpRecord } from '../models/followUpModel.ts';

const KINDS = ['accounts', 'mates'] as const;
/** Mates of one entry. A restart repeats at most one entry of each queue. */
const MATES_TOGETHER = 500;
const ATTEMPTS_MAX = 10;

/** Does the work of an entry. It may run again if it fails or its process ends. */
type Follow = (row: FollowUpRecord) => Promise<void>;

export interface FollowUps {
  /** One of each kind: a large room must not delay the links of a new account. */
  readonly queues: readonly Queue[];
  /** Names what does the work of an entry. Call it before anything is put or started. */
  followBy(follow: Follow): void;
  /** Resolves once the work that the event asks for is stored. */
  put(kind: FollowUpRecord['kind'], event: BusEvent): Promise<void>;
  /** Does what is due from now on. The returned stop waits for the work under way, and leaves the rest to the next start. */
  start(): () => Promise<void>;
  /** Resolves when nothing is due and nothing is under way. */
  settle(): Promise<void>;
}

export interface FollowUpsOptions extends Pick<ServiceBase, 'lease' | 'log' | 'now'> {
  readonly rows: Model<FollowUpRecord>;
}

/** Keeps the work that events ask for in the database until a process has done it. */
export function createFollowUps({ rows, lease, log, now }: FollowUpsOptions): FollowUps {
  let follow: Follow = () => Promise.reject(new Error('Nothing follows events.'));
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, createKind(kind)])) as Record<
    FollowUpRecord['kind'],
    ReturnType<typeof createKind>
  >;
  const all = Object.values(byKind);

  function createKind(kind: FollowUpRecord['kind']) {
    const claims = createClaims<FollowUpRecord>({
      ...{ name: `network-${kind}`, rows, lease, log, now },
      queued: { kind },
      counter: 'attempts',
      claimedBy: ['holder', 'attempts'],
      lost: 'retry',
    });
    const attempt = async (row: FollowUpRecord): Promise<void> => {
      try {
        await follow(row);
      } catch (error) {
        if (row.attempts < ATTEMPTS_MAX) throw error;
        log.error({ err: error, queue: claims.name, id: row._id }, 'contacts were not shown again after ten attempts');
      }
      await claims.remove(row);
    };
    return { claims, work: createQueue({ claims, log, attempt }) };
  }

  return {
    queues: all.map(({ claims }) => claims),
    followBy: (given) => void (follow = given),
    async put(kind, event) {
      const entries = toEntries(kind, event).map((entry) => ({ ...entry, nextAttemptAt: now() }));
      await rows.bulkWrite(
        entries.map(({ _id, ...entry }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
        })),
      );
      byKind[kind].work.wake();
    },
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

type Entry = Omit<FollowUpRecord, 'attempts' | 'holder' | 'nextAttemptAt'>;

function toEntries(kind: FollowUpRecord['kind'], { type, at, payload }: BusEvent): Entry[] {
  const { accountId, email, mateIds } = payload as { accountId: string; email: string; mateIds?: readonly string[] };
  const id = createHash('sha256')
    .update(JSON.stringify([type, at, payload]))
    .digest('base64url');
  const entry = { kind, type, accountId, ...(type === accountActivated.type && { email }) };
  if (!mateIds) return [{ _id: id, ...entry }];
  return toChunks(mateIds, MATES_TOGETHER).map((some, part) => ({
    _id: `${id}.${part}`,
    ...entry,
    mateIds: [...some],
  }));
}
