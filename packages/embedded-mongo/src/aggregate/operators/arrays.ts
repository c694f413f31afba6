import type { Order } from '../../bson/collation.ts';
import { asNumber, isDoc, isNullish, isNumeric, isTruthy, toDouble, type Doc, type Value } from '../../bson/values.ts';
import { MongoError } from '../../errors.ts';
import { calculate } from '../../update/arithmetic.ts';
import { compare } from './logic.ts';

function list(value: Value, operator: string): Value[] {
  if (!Array.isArray(value)) throw new MongoError('BadValue', `The argument to ${operator} must be an array`);
  return value;
}

function whole(value: Value, operator: string): number {
  const number = isNumeric(value) ? asNumber(value) : NaN;
  if (!Number.isInteger(number)) throw new MongoError('BadValue', `${operator} needs a whole number`);
  return number;
}

export function filterArray(input: Value, test: (element: Value) => boolean, limit: Value): Value {
  if (isNullish(input)) return null;
  const found = list(input, '$filter').filter(test);
  return isNullish(limit) ? found : found.slice(0, whole(limit, '$filter'));
}

export const mapArray = (input: Value, transform: (element: Value) => Value): Value =>
  isNullish(input) ? null : list(input, '$map').map((element) => transform(element) ?? null);

export const foldArray = (input: Value, initial: Value, step: (value: Value, element: Value) => Value): Value =>
  isNullish(input) ? null : list(input, '$reduce').reduce(step, initial);

function elementAt([array, position]: Value[]): Value {
  if (isNullish(array) || isNullish(position)) return null;
  return list(array, '$arrayElemAt').at(whole(position, '$arrayElemAt'));
}

function slice([array, from, count]: Value[]): Value {
  if (isNullish(array) || isNullish(from) || count === null) return null;
  const elements = list(array, '$slice');
  const start = whole(from, '$slice');
  if (count === undefined) return start < 0 ? elements.slice(start) : elements.slice(0, start);
  const length = whole(count, '$slice');
  if (length <= 0) throw new MongoError('BadValue', 'Third argument to $slice must be positive');
  const first = start < 0 ? Math.max(elements.length + start, 0) : start;
  return elements.slice(first, first + length);
}

function range([from, to, by = 1]: Value[]): Value {
  const [start, end, step] = [from, to, by].map((value) => whole(value, '$range')) as [number, number, number];
  if (step === 0) throw new MongoError('BadValue', '$range requires a non-zero step value');
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) }, (_item, at) => start + at * step);
}

const identities = (value: Value, operator: string, order: Order): Map<string, Value> =>
  new Map(list(value, operator).map((element) => [order.identityOf(element), element]));

/** Sets come out in value order, as good as any: MongoDB leaves theirs open. */
const asSet = (members: Map<string, Value>): Value[] =>
  [...members].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

const overSets =
  (operator: string, combine: (sets: Map<string, Value>[]) => Value) =>
  (args: Value[], order: Order): Value =>
    args.some(isNullish) ? null : combine(args.map((value) => identities(value, operator, order)));

const intersection = (sets: Map<string, Value>[]): Value =>
  asSet(new Map([...(sets[0] ?? [])].filter(([identity]) => sets.every((set) => set.has(identity)))));

const isSubset = ([one, other]: Map<string, Value>[]): boolean =>
  [...one!.keys()].every((identity) => other!.has(identity));

function arrayToObject([array]: Value[]): Value {
  if (isNullish(array)) return null;
  return Object.fromEntries(
    list(array, '$arrayToObject').map((pair): [string, Value] => {
      const [key, value] = Array.isArray(pair) ? pair : isDoc(pair) ? [pair.k, pair.v] : [];
      if (typeof key !== 'string') throw new MongoError('BadValue', '$arrayToObject needs pairs with string keys');
      return [key, value];
    }),
  );
}

