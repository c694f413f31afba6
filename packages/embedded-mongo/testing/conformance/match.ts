import assert from 'node:assert/strict';
import { Binary, BSON, Decimal128, Double, Int32, Long, ObjectId, Timestamp, type Document } from 'mongodb';
import type { Entities } from './entities.ts';

const TYPES: Record<string, (value: unknown) => boolean> = {
  int: (value) => value instanceof Int32 || Number.isInteger(value),
  long: (value) => value instanceof Long || typeof value === 'bigint' || Number.isInteger(value),
  double: (value) => value instanceof Double || typeof value === 'number',
  number: (value) =>
    typeof value === 'number' || value instanceof Long || value instanceof Int32 || value instanceof Double,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null,
  array: Array.isArray,
  objectId: (value) => value instanceof ObjectId,
  date: (value) => value instanceof Date,
  binData: (value) => value instanceof Binary,
  timestamp: (value) => value instanceof Timestamp,
  decimal: (value) => value instanceof Decimal128,
  null: (value) => value === null,
};

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const getOperator = (expected: unknown): string | undefined => {
  const [first] = isPlain(expected) ? Object.keys(expected) : [];
  return first?.startsWith('$$') ? first : undefined;
};

/** Converts maps, by which the driver keeps the order of keys in some documents. */
const unmap = (value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value as Map<string, unknown>) : value;

/**
 * Throws an assertion error if `actual` does not match by the rules of the test format. Root documents may have extra
 * keys.
 */
export function assertMatches(
  received: unknown,
  expected: unknown,
  entities: Entities,
  isRoot = true,
  path = '$',
): void {
  const actual = unmap(received);
  const operator = getOperator(expected);
  if (operator) return assertOperator(operator, (expected as Document)[operator], actual, entities, path);
  if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual), `${path}: expected an array, got ${show(actual)}`);
    assert.equal(actual.length, expected.length, `${path}: expected ${expected.length} elements, got ${show(actual)}`);
    expected.forEach((item, index) =>
      assertMatches(actual[index], item, entities, isRoot && isPlain(item), `${path}[${index}]`),
    );
  } else if (isPlain(expected)) {
    assert.ok(typeof actual === 'object' && actual !== null, `${path}: expected a document, got ${show(actual)}`);
    const found = actual as Document;
    for (const [key, value] of Object.entries(expected)) {
      if (getOperator(value) === '$$exists')
        assert.equal(found[key] !== undefined, (value as Document).$$exists, `${path}.${key}: existence`);
      else if (getOperator(value) === '$$unsetOrMatches' && found[key] === undefined) continue;
      else {
        assert.ok(found[key] !== undefined, `${path}.${key}: missing, expected ${show(value)}`);
        assertMatches(found[key], value, entities, false, `${path}.${key}`);
      }
    }
    if (!isRoot)
      for (const key of Object.keys(found))
        assert.ok(key in expected || found[key] === undefined, `${path}.${key}: unexpected ${show(found[key])}`);
  } else {
    assert.ok(isSame(actual, expected), `${path}: expected ${show(expected)}, got ${show(actual)}`);
  }
}

function isSame(actual: unknown, expected: unknown): boolean {
  const plain = (value: unknown): unknown =>
    value instanceof Long || value instanceof Int32 || value instanceof Double
      ? Number(value)
      : typeof value === 'bigint'
        ? Number(value)
        : value;
  const [one, other] = [plain(actual), plain(expected)];
  return (
    one === other ||
    (typeof one === 'object' && typeof other === 'object' && BSON.EJSON.stringify(one) === BSON.EJSON.stringify(other))
  );
}

function assertOperator(operator: string, argument: unknown, actual: unknown, entities: Entities, path: string): void {
  switch (operator) {
    case '$$exists':
      return assert.equal(actual !== undefined, argument, `${path}: existence`);
    case '$$unsetOrMatches':
      return actual === undefined || actual === null
        ? undefined
        : assertMatches(actual, argument, entities, true, path);
    case '$$type': {
      const types = Array.isArray(argument) ? argument : [argument];
      return assert.ok(
        types.some((type) => TYPES[String(type)]?.(actual)),
        `${path}: expected type ${types.join('|')}, got ${show(actual)}`,
      );
    }
    case '$$sessionLsid':
      return assertMatches(actual, entities.sessionId(String(argument)), entities, true, path);
    case '$$matchesEntity':
      return assertMatches(actual, entities.get(String(argument)), entities, false, path);
    case '$$lte':
      return assert.ok(Number(actual) <= Number(argument), `${path}: ${show(actual)} > ${show(argument)}`);
    default:
      throw new Error(`the runner does not know ${operator}`);
  }
}

function show(value: unknown): string {
  try {
    return BSON.EJSON.stringify(value as Document).slice(0, 300);
  } catch {
    return String(value);
  }
}
