import { Binary, BSONRegExp } from 'bson';
import { evaluateExpression, PLAIN, type Environment } from '../aggregate/expressions.ts';
import { SIMPLE, type Order } from '../bson/collation.ts';
import { areEqual, RANK, rankOf } from '../bson/keys.ts';
import { asNumber, isDoc, isNumeric, isTruthy, typeOf, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { someLeaf } from './paths.ts';
import { compileRegex } from './regex.ts';

export type Matcher = (doc: Doc) => boolean;
type Predicate = (value: Value) => boolean;
type PathTest = (value: Value, path: readonly string[]) => boolean;

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** Compiles a filter. Throws BadValue for what MongoDB calls malformed and refuses what this server lacks. */
export function compileFilter(filter: Value, environment = PLAIN): Matcher {
  if (!isDoc(filter)) throw new MongoError('TypeMismatch', 'filter must be an object');
  const tests = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$') ? compileTopLevel(name, operand, environment) : compilePath(name, operand, environment),
  );
  if (tests.length === 1) return tests[0]!;
  return (doc) => tests.every((test) => test(doc));
}

function compileTopLevel(name: string, operand: Value, environment: Environment): Matcher {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      if (!Array.isArray(operand) || operand.length === 0) throw bad(`${name} argument must be a non-empty array`);
      const branches = operand.map((branch) => compileFilter(branch, environment));
      if (name === '$and') return (doc) => branches.every((branch) => branch(doc));
      const expected = name === '$or';
      return (doc) => branches.some((branch) => branch(doc)) === expected;
    }
    case '$expr':
      return evaluateExpression(operand, environment, isTruthy);
    case '$comment':
      return () => true;
    case '$where':
    case '$text':
    case '$jsonSchema':
      throw unsupported(name);
    default:
      throw bad(`unknown top level operator: ${name}. If you are trying to negate an entire expression, use $nor.`);
  }
}

export const isOperatorDoc = (value: Value): value is Doc => {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
};

function compilePath(name: string, operand: Value, environment: Environment): Matcher {
  const path = name.split('.');
  const tests = pathTests(operand, environment);
  if (tests.length === 1) {
    const [test] = tests;
    return (doc) => test!(doc, path);
  }
  return (doc) => tests.every((test) => test(doc, path));
}

function pathTests(operand: Value, environment: Environment): PathTest[] {
  if (operand instanceof BSONRegExp) return [anyLeaf(regexTest(operand))];
  if (!isOperatorDoc(operand)) return [anyLeaf(equalTest(operand, environment.order))];
  return Object.entries(operand).flatMap(([operator, argument]) =>
    operatorTest(operator, argument, operand, environment),
  );
}

/** True when the value, or one of its elements where it is an array, passes. */
const anyLeaf =
  (test: Predicate): PathTest =>
  (value, path) =>
    someLeaf(value, path, (leaf) => test(leaf) || (Array.isArray(leaf) && leaf.some(test)));

/** True when the value itself passes; its elements are not asked. */
const wholeLeaf =
  (test: Predicate): PathTest =>
  (value, path) =>
    someLeaf(value, path, test);

const not =
  (tests: readonly PathTest[]): PathTest =>
  (value, path) =>
    !tests.every((test) => test(value, path));

