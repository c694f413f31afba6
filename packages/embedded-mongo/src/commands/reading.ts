import { encode } from '../bson/encode.ts';
import { compareValues, toIdentity } from '../bson/keys.ts';
import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { execute, executeByRow, type Found } from '../query/execute.ts';
import { add } from '../update/arithmetic.ts';
import { compileFilter } from '../query/match.ts';
import { QueryMeter } from '../query/QueryMeter.ts';
import { someLeaf } from '../query/paths.ts';
import { choosePlan, getRanges, type IndexScan, type Plan } from '../query/plan.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort, type Sort } from '../query/sort.ts';
import type { Collection } from '../storage/catalogue.ts';
import type { Place } from '../storage/reader.ts';
import { requireField } from './fields.ts';
import type { Steps } from '../steps.ts';
import { countField, docField, findCollection, getNamespace, type Context, type Handler } from './context.ts';

export interface Search {
  filter: Doc;
  sort?: Sort | undefined;
  hint?: Value;
  /** Maximum number of matches that the caller will read. */
  keep?: number;
  /** Number of matches that the caller skips at the beginning. */
  skip?: number;
}

/** Returns a meter for a query that is about to run, if its report is wanted. */
function startMeter(context: Context, { ns }: Collection, { filter, sort, skip = 0 }: Search): QueryMeter | undefined {
  const { server, meters, name, session } = context;
  if (!server.onQuery) return undefined;
  const meter = new QueryMeter({ command: name, ns, filter, sort, skip, session });
  meters.push(meter);
  return meter;
}

export function planSearch(context: Context, collection: Collection, query: Search): Plan {
  const { filter, sort, hint } = query;
  const visible = collection.indexes.filter((index) => context.view.sees(index));
  return choosePlan(visible, filter, sort, hint, (index, ranges, limit) =>
    context.view.countKeys(index, ranges, limit),
  );
}

/** Records that the command returns so many values in place of the documents that it found. */
function noteValues({ meters }: Context, values: number): void {
  const meter = meters.at(-1);
  if (meter) meter.values = values;
}

/**
 * Returns all matches in order, as the plan finds them. If the plan could find the start of a page, it begins there.
 */
export function search(
  context: Context,
  collection: Collection | undefined,
  query: Search,
  { plan, after, skipped = 0 }: Partial<PageStart> = {},
): Iterable<Found> {
  const matches = compileFilter(query.filter);
  if (!collection) {
    if (query.hint !== undefined) checkHintShape(query.hint);
    return [];
  }
  const meter = startMeter(context, collection, { ...query, skip: (query.skip ?? 0) - skipped });
  const found = execute(
    context.view,
    collection,
    plan ?? planSearch(context, collection, query),
    Object.keys(query.filter).length > 0 ? matches : undefined,
    query.sort,
    context.deadline,
    { keep: query.keep && query.keep - skipped, after, meter },
  );
  if (meter) meter.entries = skipped;
  return meter ? meter.countFound(found) : found;
}

/** Finds all matches in the plan's order, in steps. Reports each document once. */
export function* searchInSteps(
  context: Context,
  collection: Collection,
  { filter, hint }: Search,
  onFound: (found: Found) => void,
): Steps<void> {
  const { view, deadline, pace } = context;
  const matches = Object.keys(filter).length > 0 ? compileFilter(filter) : undefined;
  const plan = planSearch(context, collection, { filter, hint });
  const meter = startMeter(context, collection, { filter });
  try {
    for (const found of executeByRow(view, collection, plan, matches, deadline, meter)) {
      if (found) {
        meter?.noteFound();
        onFound(found);
      }
      if (pace.isDue) yield;
    }
  } catch (error) {
    if (!/no such table/.test((error as Error).message)) throw error;
    throw planKilled(collection);
  }
}

export const planKilled = ({ ns }: Collection): MongoError =>
  new MongoError('QueryPlanKilled', `collection or index of ${ns} dropped while it was searched`);

function checkHintShape(hint: Value): void {
  if (typeof hint !== 'string' && !isDoc(hint))
    throw new MongoError('FailedToParse', 'hint must be a string or an object');
}

function* page<Item>(items: Iterable<Item>, skip: number, limit: number): Iterable<Item> {
  let at = 0;
  for (const item of items) {
    if (at++ < skip) continue;
    yield item;
    if (at >= skip + limit) return;
  }
}

function* mapEach<Item, Result>(items: Iterable<Item>, transform: (item: Item) => Result): Iterable<Result> {
  for (const item of items) yield transform(item);
}

export const asCursor = (batch: Buffer): Doc => ({ cursor: batch as unknown as Value, ok: 1 });

function getHint(command: Doc): Value {
  const hint = command.hint;
  return hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0) ? undefined : hint;
}

/** A search with a page of its matches and a projection. */
export interface Listing {
  query: Search;
  skip: number;
  limit: number;
  projection?: Value;
}

/** Parses filter, sort, skip, limit and hint of find and other commands that list documents. */
export function parseListing(spec: Doc): Listing {
  const skip = countField(spec, 'skip') ?? 0;
  const limit = countField(spec, 'limit') || Infinity;
  const sort = parseSort(spec.sort);
  const query = { filter: docField(spec, 'filter'), sort, hint: getHint(spec), keep: skip + limit, skip };
  return { query, skip, limit, projection: spec.projection };
}

/** Returns the matches of a page. */
export function findPage(context: Context, { query, skip, limit }: Listing): Iterable<Found> {
  const collection = findCollection(context);
  const start = collection && skip > 0 ? findPageStart(context, collection, query, skip) : undefined;
  if (start && !start.after) {
    const meter = startMeter(context, collection!, query);
    if (meter) meter.entries = context.view.countKeys(start.plan.index, getRanges(start.plan), start.skipped);
    return [];
  }
  return page(search(context, collection, query, start), skip - (start?.skipped ?? 0), limit);
}

