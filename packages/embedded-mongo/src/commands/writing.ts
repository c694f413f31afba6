import { ObjectId } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { areEqual } from '../bson/keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { Found } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/catalogue.ts';
import { Blocked } from '../storage/locks.ts';
import { compileUpdate, seedFromFilter } from '../update/compileUpdate.ts';
import { docField, ensureCollection, findCollection, refuseOptions, type Context, type Handler } from './context.ts';
import { checkStatements, requireField } from './fields.ts';
import { planKilled, search, searchInSteps, type Search } from './reading.ts';
import type { Steps } from '../steps.ts';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_BATCH = 100_000;

function checkSize(bytes: Buffer): Buffer {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new MongoError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and 16793600(16MB)`,
    );
  return bytes;
}

function checkId(id: Value): void {
  if (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new MongoError('DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
  }
  if (Array.isArray(id) || (typeof id === 'object' && id !== null && 'pattern' in id) || id === undefined) {
    throw new MongoError('BadValue', `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`);
  }
}

/** Stores the document, with an _id as its first field. */
export function insertOne(context: Context, collection: Collection, bytes: Buffer): Doc {
  const doc = decode(bytes);
  return insertDoc(context, collection, doc, Object.keys(doc)[0] === '_id' ? bytes : undefined);
}

function insertDoc(context: Context, collection: Collection, doc: Doc, bytes?: Buffer): Doc {
  const { _id = new ObjectId(), ...rest } = doc;
  checkId(_id);
  const complete = bytes ? doc : { _id, ...rest };
  context.writer.insert(collection, checkSize(bytes ?? encode(complete)), complete);
  return complete;
}

/**
 * Runs the statements one by one and collects their errors, up to the first one if they are ordered. Each statement
 * adds its results to the tally. If an earlier attempt ran some statements, their results are there already and they do
 * not run again.
 */
export function* runStatements<Statement>(
  { command, pace, retry }: Context,
  statements: readonly Statement[],
  tally: Doc,
  run: (statement: Statement, index: number) => Steps<void>,
): Steps<Doc[]> {
  const isOrdered = command.ordered !== false;
  const errors = retry?.before?.errors ?? [];
  let next = retry?.before?.next ?? 0;
  Object.assign(tally, retry?.before?.tally);
  const save = (): void => retry?.save({ next, errors, tally });
  while (next < statements.length) {
    try {
      yield* untilFree(() => run(statements[next]!, next), save);
    } catch (error) {
      if (!(error instanceof MongoError) || ENDS_COMMAND.has(error.codeName)) throw error;
      errors.push({ index: next, code: error.code, errmsg: error.message, ...error.extra });
      if (isOrdered) break;
    }
    next++;
    if (!pace.isDue) continue;
    save();
    yield;
  }
  return errors;
}

/**
 * Runs work that changes nothing before it succeeds. If a transaction blocks it, it runs again after the end of that
 * one.
 */
function* untilFree<Result>(run: () => Steps<Result>, beforeWait?: () => void): Steps<Result> {
  for (;;) {
    try {
      return yield* run();
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      beforeWait?.();
      yield error;
    }
  }
}

/** Errors that end the whole command, not only one of its statements. */
const ENDS_COMMAND = new Set([
  'WriteConflict',
  'MaxTimeMSExpired',
  'InterruptedAtShutdown',
  'CommandNotSupported',
  'OutOfDiskSpace',
  'InternalError',
]);

export function getStatements(command: Doc, field: string): Value[] {
  const [name = ''] = Object.keys(command);
  requireField(command, name, field);
  const statements = command[field];
  if (!Array.isArray(statements))
    throw new MongoError('TypeMismatch', `BSON field '${name}.${field}' is the wrong type, expected type 'array'`);
  if (statements.length === 0 || statements.length > MAX_BATCH)
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
    );
  return statements;
}

const withErrors = (reply: Doc, errors: Doc[]): Doc =>
  errors.length > 0 ? { ...reply, writeErrors: errors, ok: 1 } : { ...reply, ok: 1 };

export const insert: Handler = function* (context) {
  const documents = getStatements(context.command, 'documents') as unknown as Buffer[];
  const tally = { n: 0 };
  ensureCollection(context);
  // eslint-disable-next-line require-yield -- a document is stored at once
  const errors = yield* runStatements(context, documents, tally, function* (bytes) {
    // Others may have dropped the collection since the last rest.
    insertOne(context, ensureCollection(context), bytes);
    tally.n++;
  });
  return withErrors(tally, errors);
};

interface UpdateResult {
  matched: number;
  modified: number;
  upserted?: Value;
  /** The document before and after, for a statement that changes a single one. */
  before?: Doc;
  after?: Doc;
}

/** Applies one update statement `{q, u, multi, upsert, arrayFilters, hint, sort}`. */
export function* updateDocs(context: Context, collection: Collection | undefined, statement: Doc): Steps<UpdateResult> {
  refuseOptions(statement);
  const filter = docField(statement, 'q');
  const isMulti = isTruthy(statement.multi);
  const isReplacement = isDoc(statement.u) && !Object.keys(statement.u)[0]?.startsWith('$');
  if (isReplacement && isMulti)
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  const update = compileUpdate(statement.u, statement.arrayFilters);
  const isUpsert = isTruthy(statement.upsert);
  const query = { filter, hint: statement.hint, sort: parseSort(statement.sort) };
  const result: UpdateResult = { matched: 0, modified: 0 };
  const change = (within: Collection, target: Found): void => {
    const after = update(target.doc, false);
    checkSameId(target.doc, after);
    const bytes = checkSize(encode(after));
    Object.assign(result, { before: target.doc, after });
    if (bytes.equals(target.bytes)) return;
    context.writer.replace(within, target.rid, target.doc, bytes, after);
    result.modified++;
  };
  result.matched = isMulti
    ? yield* changeAll(context, collection, query, change)
    : changeFirst(context, collection, query, change);
  if (result.matched === 0 && isUpsert) {
    const seed = isReplacement ? ('_id' in filter ? seedFromFilter({ _id: filter._id }) : {}) : seedFromFilter(filter);
    const made = update(seed, true);
    if (seed._id !== undefined) checkSameId(seed, made);
    const after = insertDoc(context, collection!, made);
    Object.assign(result, { upserted: after._id, after });
  }
  return result;
}

function checkSameId(before: Doc, after: Doc): void {
  if (areEqual(before._id, after._id)) return;
  throw new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

type Change = (collection: Collection, found: Found) => void;

function changeFirst(context: Context, collection: Collection | undefined, query: Search, change: Change): number {
  for (const found of search(context, collection, { ...query, keep: 1 })) {
    change(collection!, found);
    return 1;
  }
  return 0;
}

/**
 * Changes all matches. If others have run since a match was found, it reads the document again. It skips a document
 * that no longer matches, as MongoDB does, and changes no document twice.
 */
function* changeAll(
  context: Context,
  collection: Collection | undefined,
  query: Search,
  change: Change,
): Steps<number> {
  const { pace, store } = context;
  const { rests } = pace;
  const rids = new Set<number>();
  const fresh: Found[] = [];
  const add = (found: Found): void => {
    rids.add(found.rid);
    if (pace.rests === rests) fresh.push(found);
  };
  if (!collection || query.sort) for (const found of search(context, collection, query)) add(found);
  else yield* searchInSteps(context, collection, query, add);
  const matches = compileFilter(query.filter);
  const read = (within: Collection, rid: number): Found | undefined => {
    const bytes = store.get(within, rid);
    const found = bytes && new Found({ rid, doc: bytes });
    return found && matches(found.doc) ? found : undefined;
  };
  let changed = 0;
  let at = 0;
  for (const rid of rids) {
    // eslint-disable-next-line require-yield -- one document is changed at once
    yield* untilFree(function* () {
      const within = requireSame(context, collection!);
      const found = pace.rests === rests ? fresh[at] : read(within, rid);
      if (!found) return;
      change(within, found);
      changed++;
    });
    at++;
    if (pace.isDue) yield;
  }
  return changed;
}

/**
 * Returns the collection's current version in the catalogue. Throws QueryPlanKilled if it has been dropped meanwhile.
 */
function requireSame({ writer }: Context, collection: Collection): Collection {
  const current = writer.find(collection.ns);
  if (current?.id !== collection.id) throw planKilled(collection);
  return current;
}

export const update: Handler = function* (context) {
  const statements = getStatements(context.command, 'updates') as Doc[];
  checkStatements(statements, 'update.updates', ['q', 'u']);
  const tally = { n: 0, nModified: 0, upserted: [] as Doc[] };
  const errors = yield* runStatements(context, statements, tally, function* (statement, index) {
    const collection = statement.upsert ? ensureCollection(context) : findCollection(context);
    const result = yield* updateDocs(context, collection, statement);
    tally.n += result.matched;
    tally.nModified += result.modified;
    if (result.upserted !== undefined) {
      tally.n++;
      tally.upserted.push({ index, _id: result.upserted });
    }
  });
  const { upserted, ...counts } = tally;
  return withErrors({ ...counts, ...(upserted.length > 0 && { upserted }) }, errors);
};

/** Applies one delete statement `{q, limit, hint, sort}`. */
export function* deleteDocs(
  context: Context,
  collection: Collection | undefined,
  statement: Doc,
): Steps<{ n: number; before?: Doc }> {
  refuseOptions(statement);
  const query = { filter: docField(statement, 'q'), hint: statement.hint, sort: parseSort(statement.sort) };
  let before: Doc | undefined;
  const change = (within: Collection, { rid, doc }: Found): void => {
    context.writer.remove(within, rid, doc);
    before ??= doc;
  };
  const n = isTruthy(statement.limit)
    ? changeFirst(context, collection, query, change)
    : yield* changeAll(context, collection, query, change);
  return { n, ...(before && { before }) };
}

function checkLimit(limit: Value): void {
  const number = asNumber(limit);
  if (number !== 0 && number !== 1)
    throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}

export const deleteCommand: Handler = function* (context) {
  const statements = getStatements(context.command, 'deletes') as Doc[];
  checkStatements(statements, 'delete.deletes', ['q', 'limit']);
  for (const { limit } of statements) checkLimit(limit);
  const tally = { n: 0 };
  const errors = yield* runStatements(context, statements, tally, function* (statement) {
    tally.n += (yield* deleteDocs(context, findCollection(context), statement)).n;
  });
  return withErrors(tally, errors);
};

export const findAndModify: Handler = function* (context) {
  const { command } = context;
  const { query, sort, remove, fields, upsert, arrayFilters, hint } = command;
  if (isTruthy(remove) === (command.update !== undefined))
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  if (isTruthy(remove) && (isTruthy(upsert) || isTruthy(command.new)))
    throw new MongoError('FailedToParse', 'Cannot specify both upsert or new and remove=true');
  const project = compileProjection(fields) ?? ((doc: Doc) => doc);
  const collection = () => (isTruthy(upsert) ? ensureCollection(context) : findCollection(context));
  if (isTruthy(remove)) {
    const { n, before } = yield* untilFree(() => deleteDocs(context, collection(), { q: query, sort, limit: 1, hint }));
    return {
      lastErrorObject: { n },
      value: before ? project(before) : null,
      ok: 1,
    };
  }
  const statement = { q: query, u: command.update, sort, upsert, arrayFilters, hint };
  const result = yield* untilFree(() => updateDocs(context, collection(), statement));
  const value = isTruthy(command.new) ? result.after : result.before;
  const isUpsert = result.upserted !== undefined;
  return {
    lastErrorObject: {
      n: isUpsert ? 1 : result.matched,
      updatedExisting: result.matched > 0,
      ...(isUpsert && { upserted: result.upserted }),
    },
    value: value ? project(value) : null,
    ok: 1,
  };
};