function objectToArray([value]: Value[]): Value {
  if (isNullish(value)) return null;
  if (!isDoc(value)) throw new MongoError('BadValue', '$objectToArray requires a document input');
  return Object.entries(value).map(([k, v]) => ({ k, v }));
}

function merge(args: Value[]): Value {
  const docs = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
  return docs.reduce<Doc>((merged, doc) => {
    if (!isNullish(doc) && !isDoc(doc)) throw new MongoError('BadValue', '$mergeObjects requires object inputs');
    return { ...merged, ...doc };
  }, {});
}

/** Over a single array its elements count, over a list of arguments these. */
const spread = (args: Value[]): Value[] => (args.length === 1 && Array.isArray(args[0]) ? args[0] : args);
const extreme =
  (sign: number) =>
  (args: Value[], order: Order): Value =>
    spread(args)
      .filter((value) => !isNullish(value))
      .reduce<Value>(
        (best, value) => (best === undefined || compare(value, best, order) * sign > 0 ? value : best),
        undefined,
      ) ?? null;
const sum = (values: Value[]): Value =>
  values.filter(isNumeric).reduce<Value>((total, value) => calculate('$inc', total, value), 0);

function average(args: Value[]): Value {
  const numbers = spread(args).filter(isNumeric);
  return numbers.length === 0 ? null : toDouble(asNumber(sum(numbers)) / numbers.length);
}

export const ARRAYS = {
  $size: [([array]: Value[]): Value => list(array, '$size').length, 1, 1],
  $isArray: [([value]: Value[]): Value => Array.isArray(value), 1, 1],
  $in: [
    ([value, array]: Value[], order: Order): Value =>
      list(array, '$in').some((element) => compare(element, value, order) === 0),
    2,
    2,
  ],
  $arrayElemAt: [elementAt, 2, 2],
  $first: [([array]: Value[]): Value => elementAt([array, 0]), 1, 1],
  $last: [([array]: Value[]): Value => elementAt([array, -1]), 1, 1],
  $slice: [slice, 2, 3],
  $range: [range, 2, 3],
  $concatArrays: [
    (args: Value[]): Value => (args.some(isNullish) ? null : args.flatMap((array) => list(array, '$concatArrays'))),
    0,
    Infinity,
  ],
  $reverseArray: [
    ([array]: Value[]): Value => (isNullish(array) ? null : list(array, '$reverseArray').toReversed()),
    1,
    1,
  ],
  $indexOfArray: [
    ([array, value]: Value[], order: Order): Value =>
      isNullish(array)
        ? null
        : list(array, '$indexOfArray').findIndex((element) => compare(element, value, order) === 0),
    2,
    2,
  ],
  $setUnion: [overSets('$setUnion', (sets) => asSet(new Map(sets.flatMap((set) => [...set])))), 0, Infinity],
  $setIntersection: [overSets('$setIntersection', intersection), 0, Infinity],
  $setDifference: [
    overSets('$setDifference', ([one, other]) =>
      asSet(new Map([...one!].filter(([identity]) => !other!.has(identity)))),
    ),
    2,
    2,
  ],
  $setIsSubset: [overSets('$setIsSubset', isSubset), 2, 2],
  $setEquals: [
    overSets('$setEquals', (sets) => sets.every((set) => set.size === sets[0]!.size && isSubset([set, sets[0]!]))),
    2,
    Infinity,
  ],
  $anyElementTrue: [([array]: Value[]): Value => list(array, '$anyElementTrue').some(isTruthy), 1, 1],
  $allElementsTrue: [([array]: Value[]): Value => list(array, '$allElementsTrue').every(isTruthy), 1, 1],
  $arrayToObject: [arrayToObject, 1, 1],
  $objectToArray: [objectToArray, 1, 1],
  $mergeObjects: [merge, 0, Infinity],
  $sum: [(args: Value[]): Value => sum(spread(args)), 0, Infinity],
  $avg: [average, 0, Infinity],
  $min: [extreme(-1), 0, Infinity],
  $max: [extreme(1), 0, Infinity],
} as const;
