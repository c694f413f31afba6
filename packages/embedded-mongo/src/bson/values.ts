import { Double, type Binary, type BSONRegExp, type ObjectId, type Timestamp } from 'bson';

/**
 * A decoded BSON value. int32 and double are numbers, int64 is a bigint. A double that would be encoded as an int32 if
 * it were a number stays a Double. Rewriting a document therefore never changes a type. `undefined` stands for a
 * missing field.
 */
export type Value =
  | number
  | bigint
  | string
  | boolean
  | null
  | undefined
  | Date
  | Binary
  | BSONRegExp
  | Double
  | ObjectId
  | Timestamp
  | Value[]
  | Doc;
export interface Doc {
  [field: string]: Value;
}

export type Numeric = number | bigint | Double;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isNumeric = (value: Value): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

export const isNullish = (value: Value): value is null | undefined => value === null || value === undefined;

const INT32_MAX = 2 ** 31 - 1;

/** Returns whether BSON encodes a JS number as an int32. */
export const isInt32 = (value: number): boolean =>
  Number.isInteger(value) && value >= -INT32_MAX - 1 && value <= INT32_MAX && !Object.is(value, -0);

/** Returns the double of this value, distinct from the int32 of the same value. */
export const toDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** Returns a plain number, exact enough for counts, limits and options; NaN for a value that is no number. */
export function asNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double) return value.value;
  return NaN;
}

/** Returns whether MongoDB takes a value as true: everything except false, null, missing and zero. */
export const isTruthy = (value: Value): boolean =>
  isNumeric(value) ? asNumber(value) !== 0 : value !== false && value !== null && value !== undefined;
