import { decode } from '../bson/decode.ts';
import type { KeyValue } from '../bson/keys.ts';
import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Collection, Index } from '../storage/catalogue.ts';
import type { Entry, Place as EntryPlace, Reading, Row, View } from '../storage/reader.ts';
import { steadyNow } from '../steadyNow.ts';
import type { Matcher } from './match.ts';
import type { QueryMeter } from './QueryMeter.ts';
import { getRanges, type IndexScan, type Plan, type RangeGroup } from './plan.ts';
import { Heap } from './Heap.ts';
import { createSorter, type Sort } from './sort.ts';

/** A document that passed the filter. It is decoded at its first use. */
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

/** Time limits of a command, in milliseconds since the epoch; undefined for none. */
export interface Deadline {
  at?: number;
  /** Time from which another thread must run it. */
  handOverAt?: number;
}

/** Thrown by a read that delays others. It has changed nothing, and runs again in another thread. */
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

/** Returns the plan's candidates, each record once. */
function* candidates(
  view: View,
  collection: Collection,
  plan: Plan,
  expected?: number,
  after?: EntryPlace,
): Iterable<Row> {
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
      if (after) {
        const [range] = getRanges(plan);
        return yield* view.scanIndex(collection, plan.index, range!, plan.reverse, {
          after,
          ...(expected && { expected }),
        });
      }
      const scan = plan.isMerged ? scanMerged : scanChained;
      const rows = scan(view, collection, plan, expected);
      return yield* plan.index.multikey ? once([rows]) : rows;
    }
  }
}

/** Number of ranges that are read together. In a list of values, each mostly finds one document. */
const TOGETHER = 64;

/** Scans one range after the other. */
function* scanChained(view: View, collection: Collection, plan: IndexScan, expected?: number): Iterable<Row> {
  const { index, reverse } = plan;
  const reading = expected === undefined ? {} : { expected };
  for (const some of toChunks(getRanges(plan), reverse ? 1 : Math.min(TOGETHER, expected ?? TOGETHER))) {
    const few = some.length > 1 ? view.rowsWithin(collection, index, some, 2 * TOGETHER) : undefined;
    if (few) yield* few;
    else for (const range of some) yield* view.scanIndex(collection, index, range, reverse, reading);
  }
}

/** Scans the groups in the order of the key behind their equality components. */
function scanMerged(view: View, collection: Collection, plan: IndexScan, expected?: number): Iterable<Row> {
  const few = findFew(view, collection, plan);
  if (few) return readRows(view, collection, plan.index, few);
  const reading = { scans: plan.groups.length, ...(expected !== undefined && { expected }) };
  const scans = plan.groups.map((group) => scanGroup(view, collection, plan, group, reading));
  return merge(view, collection, plan, scans);
}

/** Returns the entries of several ranges in the plan's order if they are few, otherwise undefined. */
function findFew(view: View, collection: Collection, plan: IndexScan): Iterable<Entry> | undefined {
  const { index, groups, reverse } = plan;
  const ranges = getRanges(plan);
  const groupOfRange = groups.flatMap(({ ranges: own }, at) => own.map(() => at));
  // If the first ranges hold more, all do. In that case the others need not be read.
  const some = ranges.slice(0, TOGETHER);
  if (some.length < ranges.length && !view.entriesWithin(collection, index, some, 2 * TOGETHER)) return undefined;
  const entries = view.entriesWithin(collection, index, ranges, ranges.length);
  const placed = entries?.map((entry) => {
    const at = groupOfRange[entry.range]!;
    return { entry, at, rest: getRest(groups[at]!, entry.key) };
  });
  // Entries with equal places keep the order in which they were read.
  if (reverse) placed?.reverse();
  return placed?.sort(inOrder(reverse)).map(({ entry }) => entry);
}

/**
 * Reads the rows one by one, because a cursor may rest between them. Entries that have changed meanwhile are skipped.
 */
function* readRows(view: View, collection: Collection, index: Index, entries: Iterable<Entry>): Iterable<Row> {
  for (const entry of entries) {
    const row = view.readRow(collection, index, entry);
    if (row) yield row;
  }
}

function* scanGroup(
  view: View,
  collection: Collection,
  plan: IndexScan,
  group: RangeGroup,
  reading: Reading,
): Iterable<Row> {
  for (const range of group.ranges) yield* view.scanIndex(collection, plan.index, range, plan.reverse, reading);
}

function* toChunks<Item>(items: readonly Item[], size: number): Iterable<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

