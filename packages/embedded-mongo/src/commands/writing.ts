import { ObjectId } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { areEqual } from '../bson/keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Found } from '../query/execute.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/catalogue.ts';
import { compileUpdate, seedFromFilter } from '../update/compileUpdate.ts';
import { docField, ensureCollection, findCollection, refuseOptions, type Context, type Handler } from './context.ts';
import { checkStatements, requireField } from './fields.ts';
import { search } from './reading.ts';

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

/** Stores the document, with an _id at its front. */
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

/** Runs the statements one by one and gathers their errors, up to the first one when they are ordered. */
export function runStatements<Statement>(
  context: Context,
  statements: readonly Statement[],
  run: (statement: Statement, index: number) => void,
): Doc[] {
  const isOrdered = context.command.ordered !== false;
  const errors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError) || ENDS_COMMAND.has(error.codeName)) throw error;
      errors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (isOrdered) break;
    }
  }
  return errors;
}

/** Errors of the whole command rather than of one of its statements. */
const ENDS_COMMAND = new Set(['WriteConflict', 'MaxTimeMSExpired', 'CommandNotSupported']);

export function statementsOf(command: Doc, field: string): Value[] {
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

export const insert: Handler = (context) => {
  const documents = statementsOf(context.command, 'documents') as unknown as Buffer[];
  const collection = ensureCollection(context);
  let n = 0;
  const errors = runStatements(context, documents, (bytes) => {
    insertOne(context, collection, bytes);
    n++;
  });
  return withErrors({ n }, errors);
};

interface UpdateResult {
  matched: number;
  modified: number;
  upserted?: Value;
  /** The document before and after, of a single one. */
  before?: Doc;
  after?: Doc;
}

/** Applies one update statement `{q, u, multi, upsert, arrayFilters, hint, sort}`. */
export function updateDocs(context: Context, collection: Collection | undefined, statement: Doc): UpdateResult {
  refuseOptions(statement);
  const filter = docField(statement, 'q');
  const isMulti = isTruthy(statement.multi);
  const isReplacement = isDoc(statement.u) && !Object.keys(statement.u)[0]?.startsWith('$');
  if (isReplacement && isMulti)
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  const update = compileUpdate(statement.u, statement.arrayFilters);
  const sort = parseSort(statement.sort);
  const found = search(context, collection, {
    filter,
    hint: statement.hint,
    sort,
    ...(!isMulti && { keep: 1 }),
  });
  const targets = isMulti ? [...found] : first(found);
  const result: UpdateResult = { matched: targets.length, modified: 0 };
  for (const target of targets) {
    const after = update(target.doc, false);
    checkSameId(target.doc, after);
    const bytes = checkSize(encode(after));
    Object.assign(result, { before: target.doc, after });
    if (bytes.equals(target.bytes)) continue;
    context.writer.replace(collection!, target.rid, target.doc, bytes, after);
    result.modified++;
  }
  if (targets.length === 0 && isTruthy(statement.upsert)) {
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

function first(found: Iterable<Found>): Found[] {
  for (const one of found) return [one];
  return [];
}

export const update: Handler = (context) => {
  const statements = statementsOf(context.command, 'updates') as Doc[];
  checkStatements(statements, 'update.updates', ['q', 'u']);
  const upserted: Doc[] = [];
  let [n, nModified] = [0, 0];
  const collection = statements.some((statement) => statement.upsert)
    ? ensureCollection(context)
    : findCollection(context);
  const errors = runStatements(context, statements, (statement, index) => {
    const result = updateDocs(context, collection, statement);
    n += result.matched;
    nModified += result.modified;
    if (result.upserted !== undefined) {
      n++;
      upserted.push({ index, _id: result.upserted });
    }
  });
  return withErrors({ n, nModified, ...(upserted.length > 0 && { upserted }) }, errors);
};

/** Applies one delete statement `{q, limit, hint, sort}`. */
export function deleteDocs(
  context: Context,
  collection: Collection | undefined,
  statement: Doc,
): { n: number; before?: Doc } {
  refuseOptions(statement);
  const isOne = isTruthy(statement.limit);
  const found = search(context, collection, {
    filter: docField(statement, 'q'),
    hint: statement.hint,
    sort: parseSort(statement.sort),
    ...(isOne && { keep: 1 }),
  });
  const targets = isOne ? first(found) : [...found];
  for (const { rid, doc } of targets) context.writer.remove(collection!, rid, doc);
  return { n: targets.length, ...(targets[0] && { before: targets[0].doc }) };
}

function checkLimit(limit: Value): void {
  const number = asNumber(limit);
  if (number !== 0 && number !== 1)
    throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}

export const deleteCommand: Handler = (context) => {
  const statements = statementsOf(context.command, 'deletes') as Doc[];
  checkStatements(statements, 'delete.deletes', ['q', 'limit']);
  for (const { limit } of statements) checkLimit(limit);
  const collection = findCollection(context);
  let n = 0;
  const errors = runStatements(context, statements, (statement) => {
    n += deleteDocs(context, collection, statement).n;
  });
  return withErrors({ n }, errors);
};

export const findAndModify: Handler = (context) => {
  const { command } = context;
  const { query, sort, remove, fields, upsert, arrayFilters, hint } = command;
  if (isTruthy(remove) === (command.update !== undefined))
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  if (isTruthy(remove) && (isTruthy(upsert) || isTruthy(command.new)))
    throw new MongoError('FailedToParse', 'Cannot specify both upsert or new and remove=true');
  const project = compileProjection(fields) ?? ((doc: Doc) => doc);
  const collection = isTruthy(upsert) ? ensureCollection(context) : findCollection(context);
  if (isTruthy(remove)) {
    const { n, before } = deleteDocs(context, collection, { q: query, sort, limit: 1, hint });
    return {
      lastErrorObject: { n },
      value: before ? project(before) : null,
      ok: 1,
    };
  }
  const result = updateDocs(context, collection, {
    q: query,
    u: command.update,
    sort,
    upsert,
    arrayFilters,
    hint,
  });
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
