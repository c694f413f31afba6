import { decode } from '../bson/decode.ts';
import type { KeyValue } from '../bson/keys.ts';
import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Collection } from '../storage/catalogue.ts';
import type { Reading, Row, View } from '../storage/reader.ts';
import { steadyNow } from '../steadyNow.ts';
import type { Matcher } from './match.ts';
import type { Plan, RangeGroup } from './plan.ts';
import { Heap } from './Heap.ts';
import { createSorter, type Sort } from './sort.ts';

/** A document that the filter let through; decoded when somebody looks into it. */
export class Found {
  readonly rid: number;
  readonly bytes: Buffer;
  #doc?: Doc;

  constructor({ rid, doc }: Row) {
    this.rid = rid;
    this.bytes = doc;
  }

  get doc(): Doc {
    return (this.#doc ??= decode(this.bytes));
  }
}

/** Milliseconds since the epoch; undefined for none. */
export interface Deadline {
  at?: number;
  /** From then on somebody else has to run it. */
  handOverAt?: number;
}

/** Thrown at a read that holds up others; it has changed nothing and is run again beside them. */
export class TooSlow extends Error {}

const SORT_MEMORY_BYTES = 100 * 1024 * 1024;
export const CHECK_EVERY = 16;

function checkDeadline(deadline: Deadline): void {
  const { at = Infinity, handOverAt = Infinity } = deadline;
  if (at === Infinity && handOverAt === Infinity) return;
  const now = steadyNow();
  if (now > at) throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
  if (now > handOverAt) throw new TooSlow();
}

/** The plan's candidates, each record once. */
function* candidates(view: View, collection: Collection, plan: Plan, expected?: number): Iterable<Row> {
  switch (plan.stage) {
    case 'COLLSCAN':
      return yield* view.scanAll(collection, plan.reverse);
    case 'OR':
      return yield* once(plan.branches.map((branch) => candidates(view, collection, branch)));
    case 'IXSCAN': {
      if (plan.isUniquePoint) {
        const row = view.findUnique(collection, plan.index, plan.groups[0]!.ranges[0]!.low);
        if (row) yield row;
        return;
      }
      const reading = {
        ...(expected !== undefined && { expected }),
        ...(plan.isMerged && { scans: plan.groups.length }),
      };
      const scans = plan.groups.map((group) => scanGroup(view, collection, plan, group, reading));
      const rows = plan.isMerged ? merge(view, collection, plan, scans) : chain(scans);
      return yield* plan.index.multikey ? once([rows]) : rows;
    }
  }
}

function* scanGroup(
  view: View,
  collection: Collection,
  plan: Plan & { stage: 'IXSCAN' },
  group: RangeGroup,
  reading: Reading,
): Iterable<Row> {
  for (const range of group.ranges) yield* view.scanIndex(collection, plan.index, range, plan.reverse, reading);
}

function* chain(scans: Iterable<Row>[]): Iterable<Row> {
  for (const scan of scans) yield* scan;
}

function* once(scans: Iterable<Row>[]): Iterable<Row> {
  const seen = new Set<number>();
  for (const row of chain(scans)) {
    if (seen.has(row.rid)) continue;
    seen.add(row.rid);
    yield row;
  }
}

/** One of several scans at its next row, or before its first. */
interface Head {
  rows: Iterator<Row>;
  at: number;
  row?: Row;
  /** What follows the equality components in the next row's key, or in one before it; a byte a character. */
  rest: string;
}

/**
 * Merges groups that differ in their equality components by what follows these in the key; of equals the first group's
 * comes first. A group is not read before its turn.
 */
function* merge(
  view: View,
  collection: Collection,
  { index, groups, reverse }: Plan & { stage: 'IXSCAN' },
  scans: Iterable<Row>[],
): Iterable<Row> {
  const restOf = (at: number, key: Buffer): string => key.toString('latin1', groups[at]!.leadLength);
  const read = (rows: Iterator<Row>, at: number): Head | undefined => {
    const { done, value: row } = rows.next();
    return done ? undefined : { rows, at, row, rest: restOf(at, row.key!) };
  };
  const ranges = groups.flatMap((group) => group.ranges);
  const firstKeys = view.firstKeys(collection, index, ranges, reverse);
  const unread = scans.flatMap((scan, at): Head[] => {
    const key = firstKeys.splice(0, groups[at]!.ranges.length).find(Boolean);
    return key ? [{ rows: scan[Symbol.iterator](), at, rest: restOf(at, key) }] : [];
  });
  const heads = new Heap(unread, (one, other) =>
    one.rest === other.rest ? one.at < other.at : one.rest < other.rest !== reverse,
  );
  for (let { first } = heads; first; { first } = heads) {
    if (first.row) yield first.row;
    heads.replaceFirst(read(first.rows, first.at));
  }
}

/** Runs a plan: candidates, then the whole filter, then the sort where the index has not done it. */
export function* execute(
  view: View,
  collection: Collection,
  plan: Plan,
  matches: Matcher | undefined,
  sort: Sort | undefined,
  deadline: Deadline,
  keep = Infinity,
): Iterable<Found> {
  const readsAll = (sort && !plan.isSorted) || keep === Infinity;
  const rows = candidates(view, collection, plan, readsAll ? undefined : keep);
  const found = filterRows(rows, plan.isExact ? undefined : matches, deadline);
  if (!sort || plan.isSorted) return yield* found;
  const { keyOf, compare } = createSorter(sort);
  const kept: { found: Found; key: KeyValue[] }[] = [];
  let bytes = 0;
  const arrange = (): unknown =>
    kept.sort((one, other) => compare(one.key, other.key) || one.found.rid - other.found.rid);
  for (const row of found) {
    kept.push({ found: row, key: keyOf(row.doc) });
    bytes += row.bytes.length;
    if (kept.length > 2 * keep + 1000) {
      arrange();
      kept.length = keep;
      bytes = kept.reduce((sum, { found: { bytes: size } }) => sum + size.length, 0);
    }
    if (bytes > SORT_MEMORY_BYTES)
      throw new MongoError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        'Sort exceeded memory limit of 104857600 bytes; add an index that gives the order',
      );
  }
  arrange();
  for (const row of kept) yield row.found;
}

/** Where the plan left nothing to judge, no document is decoded. */
function* filterRows(rows: Iterable<Row>, matches: Matcher | undefined, deadline: Deadline): Iterable<Found> {
  let count = 0;
  for (const row of rows) {
    if (++count % CHECK_EVERY === 0) checkDeadline(deadline);
    const found = new Found(row);
    if (!matches || matches(found.doc)) yield found;
  }
}
