import { Timestamp } from 'bson';
import type { Environment } from '../aggregate/expressions.ts';
import type { Order } from '../bson/collation.ts';
import { asNumber, isDoc, isNumeric, typeOf, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter, elementTest, isOperatorDoc } from '../query/match.ts';
import { createSorter, parseSort } from '../query/sort.ts';
import { calculate } from './arithmetic.ts';

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** The new value of one field; `undefined` removes it, the same value leaves it. */
type FieldUpdate = (current: Value, argument: Value, environment: Environment) => Value;

function arrayOf(current: Value, operator: string): Value[] {
  if (current === undefined) return [];
  if (!Array.isArray(current)) throw bad(`Cannot apply ${operator} to a value of non-array type ${typeOf(current)[1]}`);
  return current;
}

export const FIELD_UPDATES: Record<string, FieldUpdate> = {
  $set: (_current, argument) => argument,
  $setOnInsert: (_current, argument) => argument,
  $unset: () => undefined,
  $inc: (current, argument) => calculate('$inc', current, argument),
  $mul: (current, argument) => calculate('$mul', current, argument),
  $min: (current, argument, { order }) =>
    current === undefined || order.compare(argument, current) < 0 ? argument : current,
  $max: (current, argument, { order }) =>
    current === undefined || order.compare(argument, current) > 0 ? argument : current,
  $currentDate: (_current, argument) => {
    if (argument === true || (isDoc(argument) && argument.$type === 'date')) return new Date();
    if (isDoc(argument) && argument.$type === 'timestamp') return Timestamp.fromBits(1, Math.floor(Date.now() / 1000));
    throw bad("$currentDate: the '$type' string field is required to be 'date' or 'timestamp'");
  },
  $push: push,
  $addToSet: (current, argument, { order }) => {
    const array = [...arrayOf(current, '$addToSet')];
    const seen = new Set(array.map((item) => order.identityOf(item)));
    const isEach = isDoc(argument) && '$each' in argument;
    if (isEach && !Array.isArray(argument.$each))
      throw new MongoError('TypeMismatch', 'The argument to $each in $addToSet must be an array');
    for (const item of isEach ? (argument.$each as Value[]) : [argument]) {
      const identity = order.identityOf(item);
      if (!seen.has(identity)) array.push(item);
      seen.add(identity);
    }
    return current !== undefined && array.length === (current as Value[]).length ? current : array;
  },
  $pop: (current, argument) => {
    const end = asNumber(argument);
    if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', '$pop expects 1 or -1');
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw new MongoError('TypeMismatch', 'Path contains an element of non-array type');
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  },
  $pull: (current, argument, environment) => {
    if (current === undefined) return undefined;
    const matches = pullTest(argument, environment);
    return arrayOf(current, '$pull').filter((element) => !matches(element));
  },
  $pullAll: (current, argument, { order }) => {
    if (!Array.isArray(argument)) throw bad('$pullAll requires an array argument');
    if (current === undefined) return undefined;
    return arrayOf(current, '$pullAll').filter(
      (element) => !argument.some((item) => order.compare(item, element) === 0),
    );
  },
  $bit: (current, argument) => {
    if (!isDoc(argument)) throw bad('The $bit modifier is not compatible with a non-object');
    let result: Value = current ?? 0;
    for (const [operation, operand] of Object.entries(argument)) result = bitwise(operation, result, operand);
    return result;
  },
};

function push(current: Value, argument: Value, { order }: Environment): Value {
  const array = arrayOf(current, '$push');
  if (!isDoc(argument) || !('$each' in argument)) return [...array, argument];
  const unknown = Object.keys(argument).find((key) => !['$each', '$slice', '$sort', '$position'].includes(key));
  if (unknown) throw bad(`Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray(argument.$each)) throw bad('The argument to $each in $push must be an array');
  const position = argument.$position === undefined ? array.length : Math.trunc(asNumber(argument.$position));
  let result = array.toSpliced(position, 0, ...argument.$each);
  if (argument.$sort !== undefined) result = sortElements(result, argument.$sort, order);
  if (argument.$slice !== undefined) {
    const slice = asNumber(argument.$slice);
    if (!Number.isInteger(slice)) throw bad('The value for $slice must be an integer value');
    result = slice < 0 ? result.slice(slice) : result.slice(0, slice);
  }
  return result;
}

function sortElements(elements: Value[], spec: Value, order: Order): Value[] {
  if (isNumeric(spec)) return elements.toSorted((one, other) => order.compare(one, other) * asNumber(spec));
  const { keyOf, compare } = createSorter(parseSort(spec)!, order);
  const keyed = elements.map((element) => ({ element, key: keyOf(isDoc(element) ? element : {}) }));
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ element }) => element);
}

function pullTest(argument: Value, environment: Environment): (element: Value) => boolean {
  if (isOperatorDoc(argument)) return elementTest(argument, environment);
  if (isDoc(argument)) {
    const matches = compileFilter(argument, environment);
    return (element) => isDoc(element) && matches(element);
  }
  const matches = compileFilter({ element: argument }, environment);
  return (element) =>
    Array.isArray(element) ? environment.order.compare(element, argument) === 0 : matches({ element });
}

function bitwise(operation: string, left: Value, right: Value): Value {
  const isInteger = (value: Value): value is number | bigint =>
    typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));
  if (!isInteger(left) || !isInteger(right)) throw bad('$bit needs int32 or int64 values');
  const [one, other] = [BigInt(left), BigInt(right)];
  const results: Record<string, bigint> = { and: one & other, or: one | other, xor: one ^ other };
  const result = results[operation];
  if (result === undefined) throw bad(`The $bit modifier only supports 'and', 'or', and 'xor', not '${operation}'`);
  return typeof left === 'bigint' || typeof right === 'bigint' ? result : Number(result);
}
