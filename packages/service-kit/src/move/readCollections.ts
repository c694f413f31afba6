import type { mongo } from 'mongoose';
import { MoveError } from './MoveError.ts';

export interface CollectionAttributes {
  readonly name: string;
  /** As `create` takes them. */
  readonly options: mongo.Document;
  /** As `createIndexes` takes them; all collections have the one over `_id`, which is left out. */
  readonly indexes: readonly mongo.Document[];
}

/** The collections of a database by name, MongoDB's own left out. Throws MoveError for what is no plain collection. */
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

/** Differs where two indexes would do different things; the order of options says nothing, that of a key's fields all. */
export const identityOfIndex = ({ key, ...options }: mongo.Document): string =>
  JSON.stringify([Object.entries(key as object).map(([field, kind]) => [field, kind]), sorted(options)]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
