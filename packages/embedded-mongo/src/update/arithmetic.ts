import { Decimal128, Double } from 'bson';
import { asNumber, isInt32, isNumeric, toDouble, type Numeric, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

const INT64_MAX = 2n ** 63n - 1n;

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value));

/** Adds or multiplies with MongoDB's types: int grows into long, a double makes a double, overflow is refused. */
export function calculate(operator: '$inc' | '$mul', current: Value, argument: Value): Value {
  if (!isNumeric(argument))
    throw new MongoError(
      'TypeMismatch',
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument`,
    );
  if (current === undefined) return operator === '$inc' ? argument : zeroLike(argument);
  if (!isNumeric(current))
    throw new MongoError('TypeMismatch', `Cannot apply ${operator} to a value of non-numeric type`);
  if (current instanceof Decimal128 || argument instanceof Decimal128)
    return calculateDecimal(operator, current, argument);
  if (isDouble(current) || isDouble(argument)) {
    const [left, right] = [asNumber(current), asNumber(argument)];
    return toDouble(operator === '$inc' ? left + right : left * right);
  }
  const [left, right] = [BigInt(current as number), BigInt(argument as number)];
  const result = operator === '$inc' ? left + right : left * right;
  if (result > INT64_MAX || result < -INT64_MAX - 1n)
    throw new MongoError('BadValue', `Failed to apply ${operator} operations to current value: integer overflow`);
  const isLong = typeof current === 'bigint' || typeof argument === 'bigint' || !isInt32(Number(result));
  return isLong ? result : Number(result);
}

function zeroLike(argument: Numeric): Value {
  if (argument instanceof Decimal128) return Decimal128.fromString('0');
  if (typeof argument === 'bigint') return 0n;
  return isDouble(argument) ? new Double(0) : 0;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/;

/** Exact while the result fits 34 digits, rounded half to even beyond; NaN and infinities are refused. */
function calculateDecimal(operator: '$inc' | '$mul', left: Numeric, right: Numeric): Decimal128 {
  const [one, other] = [left, right].map((value) => {
    const text =
      value instanceof Decimal128 || typeof value === 'bigint'
        ? value.toString()
        : Number(asNumber(value).toPrecision(15)).toExponential().replace('e', 'E');
    const match = DECIMAL.exec(text);
    if (!match) throw new MongoError('BadValue', `${operator} with a Decimal128 needs finite numbers`);
    const [, sign, whole, fraction = '', exponent = '0'] = match;
    return { digits: BigInt(`${sign}${whole}${fraction}`), scale: Number(exponent) - fraction.length };
  });
  const scale = operator === '$mul' ? one!.scale + other!.scale : Math.min(one!.scale, other!.scale);
  const digits =
    operator === '$mul'
      ? one!.digits * other!.digits
      : one!.digits * 10n ** BigInt(one!.scale - scale) + other!.digits * 10n ** BigInt(other!.scale - scale);
  return Decimal128.fromStringWithRounding(`${digits}E${scale}`);
}
