import type { Document, MongoClient } from 'mongodb';
import type { RecordedQuery } from './recordQueries.ts';
import { getSearch } from './getSearch.ts';

const NAMESPACE_NOT_FOUND = 26;

/**
 * Returns the queries whose sort leaves the order of some documents to the engine. In these, no unique key is covered
 * by the sorted fields and the fields that the filter fixes.
 */
export async function findLooseOrders(client: MongoClient, queries: readonly RecordedQuery[]): Promise<string[]> {
  const loose = new Set<string>();
  const known = new Map<string, Promise<Document[]>>();
  const getUniqueIndexes = (namespace: string): Promise<Document[]> => {
    const indexes = known.get(namespace) ?? listUniqueIndexes(client, namespace);
    known.set(namespace, indexes);
    return indexes;
  };
  for (const { namespace, command } of queries) {
    const { filter, sort } = getSearch(command);
    if (Object.keys(sort).length === 0 || '$natural' in sort) continue;
    const fixed = getEqualities(filter);
    const isSettled = (field: string): boolean => field in sort || field in fixed;
    const indexes = await getUniqueIndexes(namespace);
    const isTotal = indexes.some(
      ({ key, partialFilterExpression: part = {} }) =>
        Object.keys(key).every(isSettled) &&
        Object.entries(part).every(([field, value]) => field in fixed && fixed[field] === value),
    );
    if (!isTotal) loose.add(`${namespace} ${JSON.stringify(command)}`);
  }
  return [...loose];
}

async function listUniqueIndexes(client: MongoClient, namespace: string): Promise<Document[]> {
  const dot = namespace.indexOf('.');
  const byId = { key: { _id: 1 } };
  try {
    const all = await client
      .db(namespace.slice(0, dot))
      .collection(namespace.slice(dot + 1))
      .indexes();
    return [byId, ...all.filter(({ unique }) => unique)];
  } catch (error) {
    if ((error as { code?: unknown }).code === NAMESPACE_NOT_FOUND) return [byId];
    throw error;
  }
}

/** Returns the fields that have a single value in all matches of the filter. */
function getEqualities(filter: Document): Document {
  const fixed: Document = {};
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and') for (const part of operand as Document[]) Object.assign(fixed, getEqualities(part));
    if (name.startsWith('$')) continue;
    const operators = isPlain(operand) ? Object.keys(operand).filter((key) => key.startsWith('$')) : [];
    if (operators.length === 0) fixed[name] = operand;
    else if ('$eq' in operand) fixed[name] = operand.$eq;
  }
  return fixed;
}

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
