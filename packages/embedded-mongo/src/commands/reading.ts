import { encode } from '../bson/encode.ts';
import { identityOf } from '../bson/keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { chain, type Sources } from '../aggregate/pipeline.ts';
import { evaluateLet } from '../aggregate/expressions.ts';
import { MongoError } from '../errors.ts';
import { explainCommand } from './explain.ts';
import { CHECK_EVERY, checkDeadline, execute, type Found } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { someLeaf } from '../query/paths.ts';
import { choosePlan, parseSort, type Plan, type Sort } from '../query/plan.ts';
import { compileProjection } from '../query/project.ts';
import type { Collection } from '../storage/catalogue.ts';
import {
  countField,
  docField,
  findCollection,
  namespaceOf,
  refuseOptions,
  type Context,
  type Handler,
} from './context.ts';

export interface Search {
  filter: Doc;
  sort?: Sort | undefined;
  hint?: Value;
  variables?: Doc;
  /** How many matches the caller will read at most. */
  keep?: number;
}

export function planSearch(context: Context, collection: Collection, { filter, sort, hint }: Search): Plan {
  const visible = collection.indexes.filter((index) => context.view.sees(index));
  const plan = choosePlan(visible, filter, sort, hint, (index, range) => context.view.countRange(index, range, 500));
  if (plan.stage === 'COLLSCAN' && (sort || Object.keys(filter).length > 0))
    context.server.onScan?.(collection.ns, filter);
  return plan;
}

/** All matches in order, as the plan finds them. */
export function search(context: Context, collection: Collection | undefined, query: Search): Iterable<Found> {
  const matches = compileFilter(query.filter, query.variables);
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

const asCursor = (batch: Buffer): Doc => ({ cursor: batch as unknown as Value, ok: 1 });

function hintOf(command: Doc): Value {
  const hint = command.hint;
  return hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0) ? undefined : hint;
}

export function parseFind(command: Doc): {
  query: Search;
  skip: number;
  limit: number;
  project?: ((doc: Doc) => Doc) | undefined;
} {
  refuseOptions(command);
  for (const option of ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData']) {
    if (isTruthy(command[option]) && !(isDoc(command[option]) && Object.keys(command[option]).length === 0)) {
      throw new MongoError('CommandNotSupported', `find's option ${option} is not supported by the embedded database`);
    }
  }
  const filter = docField(command, 'filter');
  const variables = evaluateLet(docField(command, 'let'));
  const skip = countField(command, 'skip') ?? 0;
  const limit = countField(command, 'limit') || Infinity;
  const query = { filter, sort: parseSort(command.sort), hint: hintOf(command), variables, keep: skip + limit };
  return { query, skip, limit, project: compileProjection(command.projection, filter, variables) };
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
  refuseOptions(command);
  const collection = findCollection(context);
  const filter = docField(command, 'query');
  const skip = countField(command, 'skip') ?? 0;
  const limit = Math.abs(asNumber(command.limit ?? 0)) || Infinity;
  const hint = hintOf(command);
  if (Object.keys(filter).length === 0 && hint === undefined && collection) {
    return { n: Math.max(0, Math.min(context.view.count(collection) - skip, limit)), ok: 1 };
  }
  let n = 0;
  for (const _found of page(search(context, collection, { filter, hint }), skip, limit)) n++;
  return { n, ok: 1 };
};

export const distinct: Handler = (context) => {
  const { command } = context;
  refuseOptions(command);
  if (typeof command.key !== 'string')
    throw new MongoError('TypeMismatch', "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const path = command.key.split('.');
  const values = new Map<string, Value>();
  const add = (value: Value): void =>
    void (value !== undefined && values.set(identityOf(value), values.get(identityOf(value)) ?? value));
  for (const { doc } of search(context, findCollection(context), {
    filter: docField(command, 'query'),
    hint: hintOf(command),
  })) {
    someLeaf(doc, path, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else add(value);
      return false;
    });
  }
  return { values: [...values].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value), ok: 1 };
};

/** Splits off the leading stages that a query plan can serve. */
export function splitPipeline(pipeline: Value): { filter: Doc; sort?: Doc; rest: Value[] } {
  const rest = Array.isArray(pipeline) ? [...pipeline] : [];
  const filters: Doc[] = [];
  while (isDoc(rest[0]) && isDoc(rest[0].$match) && Object.keys(rest[0]).length === 1)
    filters.push((rest.shift() as Doc).$match as Doc);
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  const next = rest[0];
  if (isDoc(next) && isDoc(next.$sort) && Object.keys(next.$sort).length > 0)
    return { filter, sort: next.$sort, rest: rest.slice(1) };
  return { filter, rest };
}

export function sourcesOf(context: Context): Sources {
  let ticks = 0;
  return {
    find: (name, filter) => mapEach(search(context, findCollection(context, name), { filter }), ({ doc }) => doc),
    tick: () => {
      if (++ticks % CHECK_EVERY === 0) checkDeadline(context.deadline);
    },
  };
}

export const aggregate: Handler = (context) => {
  const { command } = context;
  refuseOptions(command);
  const variables = evaluateLet(docField(command, 'let'));
  const sources = sourcesOf(context);
  if (!isDoc(command.cursor) && !isTruthy(command.explain))
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  if (command.aggregate === 1)
    throw new MongoError(
      'InvalidNamespace',
      'aggregations without a collection are not supported by the embedded database',
    );
  chain(command.pipeline, variables, sources);
  if (isTruthy(command.explain)) return explainCommand(context);
  const { filter, sort, rest } = splitPipeline(command.pipeline);
  const limit = isDoc(rest[0]) ? asNumber(rest[0].$limit) : NaN;
  const query = { filter, sort: parseSort(sort), hint: hintOf(command), variables, ...(limit > 0 && { keep: limit }) };
  const found = search(context, findCollection(context), query);
  const { batchSize } = (command.cursor ?? {}) as Doc;
  const rows =
    rest.length === 0
      ? mapEach(found, ({ bytes }) => bytes)
      : mapEach(chain(rest, variables, sources)(mapEach(found, ({ doc }) => doc)), encode);
  return asCursor(
    context.server.cursors.start(namespaceOf(context), rows, context.deadline, {
      batchSize: batchSize === undefined ? undefined : asNumber(batchSize),
      session: context.session,
    }),
  );
};
