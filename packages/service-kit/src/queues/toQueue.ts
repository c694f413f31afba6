import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import type { Model, QueryFilter } from 'mongoose';
import type { QueryBound } from '../database/queryBounds.ts';

/** Work that waits in the database until a process does it. */
export interface Queue {
  readonly name: string;
  /** Asks the database. Unix milliseconds. */
  measure(now: number): Promise<QueueState>;
}

export interface QueueState {
  readonly name: string;
  /** Number of entries that wait, those to be tried again later included; counted up to QUEUE_COUNTED_MAX. */
  readonly length: number;
  /** For how long the oldest has been due that nobody has done; 0 where nothing is. */
  readonly oldestSeconds: number;
  /** Work that was given up and is kept, by reason; nothing of its content. */
  readonly givenUp: readonly GivenUp[];
}

export interface GivenUp {
  readonly reason: string;
  /** Counted up to QUEUE_COUNTED_MAX. */
  readonly count: number;
  /** When the latest was last due, in unix milliseconds. */
  readonly latestAt: number;
  readonly canSendAgain: boolean;
}

export interface QueuedRecord {
  _id: string;
  /** When it is due, in unix milliseconds. */
  nextAttemptAt: number;
}

/** Index entries that the embedded database counts at once. */
const ENTRIES_MAX = 20_000;

/** Allows the count of a queue's rows, of which these fields say that they wait. */
export const toQueueBound = (collection: string, queued: readonly string[] = ['state']): QueryBound => ({
  query: `aggregate ${collection} {${[...queued, 'nextAttemptAt: {$gt}'].join(', ')}}`,
  reads: ENTRIES_MAX,
  reason: 'The metrics and the health page name the length of the queue, which the index alone counts.',
});

/** Given-up rows of each reason that a queue keeps. */
export const GIVEN_UP_MAX = 10_000;

/** Allows the hourly trim of a queue's given-up rows, which steps over those it keeps. */
export const toTrimBound = (collection: string, keptMax = GIVEN_UP_MAX, queued = ['state']): QueryBound => ({
  query: `find ${collection} {${[...queued, 'nextAttemptAt: {$gt}'].join(', ')}} sort {nextAttemptAt: -1, _id: -1}`,
  reads: keptMax + 1,
  reason: 'Each hour, the queue finds the oldest given-up row that it keeps by the index alone.',
});

/** The queue of the rows that match; an index is to lead from what is matched to `nextAttemptAt` and `_id`. */
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