/** Returns the page as encoded documents. Without a projection, they are the stored bytes. */
export function list(context: Context, listing: Listing): Iterable<Buffer> {
  const project = compileProjection(listing.projection);
  return mapEach(findPage(context, listing), (one) => (project ? encode(project(one.doc)) : one.bytes));
}

/**
 * Maximum number of index entries that a count or a skip reads at once. Beyond it, rows are counted one by one, which
 * lets others run.
 */
const COUNTED_MAX = 20_000;

/** Start of a page within the index that finds it. */
interface PageStart {
  readonly plan: IndexScan;
  /** The last skipped entry; undefined if there are fewer. */
  readonly after: Place | undefined;
  /** Number of skipped entries. */
  readonly skipped: number;
}

/** Finds the start of a page by the index alone. Returns undefined if skipping needs the documents. */
function findPageStart(context: Context, collection: Collection, query: Search, skip: number): PageStart | undefined {
  const { view } = context;
  if (view.hasChanged(collection)) return undefined;
  const plan = planSearch(context, collection, query);
  if (plan.stage !== 'IXSCAN' || !plan.isCountable || plan.isUniquePoint) return undefined;
  if (query.sort && !plan.isSorted) return undefined;
  const [range, ...others] = getRanges(plan);
  if (!range || others.length > 0) return undefined;
  const skipped = Math.min(skip, COUNTED_MAX);
  return { plan, skipped, after: view.findEntry(plan.index, range, plan.reverse, skipped) };
}

/** Counts by the index alone. Returns undefined if that needs the documents or takes long. */
function countEntries({ view }: Context, plan: Plan): number | undefined {
  if (plan.stage !== 'IXSCAN' || !plan.isCountable) return undefined;
  const count = view.countKeys(plan.index, getRanges(plan), COUNTED_MAX + 1);
  return count > COUNTED_MAX ? undefined : count;
}

export function countPage(context: Context, { query, skip, limit }: Listing): number {
  const collection = findCollection(context);
  if (Object.keys(query.filter).length === 0 && query.hint === undefined && collection)
    return Math.max(0, Math.min(context.view.count(collection) - skip, limit));
  if (collection && !context.view.hasChanged(collection)) {
    const all = countEntries(context, planSearch(context, collection, query));
    if (all !== undefined) {
      const meter = startMeter(context, collection, query);
      if (meter) Object.assign(meter, { entries: all, values: 1 });
      return Math.max(0, Math.min(all - skip, limit));
    }
  }
  let count = 0;
  for (const _found of page(search(context, collection, query), skip, limit)) count++;
  noteValues(context, 1);
  return count;
}

/**
 * Returns the sum of a member over the page; other values than numbers count as 0. Returns undefined if nothing is
 * found.
 */
export function sumPage(context: Context, { query, skip, limit, projection }: Listing, member: string): Value {
  const project = compileProjection(projection);
  let sum: Value;
  for (const { doc } of page(search(context, findCollection(context), query), skip, limit)) {
    const value = (project ? project(doc) : doc)[member];
    sum = add(sum ?? 0, isNumeric(value) ? value : 0);
  }
  noteValues(context, 1);
  return sum;
}

const FIND_OPTIONS_ELSEWHERE = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'];

export const find: Handler = (context) => {
  const { command } = context;
  const isRequested = (value: Value): boolean => isTruthy(value) && !(isDoc(value) && Object.keys(value).length === 0);
  const refused = FIND_OPTIONS_ELSEWHERE.find((option) => isRequested(command[option]));
  if (refused) throw unsupported(`the option '${refused}'`);
  const ns = getNamespace(context);
  const rows = list(context, parseListing(command));
  return asCursor(
    context.server.cursors.start(ns, rows, context.deadline, {
      batchSize: countField(command, 'batchSize'),
      singleBatch: isTruthy(command.singleBatch),
      noTimeout: isTruthy(command.noCursorTimeout),
      session: context.session,
      meters: context.meters,
    }),
  );
};

export const getMore: Handler = (context) => {
  const { command, db } = context;
  const id = BigInt(command.getMore as bigint);
  const ns = `${db}.${String(command.collection)}`;
  context.meters.push(...context.server.cursors.getMeters(id));
  return asCursor(
    context.server.cursors.getMore(id, ns, countField(command, 'batchSize'), context.deadline, context.session),
  );
};

export const killCursors: Handler = ({ command, server }) => {
  const ids = (command.cursors as bigint[]).map(BigInt);
  const killed = ids.filter((id) => server.cursors.kill(id));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
};

export const count: Handler = (context) => {
  const { query: filter, skip, limit, hint } = context.command;
  const most = Math.abs(asNumber(limit ?? 0));
  return { n: countPage(context, parseListing({ filter, skip, limit: most, hint })), ok: 1 };
};

export const distinct: Handler = (context) => {
  const { command } = context;
  requireField(command, 'distinct', 'key');
  if (typeof command.key !== 'string')
    throw new MongoError('TypeMismatch', "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const path = command.key.split('.');
  const values = new Map<string, Value>();
  const add = (value: Value): void =>
    void (value !== undefined && values.set(toIdentity(value), values.get(toIdentity(value)) ?? value));
  const { query } = parseListing({ filter: command.query, hint: command.hint });
  for (const { doc } of search(context, findCollection(context), query)) {
    someLeaf(doc, path, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else add(value);
      return false;
    });
  }
  noteValues(context, values.size);
  return { values: [...values.values()].sort(compareValues), ok: 1 };
};
