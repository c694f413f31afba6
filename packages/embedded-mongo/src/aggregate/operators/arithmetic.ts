import { Decimal128, Double } from 'bson';
import { asNumber, isInt32, isNullish, isNumeric, toDouble, type Numeric, type Value } from '../../bson/values.ts';
import { MongoError, unsupported } from '../../errors.ts';
import { calculate } from '../../update/arithmetic.ts';

function numeric(value: Value, operator: string): Numeric {
  if (!isNumeric(value)) throw new MongoError('TypeMismatch', `${operator} only supports numeric types`);
  if (value instanceof Decimal128) throw unsupported(`${operator} with a Decimal128`);
  return value;
}

/** Null in, null out; otherwise the operator over numbers. */
const overNumbers =
  (operator: string, calculateFrom: (numbers: Numeric[]) => Value) =>
  (args: Value[]): Value =>
    args.some(isNullish) ? null : calculateFrom(args.map((value) => numeric(value, operator)));

const doubles = (operator: string, calculateFrom: (...numbers: number[]) => number, count = 1) =>
  [overNumbers(operator, (numbers) => toDouble(calculateFrom(...numbers.map(asNumber)))), count, count] as const;

const isWhole = (value: Numeric): value is number | bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value));

/** Whole numbers stay as they are, doubles stay doubles. */
const rounded = (operator: string, round: (value: number) => number) =>
  [overNumbers(operator, ([value]) => (isWhole(value!) ? value : toDouble(round(asNumber(value))))), 1, 1] as const;

function add(args: Value[]): Value {
  if (args.some(isNullish)) return null;
  const dates = args.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new MongoError('BadValue', 'only one date allowed in an $add expression');
  const sum = args
    .filter((value) => !(value instanceof Date))
    .reduce<Value>((total, value) => calculate('$inc', total, value), 0);
  return dates[0] ? new Date(dates[0].getTime() + Math.round(asNumber(sum))) : sum;
}

function subtract([left, right]: Value[]): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date)
    return right instanceof Date
      ? BigInt(left.getTime() - right.getTime())
      : new Date(left.getTime() - Math.round(asNumber(numeric(right, '$subtract'))));
  return calculate('$inc', numeric(left, '$subtract'), negate(numeric(right, '$subtract')));
}

const negate = (value: Numeric): Value =>
  typeof value === 'bigint'
    ? -value
    : value instanceof Double
      ? new Double(-value.value)
      : typeof value === 'number' && value === 0
        ? value
        : -(value as number);

function divide([left, right]: Numeric[]): Value {
  if (asNumber(right) === 0) throw new MongoError('BadValue', "can't $divide by zero");
  return toDouble(asNumber(left) / asNumber(right));
}

function modulo([left, right]: Numeric[]): Value {
  if (asNumber(right) === 0) throw new MongoError('BadValue', "can't $mod by zero");
  if (!isWhole(left!) || !isWhole(right!)) return toDouble(asNumber(left) % asNumber(right));
  const rest = BigInt(left) % BigInt(right);
  return typeof left === 'bigint' || typeof right === 'bigint' ? rest : Number(rest);
}

export const ARITHMETIC = {
  $add: [add, 0, Infinity],
  $subtract: [subtract, 2, 2],
  $multiply: [
    overNumbers('$multiply', (numbers) =>
      numbers.reduce<Value>((product, value) => calculate('$mul', product, value), 1),
    ),
    0,
    Infinity,
  ],
  $divide: [overNumbers('$divide', divide), 2, 2],
  $mod: [overNumbers('$mod', modulo), 2, 2],
  $abs: [overNumbers('$abs', ([value]) => (asNumber(value) < 0 ? calculate('$mul', value, -1) : value)), 1, 1],
  $ceil: rounded('$ceil', Math.ceil),
  $floor: rounded('$floor', Math.floor),
  $sqrt: doubles('$sqrt', Math.sqrt),
  $exp: doubles('$exp', Math.exp),
  $ln: doubles('$ln', Math.log),
  $log10: doubles('$log10', Math.log10),
  $rand: [() => toDouble(Math.random()), 0, 0],
} as const;