function operatorTest(
  operator: string,
  argument: Value,
  siblings: Doc,
  environment: Environment,
): PathTest | PathTest[] {
  switch (operator) {
    case '$eq':
      return anyLeaf(equalTest(argument, environment.order));
    case '$ne':
      if (argument instanceof BSONRegExp) throw bad("Can't have regex as arg to $ne.");
      return not([anyLeaf(equalTest(argument, environment.order))]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyLeaf(orderTest(operator, argument, environment.order));
    case '$in':
      return anyLeaf(inTest(argument, '$in', environment.order));
    case '$nin':
      return not([anyLeaf(inTest(argument, '$nin', environment.order))]);
    case '$exists': {
      const exists = wholeLeaf((value) => value !== undefined);
      return isTruthy(argument) ? exists : not([exists]);
    }
    case '$not':
      if (argument instanceof BSONRegExp) return not(pathTests(argument, environment));
      if (!isOperatorDoc(argument)) throw bad('$not needs a regex or a document');
      return not(pathTests(argument, environment));
    case '$type':
      return typeTest(argument);
    case '$regex':
      return anyLeaf(regexTest(argument, siblings.$options));
    case '$options':
      if (siblings.$regex === undefined) throw bad('$options needs a $regex');
      return [];
    case '$mod':
      return anyLeaf(modTest(argument));
    case '$size': {
      const size = asNumber(argument);
      if (!Number.isInteger(size) || size < 0) throw bad('Failed to parse $size. Expected a non-negative integer');
      return wholeLeaf((value) => Array.isArray(value) && value.length === size);
    }
    case '$all':
      return allTest(argument, environment);
    case '$elemMatch': {
      const test = elementTest(argument, environment);
      return wholeLeaf((value) => Array.isArray(value) && value.some(test));
    }
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return anyLeaf(bitsTest(operator, argument));
    case '$comment':
      return [];
    case '$geoWithin':
    case '$geoIntersects':
    case '$near':
    case '$nearSphere':
      throw unsupported(operator);
    default:
      throw bad(`unknown operator: ${operator}`);
  }
}

function equalTest(operand: Value, order: Order): Predicate {
  if (typeof operand === 'boolean' || (typeof operand === 'string' && order === SIMPLE))
    return (value) => value === operand;
  if (operand === null) return (value) => value === null || value === undefined;
  return (value) => value !== undefined && order.compare(value, operand) === 0;
}

function orderTest(operator: string, operand: Value, { compare }: Order): Predicate {
  if (operand instanceof BSONRegExp) throw bad(`Can't have RegEx as arg to predicate over field.`);
  const rank = rankOf(operand);
  const isGreater = operator.startsWith('$gt');
  const orEqual = operator.endsWith('e');
  const isNaNOperand = isNumeric(operand) && Number.isNaN(asNumber(operand));
  const comparesAll = rank === RANK.minKey || rank === RANK.maxKey;
  return (value) => {
    if (!comparesAll && rankOf(value) !== rank) return false;
    if (comparesAll && value === undefined) return false;
    // NaN is equal to itself and neither more nor less than a number.
    if (rank === RANK.number && (isNaNOperand || Number.isNaN(asNumber(value)))) {
      return orEqual && isNaNOperand && Number.isNaN(asNumber(value));
    }
    const order = compare(value, operand);
    return order === 0 ? orEqual : order > 0 === isGreater;
  };
}

function inTest(operand: Value, operator: string, { identityOf }: Order): Predicate {
  if (!Array.isArray(operand)) throw bad(`${operator} needs an array`);
  if (operand.some(isOperatorDoc)) throw bad(`cannot nest $ under ${operator}`);
  const patterns = operand.filter((item) => item instanceof BSONRegExp).map((item) => regexTest(item));
  const identities = new Set(operand.map((item) => identityOf(item)));
  const hasNull = operand.includes(null);
  return (value) =>
    value === undefined ? hasNull : identities.has(identityOf(value)) || patterns.some((pattern) => pattern(value));
}

export function regexTest(operand: Value, options?: Value): Predicate {
  if (options !== undefined && typeof options !== 'string') throw bad('$options has to be a string');
  const source = operand instanceof BSONRegExp ? operand : new BSONRegExp(String(operand), '');
  if (!(operand instanceof BSONRegExp) && typeof operand !== 'string') throw bad('$regex has to be a string');
  const regex = compileRegex(source.pattern, options ?? source.options);
  return (value) =>
    typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && areEqual(value, source);
}

const TYPE_NAMES = new Map<string, number>(
  Object.entries({
    double: 1, string: 2, object: 3, array: 4, binData: 5, undefined: 6, objectId: 7, bool: 8, date: 9, null: 10,
    regex: 11, dbPointer: 12, javascript: 13, symbol: 14, javascriptWithScope: 15, int: 16, timestamp: 17, long: 18,
    decimal: 19, minKey: -1, maxKey: 127,
  }),
); // prettier-ignore
const NUMBER_TYPES = [1, 16, 18, 19];

function typeTest(operand: Value): PathTest {
  const wanted = new Set(
    (Array.isArray(operand) ? operand : [operand]).flatMap((item) => {
      if (item === 'number') return NUMBER_TYPES;
      const type = typeof item === 'string' ? TYPE_NAMES.get(item) : asNumber(item);
      if (type === undefined || ![...TYPE_NAMES.values()].includes(type))
        throw bad(`Unknown type name alias or code: ${String(item)}`);
      return [type];
    }),
  );
  const isWanted = (value: Value): boolean => value !== undefined && wanted.has(typeOf(value)[0]);
  return anyLeaf(isWanted);
}

function modTest(operand: Value): Predicate {
  if (!Array.isArray(operand) || operand.length !== 2) throw bad('malformed mod, needs to be an array of two elements');
  const [divisor, remainder] = operand.map((item) => Math.trunc(asNumber(item)));
  if (!Number.isSafeInteger(divisor) || !Number.isSafeInteger(remainder))
    throw bad('malformed mod, divisor and remainder must be numbers');
  if (divisor === 0) throw bad('divisor cannot be 0');
  return (value) => {
    if (typeof value === 'bigint') return value % BigInt(divisor!) === BigInt(remainder!);
    return (
      isNumeric(value) && Number.isFinite(asNumber(value)) && Math.trunc(asNumber(value)) % divisor! === remainder! + 0
    );
  };
}

function allTest(operand: Value, environment: Environment): PathTest | PathTest[] {
  if (!Array.isArray(operand)) throw bad('$all needs an array');
  if (operand.length === 0) return () => false;
  return operand.map((item) => {
    if (isDoc(item) && '$elemMatch' in item)
      return operatorTest('$elemMatch', item.$elemMatch, item, environment) as PathTest;
    if (isOperatorDoc(item)) throw bad('no $ expressions in $all');
    return anyLeaf(item instanceof BSONRegExp ? regexTest(item) : equalTest(item, environment.order));
  });
}

/** An element of an array matches as a document, or as a bare value where the argument has operators. */
export function elementTest(argument: Value, environment = PLAIN): Predicate {
  if (!isDoc(argument)) throw bad('$elemMatch needs an Object');
  const isValueTest = isOperatorDoc(argument) && !['$and', '$or', '$nor', '$expr'].includes(Object.keys(argument)[0]!);
  if (isValueTest) {
    const tests = pathTests(argument, environment);
    return (value) => tests.every((test) => test(value, []));
  }
  const matches = compileFilter(argument, environment);
  return (value) => {
    if (Array.isArray(value)) return matches(Object.fromEntries(value.entries()));
    return isDoc(value) && matches(value);
  };
}

function bitsTest(operator: string, operand: Value): Predicate {
  const mask = bitMask(operand);
  return (value) => {
    const bits = value instanceof Binary ? bitMask(value) : integerOf(value);
    if (bits === undefined) return false;
    const common = bits & mask;
    if (operator === '$bitsAllSet') return common === mask;
    if (operator === '$bitsAllClear') return common === 0n;
    return operator === '$bitsAnySet' ? common !== 0n : common !== mask;
  };
}

const integerOf = (value: Value): bigint | undefined => {
  if (typeof value === 'bigint') return value;
  return isNumeric(value) && Number.isInteger(asNumber(value)) ? BigInt(asNumber(value)) : undefined;
};

function bitMask(operand: Value): bigint {
  if (Array.isArray(operand)) return operand.reduce<bigint>((mask, bit) => mask | (1n << BigInt(asNumber(bit))), 0n);
  if (operand instanceof Binary)
    return operand.value().reduceRight<bigint>((mask, byte) => (mask << 8n) | BigInt(byte), 0n);
  const mask = integerOf(operand);
  if (mask === undefined || mask < 0n)
    throw bad('bit positions must be a non-negative integer, an array or binary data');
  return mask;
}
