import { compareValues, type KeyValue } from '../bson/keys.ts';
import { asNumber, isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { isIndex, keyTuples } from './paths.ts';

export interface Sort {
  paths: string[][];
  directions: number[];
}

export function parseSort(spec: Value): Sort | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new MongoError('TypeMismatch', "Expected field 'sort' to be an object");
  const fields = Object.entries(spec);
  if (fields.length === 0) return undefined;
  const directions = fields.map(([field, value]) => {
    const direction = asNumber(value);
    if (field === '$natural') return direction;
    if (Number.isNaN(direction)) throw new MongoError('Location15974', `Illegal key in sort specification: ${field}`);
    if (direction !== 1 && direction !== -1)
      throw new MongoError('Location15975', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (field.split('.').some(isIndex)) throw unsupported(`a sort by an array position, '${field}',`);
    return direction;
  });
  return { paths: fields.map(([field]) => field.split('.')), directions };
}

interface Sorter {
  toKey(doc: Doc): KeyValue[];
  /** Compares keys. */
  compare(one: KeyValue[], other: KeyValue[]): number;
}

/** Creates a sorter. A document with arrays sorts by the element that comes first, as in MongoDB. */
export function createSorter({ paths, directions }: Sort): Sorter {
  const compare = (one: KeyValue[], other: KeyValue[]): number => {
    for (const [at, direction] of directions.entries()) {
      const difference = compareValues(one[at], other[at]);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };
  return {
    toKey: (doc) => keyTuples(doc, paths).tuples.reduce((first, key) => (compare(key, first) < 0 ? key : first)),
    compare,
  };
}
