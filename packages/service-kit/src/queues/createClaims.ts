import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { ProcessLease } from '../leases/createProcessLease.ts';
import type { Logger } from '../logging/createLogger.ts';
import { deleteInBatches } from '../deleteInBatches.ts';
import { toQueue, type GivenUp, type Queue, type QueuedRecord } from './toQueue.ts';

const LOST_AT_ONCE = 100;
const RESENT_AT_ONCE = 1_000;
const TRIM_EVERY_MS = 3_600_000;

export interface ClaimedRecord extends QueuedRecord {
  /** Process that claimed the row. */
  holder?: string | null | undefined;
}

export interface ClaimsOptions<Row extends ClaimedRecord> {
  readonly name: string;
  readonly rows: Model<Row>;
  readonly lease: ProcessLease;
  readonly log: Logger;
  now(): number;
  /**
   * Fields of the rows in the backlog. An index must lead from these to `nextAttemptAt` and `_id`. Without `takenAs`, a
   * partial index of rows with a holder must lead to `holder`.
   */
  readonly queued: Partial<Row>;
  /** State of a claimed row. Without it, a row's `holder` alone says that a process has claimed it. */
  readonly takenAs?: string;
  /** Counts the claims of a row. */
  readonly counter?: keyof Row & string;
  /** Fields that differ between two claims of a row. A process changes a row only if they are still as claimed. */
  readonly claimedBy: readonly (keyof Row & string)[];
  /** Field by whose values the work under way is limited. */
  readonly key?: keyof Row & string;
  /** Policy for claims of dead processes, and for attempts that threw. */
  readonly lost: 'retry' | 'drop';
  /** Claimed rows whose request may have arrived. They are reported instead of retried or dropped. */
  readonly sent?: { readonly as: Partial<Row>; report(row: Row): Promise<unknown> };
  /** Values of `state` of rows that are given up and kept, each with the update that queues such a row again. */
  readonly givenUp?: readonly { readonly state: string; readonly again?: UpdateQuery<Row> }[];
  /** Maximum number of rows that are kept in each of these states. The oldest beyond it are removed every hour. */
  readonly givenUpMax?: number;
}

/** The rows of a queue. One process at a time can claim each row. */
export interface Claims<Row extends ClaimedRecord> extends Queue {
  /** Claims a due row with none of these keys. Returns null if there is none. */
  claim(exceptKeys?: readonly string[]): Promise<Row | null>;
  /** Returns whether a claim surely still belongs to this process. Needs no request. */
  isOurs(row: Row): boolean;
  /** Changes a claimed row that also has the fields `as`. Returns null if the row is gone, or was claimed again. */
  change(row: Row, update: UpdateQuery<Row>, as?: Partial<Row>): Promise<Row | null>;
  /** Removes a claimed row, unless it was claimed again or replaced. */
  remove(row: Row): Promise<void>;
  /** Gives back a claimed row of which nothing was sent. It is due after the wait, or at its earlier time. */
  release(row: Row, waitMs?: number): Promise<void>;
  /** Retries or drops a claimed row of which nothing was sent. A sent row stays claimed, and is reported later. */
  fail(row: Row, waitMs?: number): Promise<void>;
  /**
   * Recovers claims of dead processes, and claims of this process that are not under way. No claim may run meanwhile.
   */
  recover(isUnderWay: (id: string) => boolean): Promise<void>;
  /** Queues rows again that were given up with this state, the oldest first, at most 1,000. Returns their number. */
  resend(state: string): Promise<number>;
  toKey(row: Row): string | undefined;
}

