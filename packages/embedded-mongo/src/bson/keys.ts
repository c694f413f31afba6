import { Binary, BSONRegExp, Double, ObjectId, Timestamp } from 'bson';
import { splitNumber } from './numbers.ts';
import type { Value } from './values.ts';

/**
 * Ranks of types in order-preserving keys. Comparing two keys byte by byte gives BSON's comparison order of the values.
 * Equal values of different numeric types have equal keys. The package's README describes the layout.
 */
export const RANK = {
  emptyArray: 2,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
} as const;

/** Key of an empty array in an index: it sorts before null, as MongoDB's undefined does. */
export const EMPTY_ARRAY: unique symbol = Symbol('empty array');
/** Key of a field in an index or a sort. */
export type KeyValue = Value | typeof EMPTY_ARRAY;

let out = Buffer.allocUnsafe(1 << 16);
let at = 0;

function reserve(size: number): void {
  if (at + size <= out.length) return;
  const grown = Buffer.allocUnsafe(Math.max(out.length * 2, at + size));
  out.copy(grown, 0, 0, at);
  out = grown;
}

/** Returns the class of a value. Comparison operators only compare values of one class. */
export function getRank(value: KeyValue): number {
  if (value === undefined || value === null) return RANK.null;
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'string':
      return RANK.string;
    case 'boolean':
      return RANK.boolean;
    case 'symbol':
      return RANK.emptyArray;
  }
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof ObjectId) return RANK.objectId;
  if (value instanceof Date) return RANK.date;
  if (value instanceof Double) return RANK.number;
  if (value instanceof Binary) return RANK.binary;
  if (value instanceof Timestamp) return RANK.timestamp;
  if (value instanceof BSONRegExp) return RANK.regex;
  return RANK.object;
}

function writeEscaped(text: string): void {
  reserve(text.length * 6 + 2);
  if (!text.includes('\0')) {
    at += out.write(text, at);
  } else {
    for (const byte of Buffer.from(text)) {
      out[at++] = byte;
      if (byte === 0) out[at++] = 0xff;
    }
  }
  out[at++] = 0;
  out[at++] = 0;
}

function writeName(text: string): void {
  reserve(text.length * 3 + 1);
  at += out.write(text, at);
  out[at++] = 0;
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  out.set(bytes, at);
  at += bytes.length;
}

function writeNumber(value: number | bigint | Double): void {
  reserve(10);
  if (typeof value === 'number' || value instanceof Double) {
    writeDouble(+value);
    out[at++] = 0;
    return;
  }
  const { floor, remainder } = splitNumber(value);
  writeDouble(floor);
  out[at++] = remainder ? 1 : 0;
  if (!remainder) return;
  reserve(2);
  at = out.writeUInt16BE(remainder.exponent, at);
  writeName(remainder.digits);
}

function writeDouble(value: number): void {
  if (Number.isNaN(value)) {
    out.fill(0, at, (at += 8));
    return;
  }
  at = out.writeDoubleBE(value === 0 ? 0 : value, at);
  if (out[at - 8]! & 0x80) for (let index = at - 8; index < at; index++) out[index]! ^= 0xff;
  else out[at - 8]! ^= 0x80;
}

function writeValue(value: KeyValue): void {
  const rank = getRank(value);
  reserve(16);
  out[at++] = rank;
  switch (rank) {
    case RANK.number:
      return writeNumber(value as number);
    case RANK.string:
      return writeEscaped(value as string);
    case RANK.objectId:
      return writeBytes((value as ObjectId).id);
    case RANK.boolean:
      out[at++] = value ? 1 : 0;
      return;
    case RANK.date:
      at = out.writeBigUInt64BE(BigInt((value as Date).getTime()) + (1n << 63n), at);
      return;
    case RANK.timestamp:
      at = out.writeBigUInt64BE(BigInt.asUintN(64, (value as Timestamp).toBigInt()), at);
      return;
    case RANK.object:
      for (const [name, field] of Object.entries(value as object)) {
        reserve(1);
        out[at++] = getRank(field);
        writeName(name);
        writeValue(field);
      }
      reserve(1);
      out[at++] = 0;
      return;
    case RANK.array:
      for (const element of value as Value[]) writeValue(element);
      reserve(1);
      out[at++] = 0;
      return;
    case RANK.binary: {
      const binary = value as Binary;
      at = out.writeUInt32BE(binary.position, at);
      out[at++] = binary.sub_type;
      return writeBytes(binary.value());
    }
    case RANK.regex:
      writeName((value as BSONRegExp).pattern);
      return writeName((value as BSONRegExp).options);
  }
}

/** Encodes the values one after the other. The bytes of a descending value are inverted. */
export function encodeKey(values: readonly KeyValue[], directions?: readonly number[]): Buffer {
  at = 0;
  for (const [index, value] of values.entries()) {
    const start = at;
    writeValue(value);
    if (directions && directions[index]! < 0) for (let byte = start; byte < at; byte++) out[byte]! ^= 0xff;
  }
  return Buffer.from(out.subarray(0, at));
}

/** Returns a string that two values share exactly when they are equal to MongoDB. */
export function toIdentity(value: Value): string {
  at = 0;
  writeValue(value);
  return out.toString('latin1', 0, at);
}

const SURROGATE = /[\ud800-\udfff]/;

/** Compares by BSON's comparison order: negative, zero or positive. A missing value counts as null. */
export function compareValues(left: KeyValue, right: KeyValue): number {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') {
    if (left < right) return -1;
    if (left > right) return 1;
  } else if (typeof left === 'string' && typeof right === 'string') {
    // UTF-16 order differs from MongoDB's UTF-8 order only if surrogates occur.
    if (!SURROGATE.test(left) && !SURROGATE.test(right)) return left < right ? -1 : 1;
  } else if (left instanceof Date && right instanceof Date) {
    return left.getTime() - right.getTime();
  } else {
    const order = getRank(left) - getRank(right);
    if (order !== 0) return order;
  }
  return Buffer.compare(encodeKey([left]), encodeKey([right]));
}

export const areEqual = (left: Value, right: Value): boolean => compareValues(left, right) === 0;
