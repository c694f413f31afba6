import { BSONRegExp, UUID } from 'bson';
import { areEqual } from '../bson/keys.ts';
import { encode } from '../bson/encode.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter, isOperatorDoc } from '../query/match.ts';
import { isIndex } from '../query/paths.ts';
import type { Collection } from '../storage/catalogue.ts';
import { Blocked } from '../storage/locks.ts';
import {
  docField,
  ensureCollection,
  findCollection,
  refuseOptions,
  requireCollection,
  type Context,
  type Handler,
} from './context.ts';
import { requireField } from './fields.ts';
import type { Steps } from '../steps.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));
const INDEX_OPTIONS = words(
  'v key name unique sparse hidden partialFilterExpression expireAfterSeconds background ns collation',
);
/** Options of MongoDB's indexes that this server does not offer. */
const INDEX_OPTIONS_ELSEWHERE = words(
  'storageEngine weights default_language language_override textIndexVersion 2dsphereIndexVersion bits min max bucketSize wildcardProjection columnstoreProjection prepareUnique clustered dropDups',
);
/** Options of the index over _id, which can't be changed otherwise. */
const ID_INDEX_OPTIONS = words('v key name background ns collation');
/** Options of MongoDB's collections that this server does not offer. */
const COLLECTION_OPTIONS_ELSEWHERE = words(
  'capped size max storageEngine validator validationLevel validationAction indexOptionDefaults viewOn pipeline changeStreamPreAndPostImages timeseries clusteredIndex expireAfterSeconds',
);

/** Refuses options that would change the outcome if this server ignored them. */
function refuseElsewhere(spec: Doc, elsewhere: Set<string>): void {
  const found = Object.keys(spec).find((option) => elsewhere.has(option));
  if (found) throw unsupported(`the option '${found}'`);
}

function refuseUnknownOption(spec: Doc, known: Set<string>, what: string): void {
  const unknown = Object.keys(spec).find((option) => !known.has(option));
  if (unknown)
    throw new MongoError('InvalidIndexSpecificationOption', `The field '${unknown}' is not valid for ${what}`);
}

const IN_PARTIAL_FILTERS = words('$eq $gt $gte $lt $lte $in $type');

/** Throws CannotCreateIndex for a partial index with a negation or a pattern, which MongoDB refuses too. */
function checkPartialFilter(filter: Value): void {
  compileFilter(filter);
  for (const [name, operand] of Object.entries(filter as Doc)) {
    if (name === '$comment') continue;
    if (name === '$and' || name === '$or') (operand as Doc[]).forEach(checkPartialFilter);
    else if (name.startsWith('$') || operand instanceof BSONRegExp) throw notInPartial(name);
    else if (isOperatorDoc(operand)) {
      const other = Object.entries(operand).find(
        ([operator, argument]) =>
          !IN_PARTIAL_FILTERS.has(operator) &&
          !(operator === '$exists' && isTruthy(argument)) &&
          operator !== '$comment',
      );
      if (other) throw notInPartial(other[0]);
    }
  }
}

const notInPartial = (what: string): MongoError =>
  new MongoError('CannotCreateIndex', `Expression not supported in partial index: ${what}`);

const MAX_INDEX_FIELDS = 32;
/** Maximum number of indexes of a collection, including the one over _id. */
const MAX_INDEXES = 64;

/** Returns the stored form of an index specification. Throws CannotCreateIndex and similar errors. */
function checkIndexSpec(raw: Value): Doc {
  if (!isDoc(raw) || !isDoc(raw.key))
    throw new MongoError('FailedToParse', "The 'key' field is a required property of an index specification");
  const { key } = raw;
  const fields = Object.entries(key);
  if (fields.length === 0 || fields.length > MAX_INDEX_FIELDS)
    throw new MongoError('CannotCreateIndex', 'Index keys must have between 1 and 32 fields.');
  for (const [field, direction] of fields) {
    if (typeof direction === 'string') throw unsupported(`an index of type '${direction}'`);
    if (!asNumber(direction))
      throw new MongoError('CannotCreateIndex', 'Values in v:2 index key pattern must be numbers other than 0');
    if (field === '' || field.split('.').some((part) => part === '' || part.startsWith('$')))
      throw new MongoError('CannotCreateIndex', `Index keys cannot contain an empty or $-prefixed field: '${field}'`);
    if (field.includes('$**')) throw unsupported('a wildcard index');
    if (field.split('.').some(isIndex)) throw unsupported('an index on an array position');
  }
  refuseElsewhere(raw, INDEX_OPTIONS_ELSEWHERE);
  refuseUnknownOption(raw, INDEX_OPTIONS, 'an index specification');
  if (fields.length === 1 && fields[0]![0] === '_id')
    refuseUnknownOption(raw, ID_INDEX_OPTIONS, 'an _id index specification');
  refuseOptions(raw);
  if (raw.partialFilterExpression !== undefined) checkPartialFilter(raw.partialFilterExpression);
  if (raw.expireAfterSeconds !== undefined && (fields.length > 1 || !(asNumber(raw.expireAfterSeconds) >= 0)))
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes with an expireAfterSeconds of at least 0',
    );
  const name = raw.name ?? fields.map(([field, direction]) => `${field}_${asNumber(direction)}`).join('_');
  const { v: _v, ns: _ns, background: _background, ...kept } = raw;
  return { v: 2, ...kept, name };
}

