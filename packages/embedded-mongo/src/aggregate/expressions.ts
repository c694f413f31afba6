import { SIMPLE, type Order } from '../bson/collation.ts';
import { isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { ARITHMETIC } from './operators/arithmetic.ts';
import { ARRAYS, foldArray, filterArray, mapArray } from './operators/arrays.ts';
import { CONVERSIONS } from './operators/conversions.ts';
import { DATES } from './operators/dates.ts';
import { LOGIC } from './operators/logic.ts';
import { STRINGS } from './operators/strings.ts';

/** What the filters and expressions of one command share. */
export interface Environment {
  variables: Doc;
  order: Order;
}
export const PLAIN: Environment = { variables: {}, order: SIMPLE };

/** What an expression sees; `undefined` is a missing value. */
interface Scope extends Environment {
  root: Doc;
}
type Expression = (scope: Scope) => Value;
/** An operator over its evaluated arguments; one that is not given a list has a single argument. */
type Operator = (args: Value[], order: Order) => Value;

/** Operators by name, each with the least and greatest number of its arguments. */
const OPERATORS = new Map<string, readonly [Operator, number, number]>(
  Object.entries({ ...LOGIC, ...ARITHMETIC, ...ARRAYS, ...STRINGS, ...CONVERSIONS, ...DATES.positional }),
);

const invalid = (message: string): MongoError => new MongoError('InvalidPipelineOperator', message);

/** Compiles an aggregation expression. Throws for an operator that is unknown or not offered. */
export function compileExpression(expression: Value): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const names = Object.keys(expression);
  if (names[0]?.startsWith('$')) {
    if (names.length > 1) throw new MongoError('FailedToParse', 'an expression object must have exactly one operator');
    return compileOperator(names[0], expression[names[0]]);
  }
  const fields = Object.entries(expression).map(([name, value]) => [name, compileExpression(value)] as const);
  return (scope) => {
    const result: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

function compilePath(text: string): Expression {
  const [first, ...path] = text.slice(text.startsWith('$$') ? 2 : 1).split('.');
  if (!first || path.includes('')) throw new MongoError('FailedToParse', `'${text}' is not a valid field path`);
  if (!text.startsWith('$$')) return ({ root }) => follow(root, [first, ...path]);
  if (first === 'ROOT' || first === 'CURRENT') return ({ root }) => follow(root, path);
  if (first === 'REMOVE') return () => undefined;
  if (first === 'NOW') {
    const now = new Date();
    return () => follow(now, path);
  }
  return ({ variables }) => {
    if (!Object.hasOwn(variables, first)) throw new MongoError('Location17276', `Use of undefined variable: ${first}`);
    return follow(variables[first], path);
  };
}

/** The value at a path; through an array it is the list of what its documents have there. */
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

const field = (argument: Value, operator: string, name: string): Expression => {
  if (!isDoc(argument) || argument[name] === undefined)
    throw new MongoError('FailedToParse', `${operator} needs '${name}'`);
  return compileExpression(argument[name]);
};

/** Operators that bind variables or leave arguments alone that are not needed. */
const SPECIAL: Record<string, (argument: Value) => Expression> = {
  $literal: (argument) => () => argument,
  $cond: (argument) => {
    const [condition, yes, no] =
      Array.isArray(argument) && argument.length === 3
        ? argument.map(compileExpression)
        : ['if', 'then', 'else'].map((name) => field(argument, '$cond', name));
    return (scope) => (isTruthy(condition!(scope)) ? yes!(scope) : no!(scope));
  },
  $switch: (argument) => {
    const branches =
      isDoc(argument) && Array.isArray(argument.branches)
        ? argument.branches.map(
            (branch) => [field(branch, '$switch', 'case'), field(branch, '$switch', 'then')] as const,
          )
        : [];
    const fallback = isDoc(argument) && 'default' in argument ? compileExpression(argument.default) : undefined;
    return (scope) => {
      const chosen = branches.find(([condition]) => isTruthy(condition(scope)))?.[1] ?? fallback;
      if (!chosen)
        throw new MongoError(
          'BadValue',
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return chosen(scope);
    };
  },
  $let: (argument) => {
    const variables =
      isDoc(argument) && isDoc(argument.vars)
        ? Object.entries(argument.vars).map(([name, value]) => [name, compileExpression(value)] as const)
        : [];
    const body = field(argument, '$let', 'in');
    return (scope) =>
      body({
        ...scope,
        variables: {
          ...scope.variables,
          ...Object.fromEntries(variables.map(([name, value]) => [name, value(scope)])),
        },
      });
  },
  $filter: (argument) => {
    const [input, condition] = [field(argument, '$filter', 'input'), field(argument, '$filter', 'cond')];
    const { as = 'this', limit } = argument as Doc;
    const most = limit === undefined ? undefined : compileExpression(limit);
    return (scope) =>
      filterArray(input(scope), (element) => isTruthy(condition(bind(scope, as, element))), most?.(scope));
  },
  $map: (argument) => {
    const [input, body] = [field(argument, '$map', 'input'), field(argument, '$map', 'in')];
    const { as = 'this' } = argument as Doc;
    return (scope) => mapArray(input(scope), (element) => body(bind(scope, as, element)));
  },
  $reduce: (argument) => {
    const [input, initial, body] = ['input', 'initialValue', 'in'].map((name) => field(argument, '$reduce', name));
    return (scope) =>
      foldArray(input!(scope), initial!(scope), (value, element) =>
        body!({ ...scope, variables: { ...scope.variables, value, this: element } }),
      );
  },
  $getField: (argument) => {
    const name = isDoc(argument) && 'field' in argument ? argument.field : argument;
    const input =
      isDoc(argument) && 'input' in argument ? compileExpression(argument.input) : ({ root }: Scope) => root;
    if (typeof name !== 'string') throw new MongoError('FailedToParse', '$getField needs a constant field name');
    return (scope) => {
      const value = input(scope);
      return isDoc(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    };
  },
  $setField: (argument) => setField(argument, field(argument, '$setField', 'value')),
  $unsetField: (argument) => setField(argument, () => undefined),
};

function setField(argument: Value, value: Expression): Expression {
  const input = field(argument, '$setField', 'input');
  const name = field(argument, '$setField', 'field')({ ...PLAIN, root: {} });
  if (typeof name !== 'string') throw new MongoError('FailedToParse', '$setField needs a constant field name');
  return (scope) => {
    const doc = input(scope) ?? null;
    if (doc === null) return null;
    if (!isDoc(doc)) throw new MongoError('TypeMismatch', '$setField requires a document as its input');
    const { [name]: _before, ...rest } = doc;
    const after = value(scope);
    return after === undefined ? rest : { ...doc, [name]: after };
  };
}

const bind = (scope: Scope, name: Value, value: Value): Scope => ({
  ...scope,
  variables: { ...scope.variables, [String(name)]: value },
});

function compileOperator(name: string, argument: Value): Expression {
  const special = SPECIAL[name];
  if (special) return special(argument);
  const named = DATES.named[name] ?? STRINGS_NAMED[name];
  if (named && isDoc(argument)) {
    const args = Object.entries(argument).map(([key, value]) => [key, compileExpression(value)] as const);
    return (scope) => named(Object.fromEntries(args.map(([key, value]) => [key, value(scope)])));
  }
  const known = OPERATORS.get(name);
  if (!known)
    throw KNOWN_ELSEWHERE.has(name)
      ? unsupported(`the expression ${name}`)
      : invalid(`Unrecognized expression '${name}'`);
  const [operator, least, most] = known;
  const list = Array.isArray(argument) ? argument : most === 0 && isDoc(argument) ? [] : [argument];
  const args = list.map(compileExpression);
  if (args.length < least || args.length > most)
    throw new MongoError(
      'Location16020',
      `Expression ${name} takes ${least === most ? `exactly ${least}` : `${least} to ${most}`} arguments. ${args.length} were passed in.`,
    );
  return (scope) =>
    operator(
      args.map((arg) => arg(scope)),
      scope.order,
    );
}

const KNOWN_ELSEWHERE = new Set(
  '$accumulator $acos $acosh $asin $asinh $atan $atan2 $atanh $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $convert $cos $cosh $dateFromParts $dateFromString $dateToParts $degreesToRadians $firstN $function $indexOfBytes $isoDayOfWeek $isoWeek $isoWeekYear $lastN $maxN $median $meta $minN $percentile $radiansToDegrees $regexFind $regexFindAll $round $sampleRate $sin $sinh $sortArray $stdDevPop $stdDevSamp $strLenBytes $strcasecmp $tan $tanh $toDecimal $toHashedIndexKey $toUUID $trunc $tsIncrement $tsSecond $week $zip'.split(
    ' ',
  ),
);

const STRINGS_NAMED: Record<string, (args: Doc) => Value> = {
  $trim: ({ input, chars }) => STRINGS.$trim[0]([input, chars]),
  $ltrim: ({ input, chars }) => STRINGS.$ltrim[0]([input, chars]),
  $rtrim: ({ input, chars }) => STRINGS.$rtrim[0]([input, chars]),
  $regexMatch: ({ input, regex, options }) => STRINGS.$regexMatch[0]([input, regex, options]),
  $replaceOne: ({ input, find, replacement }) => STRINGS.$replaceOne[0]([input, find, replacement]),
  $replaceAll: ({ input, find, replacement }) => STRINGS.$replaceAll[0]([input, find, replacement]),
};

/** Compiles an expression into a function of the document; `finish` turns its value into the answer. */
export function evaluateExpression<Result>(
  expression: Value,
  environment: Environment,
  finish: (value: Value) => Result,
): (doc: Doc) => Result {
  const evaluate = compileExpression(expression);
  return (root) => finish(evaluate({ ...environment, root }));
}

/** The environment with the variables of a `let` added, whose values a document gives. */
export function compileLet(definitions: Doc, environment: Environment): (root: Doc) => Environment {
  const compiled = Object.entries(definitions).map(([name, value]) => [name, compileExpression(value)] as const);
  if (compiled.length === 0) return () => environment;
  return (root) => {
    const own = compiled.map(([name, evaluate]) => [name, evaluate({ ...environment, root })]);
    return { ...environment, variables: { ...environment.variables, ...Object.fromEntries(own) } };
  };
}
