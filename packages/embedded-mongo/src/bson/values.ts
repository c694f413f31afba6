import { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

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
  | Code
  | Decimal128
  | Double
  | MaxKey
  | MinKey
  | ObjectId
  | Timestamp
  | Value[]
  | Doc;
export interface Doc {
  [field: string]: Value;
}

export type Numeric = number | bigint | Double | Decimal128;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isNumeric = (value: Value): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128;

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
  if (value instanceof Decimal128) return Number(value.toString());
  return NaN;
}

/** The type's number and alias as $type knows them. */
export function typeOf(value: Value): [number, string] {
  if (value === undefined) return [6, 'undefined'];
  if (value === null) return [10, 'null'];
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? [16, 'int'] : [1, 'double'];
    case 'bigint':
      return [18, 'long'];
    case 'string':
      return [2, 'string'];
    case 'boolean':
      return [8, 'bool'];
  }
  if (Array.isArray(value)) return [4, 'array'];
  if (value instanceof Date) return [9, 'date'];
  if (value instanceof ObjectId) return [7, 'objectId'];
  if (value instanceof Double) return [1, 'double'];
  if (value instanceof Decimal128) return [19, 'decimal'];
  if (value instanceof Binary) return [5, 'binData'];
  if (value instanceof BSONRegExp) return [11, 'regex'];
  if (value instanceof Timestamp) return [17, 'timestamp'];
  if (value instanceof MinKey) return [-1, 'minKey'];
  if (value instanceof MaxKey) return [127, 'maxKey'];
  if (value instanceof Code) return value.scope ? [15, 'javascriptWithScope'] : [13, 'javascript'];
  return [3, 'object'];
}

/** MongoDB's truth: everything but false, null, missing and zero. */
export const isTruthy = (value: Value): boolean =>
  isNumeric(value) ? asNumber(value) !== 0 : value !== false && value !== null && value !== undefined;