export const createIndexes: Handler = function* (context) {
  const { command, writer, store, pace } = context;
  requireField(command, 'createIndexes', 'indexes');
  if (!Array.isArray(command.indexes) || command.indexes.length === 0)
    throw new MongoError('BadValue', 'Must specify at least one index to create');
  const specs = command.indexes.map(checkIndexSpec);
  const createdCollectionAutomatically = !findCollection(context);
  yield* untilBuilt(context, ensureCollection(context));
  const collection = ensureCollection(context);
  const numIndexesBefore = collection.indexes.length;
  const fresh = new Set(specs.filter((spec) => !isExisting(collection, spec)).map(({ name }) => name));
  if (numIndexesBefore + fresh.size > MAX_INDEXES)
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.ns}`);
  for (const spec of specs) {
    yield* untilBuilt(context, collection);
    const current = requireCollection(context);
    if (isExisting(current, spec)) continue;
    if (writer === store) yield* store.buildIndex(current, spec, pace);
    else writer.createIndex(current, spec);
  }
  const numIndexesAfter = requireCollection(context).indexes.length;
  const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
};

/** Waits while others build an index of the collection, perhaps the same one. */
function* untilBuilt({ store, writer }: Context, collection: Collection): Steps<void> {
  // A transaction builds indexes only of collections that it has created itself.
  if (writer !== store) return;
  for (let building = store.getBuilding(collection); building; building = store.getBuilding(collection))
    yield new Blocked(building);
}

function isExisting(collection: Collection, spec: Doc): boolean {
  const sameKey = collection.indexes.find(
    (index) =>
      areEqual(index.spec.key, spec.key) && areEqual(index.spec.partialFilterExpression, spec.partialFilterExpression),
  );
  if (sameKey && sameKey.fields[0] === '_id' && sameKey.fields.length === 1) return true;
  const sameName = collection.indexes.find((index) => index.name === spec.name);
  const existing = sameKey ?? sameName;
  if (!existing) return false;
  if (!sameKey)
    throw new MongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index: ${String(spec.name)}`,
    );
  const differs = ['unique', 'expireAfterSeconds'].some((option) => {
    const [one, other] = [existing.spec[option], spec[option]];
    return option === 'expireAfterSeconds' ? !areEqual(one, other) : isTruthy(one) !== isTruthy(other);
  });
  if (differs || existing.name !== spec.name)
    throw new MongoError(
      'IndexOptionsConflict',
      `Index already exists with a different name or options: ${existing.name}`,
    );
  return true;
}

export const dropIndexes: Handler = (context) => {
  const collection = requireCollection(context);
  const wanted = context.command.index;
  const nIndexesWas = collection.indexes.length;
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const targets =
    wanted === '*'
      ? collection.indexes.filter(({ name }) => name !== '_id_')
      : list.map((item) => {
          const found = collection.indexes.find((index) =>
            isDoc(item) ? areEqual(index.spec.key, item) : index.name === item,
          );
          if (!found) throw new MongoError('IndexNotFound', `index not found with name [${String(item)}]`);
          if (found.name === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index');
          return found;
        });
  for (const index of targets) context.store.dropIndex(collection, index);
  return { nIndexesWas, ok: 1 };
};

export const listIndexes: Handler = (context) => {
  const collection = requireCollection(context);
  return toCursor(
    context,
    collection.indexes.map(({ spec }) => spec),
    collection.ns,
  );
};

function toCursor(context: Context, docs: Doc[], ns: string): Doc {
  const batchSize = asNumber(docField(context.command, 'cursor').batchSize);
  const options = { batchSize: Number.isNaN(batchSize) ? Infinity : batchSize, session: context.session };
  return {
    cursor: context.server.cursors.start(ns, docs.map(encode), context.deadline, options) as unknown as Value,
    ok: 1,
  };
}

const toUuid = ({ id }: Collection): UUID => new UUID(`00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`);

export const listCollections: Handler = (context) => {
  const { command, db, store } = context;
  const matches = compileFilter(docField(command, 'filter'));
  const docs = [...store.collections.values()]
    .filter((collection) => collection.db === db)
    .map((collection): Doc => ({
      name: collection.name,
      type: 'collection',
      ...(!isTruthy(command.nameOnly) && {
        options: {},
        info: { readOnly: false, uuid: toUuid(collection) },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      }),
    }));
  return toCursor(context, docs.filter(matches), `${db}.$cmd.listCollections`);
};

export const create: Handler = (context) => {
  const { command, writer, db } = context;
  refuseElsewhere(command, COLLECTION_OPTIONS_ELSEWHERE);
  const existing = findCollection(context);
  if (existing) throw new MongoError('NamespaceExists', `Collection ${existing.ns} already exists.`);
  writer.createCollection(db, command.create as string);
  return { ok: 1 };
};

export const drop: Handler = (context) => {
  const collection = findCollection(context);
  if (!collection) return { ok: 1 };
  const nIndexesWas = collection.indexes.length;
  context.store.dropCollection(collection);
  return { nIndexesWas, ns: collection.ns, ok: 1 };
};

export const dropDatabase: Handler = ({ store, db }) => {
  const dropped = [...store.collections.values()].filter((collection) => collection.db === db);
  for (const collection of dropped) store.dropCollection(collection);
  return dropped.length > 0 ? { dropped: db, ok: 1 } : { ok: 1 };
};
