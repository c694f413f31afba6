import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import type { Model, QueryFilter } from 'mongoose';
import type { QueryBound } from '../database/queryBounds.ts';

/** Work that waits in the database for a process. */
export interface Queue {
  readonly name: string;
  /** Reads the queue's state from the database. `now` is in unix milliseconds. */
  measure(now: number): Promise<QueueState>;
}

export interface QueueState {
  readonly name: string;
  /** Number of waiting entries, including those to be retried later; counted up to QUEUE_COUNTED_MAX. */
  readonly length: number;
  /** Seconds for which the oldest undone entry has been due; 0 if none is due. */
  readonly oldestSeconds: number;
  /** Number of given-up and kept entries by reason, without their content. */
  readonly givenUp: readonly GivenUp[];
}

export interface GivenUp {
  readonly reason: string;
  /** Counted up to QUEUE_COUNTED_MAX. */
  readonly count: number;
  /** Time when the latest was last due, in unix milliseconds. */
  readonly latestAt: number;
  readonly canSendAgain: boolean;
}

export interface QueuedRecord {
  _id: string;
  /** Time when it is due, in unix milliseconds. */
  nextAttemptAt: number;
}

/** Maximum number of index entries that the embedded database counts at once. */
const ENTRIES_MAX = 20_000;

/** Returns the bound that allows to count a queue's rows. The fields select the waiting rows. */
export const toQueueBound = (collection: string, queued: readonly string[] = ['state']): QueryBound => ({
  query: `aggregate ${collection} {${[...queued, 'nextAttemptAt: {$gt}'].join(', ')}}`,
  reads: ENTRIES_MAX,
  reason: 'The metrics and the health page name the length of the queue, which the index alone counts.',
});

/** Maximum number of given-up rows of each reason that a queue keeps. */
export const GIVEN_UP_MAX = 10_000;

/** Returns the bound that allows the hourly trim of a queue's given-up rows, which skips the rows that stay. */
export const toTrimBound = (collection: string, keptMax = GIVEN_UP_MAX, queued = ['state']): QueryBound => ({
  query: `find ${collection} {${[...queued, 'nextAttemptAt: {$gt}'].join(', ')}} sort {nextAttemptAt: -1, _id: -1}`,
  reads: keptMax + 1,
  reason: 'Each hour, the queue finds the oldest given-up row that it keeps by the index alone.',
});

/**
 * Returns the queue of the rows that match. An index must lead from the matched fields to `nextAttemptAt` and `_id`.
 */
export function toQueue<Row extends QueuedRecord>(name: string, rows: Model<Row>, waiting: QueryFilter<Row>): Queue {
  const dueBy = (range: { $gt: number } | { $lte: number }) =>
    ({ ...waiting, nextAttemptAt: range }) as QueryFilter<Row>;
  return {
    name,
    async measure(now) {
      const [length, oldest] = await Promise.all([
        rows.countDocuments(dueBy({ $gt: 0 })).limit(QUEUE_COUNTED_MAX),
        rows
          .findOne(dueBy({ $lte: now }), { nextAttemptAt: 1 })
          .sort({ nextAttemptAt: 1, _id: 1 })
          .lean<QueuedRecord>(),
      ]);
      return { name, length, oldestSeconds: oldest ? (now - oldest.nextAttemptAt) / 1000 : 0, givenUp: [] };
    },
  };
}