export function createClaims<Row extends ClaimedRecord>(options: ClaimsOptions<Row>): Claims<Row> {
  const { name, rows, lease, log, now, queued, takenAs, counter, claimedBy, key, lost, sent } = options;
  const { givenUp = [], givenUpMax } = options;
  const queue = toQueue(name, rows, queued as QueryFilter<Row>);
  let trimAt = 0;
  const freed = takenAs ? queued : { holder: null };
  const taken = takenAs ? { state: takenAs } : { ...queued, holder: { $gt: '' } };

  /** Returns the filter of a row that is unchanged since it was claimed. */
  const asClaimed = (row: Row, as: object) =>
    ({ _id: row._id, ...as, ...Object.fromEntries(claimedBy.map((field) => [field, row[field]])) }) as QueryFilter<Row>;

  async function findLost(held: object, isUnderWay: (id: string) => boolean): Promise<Row[]> {
    const found = (await rows
      .find({ ...held, nextAttemptAt: { $lte: now() } } as QueryFilter<Row>)
      .limit(LOST_AT_ONCE)
      .lean()) as Row[];
    const ended = await lease.findEnded(found.flatMap(({ holder }) => holder ?? []));
    const isLost = ({ _id, holder }: Row) =>
      holder && (ended.has(holder) || (lease.isHeldBy(holder) && !isUnderWay(_id)));
    return found.filter(isLost);
  }

  /** Returns the filter of the queue's rows of a state, whenever they were last due. */
  const inState = (state: string) => ({ ...queued, state, nextAttemptAt: { $gt: 0 } }) as QueryFilter<Row>;

  async function countGivenUp({ state, again }: (typeof givenUp)[number]): Promise<GivenUp> {
    const [count, latest] = await Promise.all([
      rows.countDocuments(inState(state)).limit(QUEUE_COUNTED_MAX),
      rows.findOne(inState(state), { nextAttemptAt: 1 }).sort({ nextAttemptAt: -1, _id: -1 }).lean<QueuedRecord>(),
    ]);
    return { reason: state, count, latestAt: latest?.nextAttemptAt ?? 0, canSendAgain: again !== undefined };
  }

  async function trim(max: number): Promise<void> {
    if (now() < trimAt) return;
    trimAt = now() + TRIM_EVERY_MS;
    for (const { state } of givenUp) {
      const newest = { nextAttemptAt: -1, _id: -1 } as const;
      const last = await rows.findOne(inState(state), { nextAttemptAt: 1 }).sort(newest).skip(max).lean<QueuedRecord>();
      const beyond = { ...inState(state), nextAttemptAt: { $lte: last?.nextAttemptAt } } as QueryFilter<Row>;
      if (last) await deleteInBatches(rows, beyond);
    }
  }

  const claims: Claims<Row> = {
    name,
    async measure(at) {
      const [state, ...kept] = await Promise.all([queue.measure(at), ...givenUp.map(countGivenUp)]);
      return { ...state, givenUp: kept.filter(({ count }) => count > 0) };
    },
    async claim(exceptKeys = []) {
      const holder = await lease.hold();
      const due = {
        ...queued,
        ...freed,
        nextAttemptAt: { $lte: now() },
        ...(key && exceptKeys.length > 0 && { [key]: { $nin: exceptKeys } }),
      };
      const claim = {
        $set: { holder, ...(takenAs && { state: takenAs }) },
        ...(counter && { $inc: { [counter]: 1 } }),
      };
      return rows
        .findOneAndUpdate(due as QueryFilter<Row>, claim as UpdateQuery<Row>, {
          sort: { nextAttemptAt: 1, _id: 1 },
          returnDocument: 'after',
        })
        .lean<Row>();
    },
    isOurs: ({ holder }) => Boolean(holder && lease.isHeldBy(holder)),
    change: (row, update, as = {}) =>
      rows.findOneAndUpdate(asClaimed(row, as), update, { returnDocument: 'after' }).lean<Row>(),
    async remove(row) {
      await rows.deleteOne(asClaimed(row, {}));
    },
    async release(row, waitMs) {
      const due = waitMs !== undefined && { nextAttemptAt: now() + waitMs };
      await rows.updateOne(asClaimed(row, taken), { $set: { ...freed, ...due } } as UpdateQuery<Row>);
    },
    async fail(row, waitMs) {
      if (lost === 'retry') return claims.release(row, waitMs);
      log.warn({ queue: name, id: row._id }, 'work without a known result is dropped');
      await claims.remove(row);
    },
    async recover(isUnderWay) {
      for (const row of await findLost(taken, isUnderWay)) await claims.fail(row);
      if (sent) for (const row of await findLost(sent.as, isUnderWay)) await sent.report(row);
      if (givenUpMax) await trim(givenUpMax);
    },
    async resend(state) {
      const again = givenUp.find((kept) => kept.state === state)?.again;
      if (!again) return 0;
      const kept = await rows
        .find(inState(state), { _id: 1 })
        .sort({ nextAttemptAt: 1, _id: 1 })
        .limit(RESENT_AT_ONCE)
        .lean<QueuedRecord[]>();
      const { modifiedCount } = await rows.updateMany(
        { _id: { $in: kept.map(({ _id }) => _id) }, state } as QueryFilter<Row>,
        { ...again, $set: { ...again.$set, ...queued, nextAttemptAt: now() } } as UpdateQuery<Row>,
      );
      return modifiedCount;
    },
    toKey: (row) => (key ? String(row[key]) : undefined),
  };
  return claims;
}
