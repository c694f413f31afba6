import type { mongo } from 'mongoose';
import { MoveError } from './MoveError.ts';

export interface CollectionAttributes {
  readonly name: string;
  /** Options as `createCollection` takes them. */
  readonly options: mongo.Document;
  /** Indexes as `createIndexes` takes them, without the one over `_id` that all collections have. */
  readonly indexes: readonly mongo.Document[];
}

/**
 * Returns the collections of a database by name, without MongoDB's own. Throws MoveError for a view or another special
 * collection.
 */
export async function readCollections(db: mongo.Db): Promise<CollectionAttributes[]> {
  const all = await db.listCollections({}, { nameOnly: false }).toArray();
  const own = all.filter(({ name }) => !name.startsWith('system.'));
  const other = own.find(({ type }) => type !== undefined && type !== 'collection');
  if (other) throw new MoveError(`${db.databaseName}.${other.name} is a ${other.type}, which can't be moved`);
  own.sort((one, two) => (one.name < two.name ? -1 : 1));
  return Promise.all(
    own.map(async ({ name, options = {} }) => ({ name, options, indexes: await readIndexes(db.collection(name)) })),
  );
}

async function readIndexes(collection: mongo.Collection): Promise<mongo.Document[]> {
  const found = await collection.indexes();
  return found
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _v, ns: _ns, background: _background, ...spec }) => spec);
}

/**
 * Returns a text that differs if two indexes do different things. The order of options does not matter, the order of a
 * key's fields does.
 */
export const identityOfIndex = ({ key, ...options }: mongo.Document): string =>
  JSON.stringify([Object.entries(key as object).map(([field, kind]) => [field, kind]), sorted(options)]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
