import { Double } from 'bson';
import { asNumber, isInt32, isNumeric, toDouble, type Numeric, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

const INT64_MAX = 2n ** 63n - 1n;

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value));

/** Adds with MongoDB's types: an int grows into a long, a double gives a double, overflow is refused. */
export function add(left: Value, right: Value): Value {
  if (!isNumeric(left) || !isNumeric(right))
    throw new MongoError('TypeMismatch', 'Cannot increment with a non-numeric argument, nor a non-numeric value');
  if (isDouble(left) || isDouble(right)) return toDouble(asNumber(left) + asNumber(right));
  const sum = BigInt(left as number) + BigInt(right as number);
  if (sum > INT64_MAX || sum < -INT64_MAX - 1n)
    throw new MongoError('BadValue', 'Failed to apply $inc operations to current value: integer overflow');
  const isLong = typeof left === 'bigint' || typeof right === 'bigint' || !isInt32(Number(sum));
  return isLong ? sum : Number(sum);
}

/** Returns the negative number, of the same type if that can represent it. */
export function negate(value: Numeric): Value {
  if (value instanceof Double) return new Double(-value.value);
  if (value === 0) return value;
  return typeof value === 'number' && isInt32(value) && !isInt32(-value) ? -BigInt(value) : -value;
}
