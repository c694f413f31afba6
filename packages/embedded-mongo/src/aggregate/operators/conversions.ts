import { Decimal128, ObjectId } from 'bson';
import { asNumber, isInt32, isNullish, isNumeric, isTruthy, toDouble, typeOf, type Value } from '../../bson/values.ts';
import { MongoError } from '../../errors.ts';

const failed = (value: Value, to: string): MongoError =>
  new MongoError(
    'ConversionFailure',
    `Unsupported conversion from ${typeOf(value)[1]} to ${to} in $convert with no onError value`,
  );

export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || typeof value === 'bigint' || value instanceof Decimal128) return String(value);
  if (isNumeric(value) && Number.isFinite(asNumber(value)) && Math.abs(asNumber(value)) < 1e15)
    return String(asNumber(value));
  throw failed(value, 'string');
}

function toWhole(value: Value, name: string, least: bigint, most: bigint): bigint {
  let number: bigint;
  if (typeof value === 'boolean') number = value ? 1n : 0n;
  else if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) number = BigInt(value.replace('+', ''));
  else if (value instanceof Date && name === 'long') number = BigInt(value.getTime());
  else if (typeof value === 'bigint') number = value;
  else if (isNumeric(value) && !(value instanceof Decimal128) && Number.isFinite(asNumber(value)))
    number = BigInt(Math.trunc(asNumber(value)));
  else throw failed(value, name);
  if (number < least || number > most)
    throw new MongoError(
      'ConversionFailure',
      `Conversion would overflow target type ${name} in $convert with no onError value`,
    );
  return number;
}

function parseDouble(value: Value): Value {
  if (typeof value === 'boolean') return toDouble(value ? 1 : 0);
  if (value instanceof Date) return toDouble(value.getTime());
  if (typeof value === 'string' && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value))
    return toDouble(Number(value));
  if (isNumeric(value)) return toDouble(asNumber(value));
  throw failed(value, 'double');
}

function parseDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'bigint' || (isNumeric(value) && !isInt32(asNumber(value))))
    return new Date(Math.trunc(asNumber(value)));
  if (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(value)
  ) {
    const date = new Date(!value.includes('T') || /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw failed(value, 'date');
}

function parseObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(value, 'objectId');
}

const conversion = (convert: (value: Value) => Value) =>
  [([value]: Value[]): Value => (isNullish(value) ? null : convert(value)), 1, 1] as const;

export const CONVERSIONS = {
  $type: [([value]: Value[]): Value => (value === undefined ? 'missing' : typeOf(value)[1]), 1, 1],
  $isNumber: [([value]: Value[]): Value => isNumeric(value), 1, 1],
  $toString: conversion(toText),
  $toBool: conversion(isTruthy),
  $toInt: conversion((value) => Number(toWhole(value, 'int', -(2n ** 31n), 2n ** 31n - 1n))),
  $toLong: conversion((value) => toWhole(value, 'long', -(2n ** 63n), 2n ** 63n - 1n)),
  $toDouble: conversion(parseDouble),
  $toDate: conversion(parseDate),
  $toObjectId: conversion(parseObjectId),
} as const;
