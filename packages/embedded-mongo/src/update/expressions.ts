import { ObjectId } from 'bson';
import { toIdentity } from '../bson/keys.ts';
import { asNumber, isDoc, isInt32, isNullish, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { add, negate } from './arithmetic.ts';

/** Variables of an expression: the document, and the element of `$filter` by its name. */
interface Scope {
  root: Doc;
  variables: Doc;
}
type Expression = (scope: Scope) => Value;
/** An operator: its function of the evaluated arguments, and their minimum and maximum number. */
type Operator = readonly [run: (args: Value[]) => Value, least: number, most: number];

const OPERATORS: Record<string, Operator> = {
  $add: [addAll, 0, Infinity],
  $subtract: [([left, right]) => subtract(left, right), 2, 2],
  $not: [([value]) => !isTruthy(value), 1, 1],
  $in: [([value, list]) => isIn(value, list), 2, 2],
  $ifNull: [(args) => args.slice(0, -1).find((value) => !isNullish(value)) ?? args.at(-1), 2, Infinity],
  $concatArrays: [concatArrays, 0, Infinity],
  $toDate: [([value]) => toDate(value), 1, 1],
};

/** Compiles an expression of a pipeline update into a function of the document. `undefined` means a missing value. */
export function compileExpression(expression: Value): (doc: Doc) => Value {
  const evaluate = compile(expression);
  return (root) => evaluate({ root, variables: {} });
}

function compile(expression: Value): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compile);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const names = Object.keys(expression);
  if (names[0]?.startsWith('$')) {
    if (names.length > 1) throw new MongoError('FailedToParse', 'an expression object must have exactly one operator');
    return compileOperator(names[0], expression[names[0]]);
  }
  const fields = Object.entries(expression).map(([name, value]) => [name, compile(value)] as const);
  return (scope) => {
    const values = fields.map(([name, evaluate]) => [name, evaluate(scope)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

function compilePath(text: string): Expression {
  const isVariable = text.startsWith('$$');
  const [first, ...path] = text.slice(isVariable ? 2 : 1).split('.');
  if (!first || path.includes('')) throw new MongoError('FailedToParse', `'${text}' is not a valid field path`);
  if (!isVariable) return ({ root }) => follow(root, [first, ...path]);
  if (/^[A-Z]/.test(first)) throw unsupported(`the variable $$${first}`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, first)) throw new MongoError('Location17276', `Use of undefined variable: ${first}`);
    return follow(variables[first], path);
  };
}

/** Returns the value at a path. Through an array, it is the list of the values in its documents. */
function follow(value: Value, path: readonly string[]): Value {
  for (const [at, part] of path.entries()) {
    if (Array.isArray(value)) {
      const rest = path.slice(at);
      return value.flatMap((element) => {
        const found = isDoc(element) || Array.isArray(element) ? follow(element, rest) : undefined;
        return found === undefined ? [] : [found];
      });
    }
    value = isDoc(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

function compileOperator(name: string, argument: Value): Expression {
  if (name === '$literal') return () => argument;
  if (name === '$filter') return compileFilterOperator(argument);
  const known = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (!known) throw unsupported(`the expression ${name}`);
  const [run, least, most] = known;
  const args = (Array.isArray(argument) ? argument : [argument]).map(compile);
  if (args.length < least || args.length > most)
    throw new MongoError('Location16020', `Expression ${name} takes another number of arguments than ${args.length}`);
  return (scope) => run(args.map((arg) => arg(scope)));
}

function compileFilterOperator(argument: Value): Expression {
  const { input, cond, as = 'this', ...rest } = isDoc(argument) ? argument : {};
  if (input === undefined || cond === undefined || typeof as !== 'string')
    throw new MongoError('FailedToParse', "$filter needs 'input' and 'cond'");
  if (Object.keys(rest).length > 0) throw unsupported(`$filter's ${Object.keys(rest).join()}`);
  const [list, condition] = [compile(input), compile(cond)];
  return (scope) => {
    const elements = list(scope);
    if (isNullish(elements)) return null;
    if (!Array.isArray(elements)) throw new MongoError('BadValue', 'input to $filter must be an array');
    return elements.filter((element) =>
      isTruthy(condition({ ...scope, variables: { ...scope.variables, [as]: element } })),
    );
  };
}

function addAll(args: Value[]): Value {
  if (args.some(isNullish)) return null;
  const dates = args.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new MongoError('BadValue', 'only one date allowed in an $add expression');
  const sum = args.filter((value) => !(value instanceof Date)).reduce<Value>(add, 0);
  return dates[0] ? new Date(dates[0].getTime() + Math.round(asNumber(sum))) : sum;
}

function subtract(left: Value, right: Value): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date && right instanceof Date) return BigInt(left.getTime() - right.getTime());
  if (!isNumeric(right)) throw new MongoError('TypeMismatch', "can't $subtract this from that");
  if (left instanceof Date) return new Date(left.getTime() - Math.round(asNumber(right)));
  return add(left, negate(right));
}

function isIn(value: Value, list: Value): Value {
  if (!Array.isArray(list)) throw new MongoError('Location40081', '$in requires an array as a second argument');
  // Unlike in a filter, a missing value is not null.
  return value !== undefined && list.some((item) => toIdentity(item) === toIdentity(value));
}

function concatArrays(args: Value[]): Value {
  if (args.some(isNullish)) return null;
  if (!args.every((value) => Array.isArray(value)))
    throw new MongoError('Location28664', '$concatArrays only supports arrays');
  return args.flat();
}

function toDate(value: Value): Value {
  if (isNullish(value)) return null;
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  // MongoDB refuses an int, which could only express a moment in January 1970.
  const isInt = typeof value === 'number' && isInt32(value);
  if (isNumeric(value) && !isInt) return new Date(Math.trunc(asNumber(value)));
  if (typeof value === 'string') throw unsupported('$toDate of a string');
  throw new MongoError('ConversionFailure', 'Unsupported conversion to date in $convert with no onError value');
}
