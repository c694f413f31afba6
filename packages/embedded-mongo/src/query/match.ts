import { BSONRegExp } from 'bson';
import { areEqual, compareValues, toIdentity, RANK, getRank } from '../bson/keys.ts';
import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { someLeaf } from './paths.ts';
import { compileRegex } from './regex.ts';

export type Matcher = (doc: Doc) => boolean;
type Predicate = (value: Value) => boolean;
type PathTest = (value: Value, path: readonly string[]) => boolean;

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/**
 * Compiles a filter. Throws BadValue for filters that MongoDB calls malformed, and refuses operators that this server
 * lacks.
 */
export function compileFilter(filter: Value): Matcher {
  if (!isDoc(filter)) throw new MongoError('TypeMismatch', 'filter must be an object');
  const tests = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$') ? compileTopLevel(name, operand) : compilePath(name, operand),
  );
  if (tests.length === 1) return tests[0]!;
  return (doc) => tests.every((test) => test(doc));
}

function compileTopLevel(name: string, operand: Value): Matcher {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      if (!Array.isArray(operand) || operand.length === 0) throw bad(`${name} argument must be a non-empty array`);
      const branches = operand.map((branch) => compileFilter(branch));
      if (name === '$and') return (doc) => branches.every((branch) => branch(doc));
      const expected = name === '$or';
      return (doc) => branches.some((branch) => branch(doc)) === expected;
    }
    case '$comment':
      return () => true;
    case '$expr':
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

function compilePath(name: string, operand: Value): Matcher {
  const path = name.split('.');
  const tests = pathTests(operand);
  if (tests.length === 1) {
    const [test] = tests;
    return (doc) => test!(doc, path);
  }
  return (doc) => tests.every((test) => test(doc, path));
}

function pathTests(operand: Value): PathTest[] {
  if (operand instanceof BSONRegExp) return [anyLeaf(regexTest(operand))];
  if (!isOperatorDoc(operand)) return [anyLeaf(equalTest(operand))];
  return Object.entries(operand).flatMap(([operator, argument]) => operatorTest(operator, argument, operand));
}

/**
 * Returns a test that passes if the value passes. It also passes if an element of an array passes, unless a position in
 * the path led to the array.
 */
const anyLeaf =
  (test: Predicate): PathTest =>
  (value, path) =>
    someLeaf(
      value,
      path,
      (leaf, isAtPosition) => test(leaf) || (!isAtPosition && Array.isArray(leaf) && leaf.some(test)),
    );

const not =
  (tests: readonly PathTest[]): PathTest =>
  (value, path) =>
    !tests.every((test) => test(value, path));

/** Operators of MongoDB that this server does not offer. */
const KNOWN_ELSEWHERE = new Set(
  '$all $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $elemMatch $geoIntersects $geoWithin $mod $near $nearSphere $size $type'.split(
    ' ',
  ),
);

function operatorTest(operator: string, argument: Value, siblings: Doc): PathTest | PathTest[] {
  switch (operator) {
    case '$eq':
      return anyLeaf(equalTest(argument));
    case '$ne':
      if (argument instanceof BSONRegExp) throw bad("Can't have regex as arg to $ne.");
      return not([anyLeaf(equalTest(argument))]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyLeaf(orderTest(operator, argument));
    case '$in':
      return anyLeaf(inTest(argument, '$in'));
    case '$nin':
      return not([anyLeaf(inTest(argument, '$nin'))]);
    case '$exists': {
      const exists: PathTest = (value, path) => someLeaf(value, path, (leaf) => leaf !== undefined);
      return isTruthy(argument) ? exists : not([exists]);
    }
    case '$not':
      if (!(argument instanceof BSONRegExp) && !isOperatorDoc(argument)) throw bad('$not needs a regex or a document');
      return not(pathTests(argument));
    case '$regex':
      return anyLeaf(regexTest(argument, siblings.$options));
    case '$options':
      if (siblings.$regex === undefined) throw bad('$options needs a $regex');
      return [];
    case '$comment':
      return [];
    default:
      throw KNOWN_ELSEWHERE.has(operator) ? unsupported(operator) : bad(`unknown operator: ${operator}`);
  }
}

function equalTest(operand: Value): Predicate {
  if (typeof operand === 'boolean' || typeof operand === 'string') return (value) => value === operand;
  if (operand === null) return (value) => value === null || value === undefined;
  return (value) => value !== undefined && areEqual(value, operand);
}

function orderTest(operator: string, operand: Value): Predicate {
  if (operand instanceof BSONRegExp) throw bad(`Can't have RegEx as arg to predicate over field.`);
  const rank = getRank(operand);
  const isGreater = operator.startsWith('$gt');
  const orEqual = operator.endsWith('e');
  const isNaNOperand = isNumeric(operand) && Number.isNaN(asNumber(operand));
  return (value) => {
    if (getRank(value) !== rank) return false;
    // NaN equals itself, and is neither more nor less than a number.
    if (rank === RANK.number && (isNaNOperand || Number.isNaN(asNumber(value)))) {
      return orEqual && isNaNOperand && Number.isNaN(asNumber(value));
    }
    const order = compareValues(value, operand);
    return order === 0 ? orEqual : order > 0 === isGreater;
  };
}

function inTest(operand: Value, operator: string): Predicate {
  if (!Array.isArray(operand)) throw bad(`${operator} needs an array`);
  if (operand.some(isOperatorDoc)) throw bad(`cannot nest $ under ${operator}`);
  const patterns = operand.filter((item) => item instanceof BSONRegExp).map((item) => regexTest(item));
  const identities = new Set(operand.map((item) => toIdentity(item)));
  const hasNull = operand.includes(null);
  return (value) =>
    value === undefined ? hasNull : identities.has(toIdentity(value)) || patterns.some((pattern) => pattern(value));
}

function regexTest(operand: Value, options?: Value): Predicate {
  if (options !== undefined && typeof options !== 'string') throw bad('$options has to be a string');
  const source = operand instanceof BSONRegExp ? operand : new BSONRegExp(String(operand), '');
  if (!(operand instanceof BSONRegExp) && typeof operand !== 'string') throw bad('$regex has to be a string');
  const regex = compileRegex(source.pattern, options ?? source.options);
  return (value) =>
    typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && areEqual(value, source);
}

/** Returns a test of an array's elements by operators, such as `$pull` uses. */
export function elementTest(conditions: Doc): Predicate {
  const tests = pathTests(conditions);
  return (value) => tests.every((test) => test(value, []));
}
