import { encodeKey } from '../bson/keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter, type Matcher } from '../query/match.ts';
import { keyTuples, valueAt } from '../query/paths.ts';

export interface Index {
  id: number;
  name: string;
  spec: Doc;
  fields: string[];
  paths: string[][];
  directions: number[];
  unique: boolean;
  partialFilter?: Doc;
  isPartOf?: Matcher;
  expireAfterSeconds?: number;
  /** Bits of the components that went through an array in some document. */
  multikey: number;
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  ns: string;
  indexes: Index[];
}

export function parseIndex(id: number, spec: Doc, multikey: number): Index {
  if (isTruthy(spec.sparse) || isTruthy(spec.hidden)) throw unsupported('a sparse or hidden index');
  const key = spec.key as Doc;
  const fields = Object.keys(key);
  return {
    id,
    name: spec.name as string,
    spec,
    fields,
    paths: fields.map((field) => field.split('.')),
    directions: fields.map((field) => Math.sign(asNumber(key[field]))),
    unique: isTruthy(spec.unique) || spec.name === '_id_',
    multikey,
    ...(isDoc(spec.partialFilterExpression) && {
      partialFilter: spec.partialFilterExpression,
      isPartOf: compileFilter(spec.partialFilterExpression),
    }),
    ...(spec.expireAfterSeconds !== undefined && { expireAfterSeconds: asNumber(spec.expireAfterSeconds) }),
  };
}

/** Returns the distinct keys under which the index holds the document; none if the index excludes the document. */
export function indexEntries(index: Index, doc: Doc): { keys: Buffer[]; multikey: number } {
  if (index.isPartOf && !index.isPartOf(doc)) return { keys: [], multikey: 0 };
  const { tuples, multikey } = keyTuples(doc, index.paths);
  if (tuples.length === 1) return { keys: [encodeKey(tuples[0]!, index.directions)], multikey };
  const keys = new Map(
    tuples.map((tuple) => encodeKey(tuple, index.directions)).map((key) => [key.toString('latin1'), key]),
  );
  return { keys: [...keys.values()], multikey };
}

/**
 * Returns false if the index surely holds both documents under the same keys, because no field that it reads differs.
 */
export const mayDiffer = (index: Index, before: Doc, after: Doc): boolean =>
  index.isPartOf !== undefined || index.paths.some(([field]) => before[field!] !== after[field!]);

export function duplicateKey(collection: Collection, index: Index, doc: Doc): MongoError {
  const keyValue: Doc = {};
  for (const [position, field] of index.fields.entries()) {
    const value: Value = valueAt(doc, index.paths[position]!);
    keyValue[field] = value === undefined ? null : value;
  }
  const shown = Object.entries(keyValue)
    .map(
      ([field, value]) =>
        `${field}: ${JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner))}`,
    )
    .join(', ');
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.ns} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.spec.key, keyValue },
  );
}
