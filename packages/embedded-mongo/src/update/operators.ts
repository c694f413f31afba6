import { BSONRegExp } from 'bson';
import { compareValues, toIdentity } from '../bson/keys.ts';
import { asNumber, isDoc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter, elementTest, isOperatorDoc } from '../query/match.ts';
import { add } from './arithmetic.ts';

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** Returns the new value of one field. `undefined` removes the field, the same value leaves it unchanged. */
type FieldUpdate = (current: Value, argument: Value) => Value;

function toArray(current: Value, operator: string): Value[] {
  if (current === undefined) return [];
  if (!Array.isArray(current)) throw bad(`Cannot apply ${operator} to a value of non-array type`);
  return current;
}

export const FIELD_UPDATES: Record<string, FieldUpdate> = {
  $set: (_current, argument) => argument,
  $setOnInsert: (_current, argument) => argument,
  $unset: () => undefined,
  $inc: (current, argument) => add(current === undefined ? 0 : current, argument),
  $min: (current, argument) => (current === undefined || compareValues(argument, current) < 0 ? argument : current),
  $max: (current, argument) => (current === undefined || compareValues(argument, current) > 0 ? argument : current),
  $push: (current, argument) => [...toArray(current, '$push'), ...getEach(argument, '$push')],
  $addToSet: (current, argument) => {
    const array = [...toArray(current, '$addToSet')];
    const seen = new Set(array.map(toIdentity));
    for (const item of getEach(argument, '$addToSet')) {
      const identity = toIdentity(item);
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
  $pull: (current, argument) => {
    const matches = pullTest(argument);
    return current === undefined ? undefined : toArray(current, '$pull').filter((element) => !matches(element));
  },
  $pullAll: (current, argument) => {
    if (!Array.isArray(argument)) throw bad('$pullAll requires an array argument');
    if (current === undefined) return undefined;
    const unwanted = new Set(argument.map(toIdentity));
    return toArray(current, '$pullAll').filter((element) => !unwanted.has(toIdentity(element)));
  },
};

/** Operators of MongoDB that this server does not offer. */
export const OTHER_UPDATES = new Set(['$bit', '$currentDate', '$mul', '$rename']);

/** Returns the items of `$push` and `$addToSet`: one, or several with `$each`. */
function getEach(argument: Value, operator: string): Value[] {
  if (!isDoc(argument) || !('$each' in argument)) return [argument];
  const { $each: items, ...rest } = argument;
  if (Object.keys(rest).length > 0) throw unsupported(`${operator} with ${Object.keys(rest).join()}`);
  if (!Array.isArray(items)) throw bad(`The argument to $each in ${operator} must be an array`);
  return items;
}

function pullTest(argument: Value): (element: Value) => boolean {
  if (isOperatorDoc(argument)) return elementTest(argument);
  if (argument instanceof BSONRegExp) return elementTest({ $regex: argument });
  if (isDoc(argument)) {
    const matches = compileFilter(argument);
    return (element) => isDoc(element) && matches(element);
  }
  const matches = compileFilter({ element: argument });
  return (element) => (Array.isArray(element) ? compareValues(element, argument) === 0 : matches({ element }));
}