function* once(scans: Iterable<Row>[]): Iterable<Row> {
  const seen = new Set<number>();
  for (const scan of scans) {
    for (const row of scan) {
      if (seen.has(row.rid)) continue;
      seen.add(row.rid);
      yield row;
    }
  }
}

/** Place of a row among the rows of other groups. */
interface Place {
  /** Position of its group. */
  at: number;
  /** Part of its key after the equality components; one character per byte. */
  rest: string;
}

const getRest = ({ leadLength }: RangeGroup, key: Buffer): string => key.toString('latin1', leadLength);

/** Orders documents of several groups. Among equal ones, the first group's comes first. */
const inOrder =
  (reverse: boolean) =>
  (one: Place, other: Place): number =>
    one.rest === other.rest ? one.at - other.at : one.rest < other.rest !== reverse ? -1 : 1;

/** A scan at its next row, or before its first. Its place is never later than that of the row. */
interface Head extends Place {
  rows: Iterator<Row>;
  row?: Row;
}

/**
 * Merges groups that differ in their equality components by the rest of the key. A group is not read before its turn.
 */
function* merge(view: View, collection: Collection, plan: IndexScan, scans: Iterable<Row>[]): Iterable<Row> {
  const { index, groups, reverse } = plan;
  const read = (rows: Iterator<Row>, at: number): Head | undefined => {
    const { done, value: row } = rows.next();
    return done ? undefined : { rows, at, row, rest: getRest(groups[at]!, row.key!) };
  };
  const firstKeys = view.firstKeys(collection, index, getRanges(plan), reverse);
  const unread = scans.flatMap((scan, at): Head[] => {
    const key = firstKeys.splice(0, groups[at]!.ranges.length).find(Boolean);
    return key ? [{ rows: scan[Symbol.iterator](), at, rest: getRest(groups[at]!, key) }] : [];
  });
  const compare = inOrder(reverse);
  const heads = new Heap(unread, (one, other) => compare(one, other) < 0);
  for (let { first } = heads; first; { first } = heads) {
    if (first.row) yield first.row;
    heads.replaceFirst(read(first.rows, first.at));
  }
}

interface Running {
  /** Maximum number of matches that the caller will read. */
  readonly keep?: number | undefined;
  /** Entry after which an index scan of one range begins. */
  readonly after?: EntryPlace | undefined;
  readonly meter?: QueryMeter | undefined;
}

/** Runs a plan: candidates first, then the whole filter, then the sort if the index does not give the order. */
export function* execute(
  view: View,
  collection: Collection,
  plan: Plan,
  matches: Matcher | undefined,
  sort: Sort | undefined,
  deadline: Deadline,
  { keep = Infinity, after, meter }: Running = {},
): Iterable<Found> {
  const readsAll = (sort && !plan.isSorted) || keep === Infinity;
  const rows = candidates(view, collection, plan, readsAll ? undefined : keep, after);
  const found = filterRows(meter?.countRead(rows) ?? rows, plan.isExact ? undefined : matches, deadline);
  if (!sort || plan.isSorted) return yield* found;
  const { toKey, compare } = createSorter(sort);
  const kept: { found: Found; key: KeyValue[] }[] = [];
  let bytes = 0;
  const arrange = (): unknown =>
    kept.sort((one, other) => compare(one.key, other.key) || one.found.rid - other.found.rid);
  for (const row of found) {
    kept.push({ found: row, key: toKey(row.doc) });
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

/**
 * Finds like `execute`, and yields undefined for each row that does not match, so that the caller may rest at any row.
 */
export function* executeByRow(
  view: View,
  collection: Collection,
  plan: Plan,
  matches: Matcher | undefined,
  deadline: Deadline,
  meter?: QueryMeter,
): Generator<Found | undefined> {
  let count = 0;
  const rows = candidates(view, collection, plan);
  for (const row of meter?.countRead(rows) ?? rows) {
    if (++count % CHECK_EVERY === 0) checkDeadline(deadline);
    const found = new Found(row);
    yield !matches || plan.isExact || matches(found.doc) ? found : undefined;
  }
}

/** Filters rows. Without a matcher, no document is decoded. */
function* filterRows(rows: Iterable<Row>, matches: Matcher | undefined, deadline: Deadline): Iterable<Found> {
  let count = 0;
  for (const row of rows) {
    if (++count % CHECK_EVERY === 0) checkDeadline(deadline);
    const found = new Found(row);
    if (!matches || matches(found.doc)) yield found;
  }
}
