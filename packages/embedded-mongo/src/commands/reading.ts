import { encode } from '../bson/encode.ts';
import { SIMPLE } from '../bson/collation.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import type { Environment } from '../aggregate/expressions.ts';
import { MongoError } from '../errors.ts';
import { execute, type Found } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { someLeaf } from '../query/paths.ts';
import { choosePlan, type Plan } from '../query/plan.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort, type Sort } from '../query/sort.ts';
import type { Collection, Index } from '../storage/catalogue.ts';
import type { KeyRange } from '../storage/reader.ts';
import {
  countField,
  docField,
  environmentOf,
  findCollection,
  namespaceOf,
  type Context,
  type Handler,
} from './context.ts';

export interface Search {
  filter: Doc;
  sort?: Sort | undefined;
  hint?: Value;
  environment: Environment;
  /** How many matches the caller will read at most. */
  keep?: number;
}

export function planSearch(context: Context, collection: Collection, query: Search): Plan {
  const { filter, sort, hint, environment } = query;
  const visible = collection.indexes.filter((index) => context.view.sees(index));
  const count = (index: Index, range: KeyRange): number => context.view.countRange(index, range, 500);
  const plan = choosePlan(visible, filter, sort, hint, count, environment.order === SIMPLE);
  if (plan.stage === 'COLLSCAN' && (sort || Object.keys(filter).length > 0))
    context.server.onScan?.(collection.ns, filter);
  return plan;
}

/** All matches in order, as the plan finds them. */
export function search(context: Context, collection: Collection | undefined, query: Search): Iterable<Found> {
  const matches = compileFilter(query.filter, query.environment);
  if (!collection) {
    if (query.hint !== undefined) checkHintShape(query.hint);
    return [];
  }
  return execute(
    context.view,
    collection,
    planSearch(context, collection, query),
    Object.keys(query.filter).length > 0 ? matches : undefined,
    query.sort,
    query.environment.order,
    context.deadline,
    query.keep,
  );
}

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

export function* mapEach<Item, Result>(items: Iterable<Item>, transform: (item: Item) => Result): Iterable<Result> {
  for (const item of items) yield transform(item);
}

export const asCursor = (batch: Buffer): Doc => ({ cursor: batch as unknown as Value, ok: 1 });

export function hintOf(command: Doc): Value {
  const hint = command.hint;
  return hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0) ? undefined : hint;
}

export function parseFind(command: Doc): {
  query: Search;
  skip: number;
  limit: number;
  project?: ((doc: Doc) => Doc) | undefined;
} {
  for (const option of ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData']) {
    if (isTruthy(command[option]) && !(isDoc(command[option]) && Object.keys(command[option]).length === 0)) {
      throw new MongoError('CommandNotSupported', `find's option ${option} is not supported by the embedded database`);
    }
  }
  const filter = docField(command, 'filter');
  const environment = environmentOf(command);
  const skip = countField(command, 'skip') ?? 0;
  const limit = countField(command, 'limit') || Infinity;
  const query = { filter, sort: parseSort(command.sort), hint: hintOf(command), environment, keep: skip + limit };
  return { query, skip, limit, project: compileProjection(command.projection, filter, environment) };
}

export const find: Handler = (context) => {
  const { command } = context;
  const ns = namespaceOf(context);
  const { query, skip, limit, project } = parseFind(command);
  const batchSize = countField(command, 'batchSize');
  const found = page(search(context, findCollection(context), query), skip, limit);
  const rows = mapEach(found, (one) => (project ? encode(project(one.doc)) : one.bytes));
  return asCursor(
    context.server.cursors.start(ns, rows, context.deadline, {
      batchSize,
      singleBatch: isTruthy(command.singleBatch),
      noTimeout: isTruthy(command.noCursorTimeout),
      session: context.session,
    }),
  );
};

export const getMore: Handler = (context) => {
  const { command, db } = context;
  const id = BigInt(command.getMore as bigint);
  const ns = `${db}.${String(command.collection)}`;
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
  const { command } = context;
  const collection = findCollection(context);
  const filter = docField(command, 'query');
  const skip = countField(command, 'skip') ?? 0;
  const limit = Math.abs(asNumber(command.limit ?? 0)) || Infinity;
  const hint = hintOf(command);
  const environment = environmentOf(command);
  if (Object.keys(filter).length === 0 && hint === undefined && collection) {
    return { n: Math.max(0, Math.min(context.view.count(collection) - skip, limit)), ok: 1 };
  }
  let n = 0;
  for (const _found of page(search(context, collection, { filter, hint, environment }), skip, limit)) n++;
  return { n, ok: 1 };
};

export const distinct: Handler = (context) => {
  const { command } = context;
  if (typeof command.key !== 'string')
    throw new MongoError('TypeMismatch', "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const path = command.key.split('.');
  const environment = environmentOf(command);
  const { identityOf, compare } = environment.order;
  const values = new Map<string, Value>();
  const add = (value: Value): void =>
    void (value !== undefined && values.set(identityOf(value), values.get(identityOf(value)) ?? value));
  for (const { doc } of search(context, findCollection(context), {
    filter: docField(command, 'query'),
    hint: hintOf(command),
    environment,
  })) {
    someLeaf(doc, path, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else add(value);
      return false;
    });
  }
  return { values: [...values.values()].sort(compare), ok: 1 };
};
