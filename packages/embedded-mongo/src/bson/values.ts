import { Double, type Binary, type BSONRegExp, type ObjectId, type Timestamp } from 'bson';

/**
 * A decoded BSON value. int32 and double are numbers, int64 is a bigint. A double that a number would write back as
 * an int32 stays a Double, so that rewriting a document never changes a type. `undefined` stands for a missing field.
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

/** True for a JS number that BSON writes as an int32. */
export const isInt32 = (value: number): boolean =>
  Number.isInteger(value) && value >= -INT32_MAX - 1 && value <= INT32_MAX && !Object.is(value, -0);

/** The double of this value, kept apart from the int32 of the same value. */
export const toDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** A plain number where it can be exact enough for counts, limits and options; NaN for anything else. */
export function asNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double) return value.value;
  return NaN;
}

/** MongoDB's truth: everything but false, null, missing and zero. */
export const isTruthy = (value: Value): boolean =>
  isNumeric(value) ? asNumber(value) !== 0 : value !== false && value !== null && value !== undefined;
