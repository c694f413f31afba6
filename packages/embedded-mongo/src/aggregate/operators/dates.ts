import { ObjectId } from 'bson';
import { asNumber, isNullish, isNumeric, type Doc, type Value } from '../../bson/values.ts';
import { MongoError, unsupported } from '../../errors.ts';

function dateOf(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new MongoError('TypeMismatch', "can't convert from this BSON type to Date");
}

/** The same moment with its UTC fields showing local time. Only fixed offsets are offered. */
function shift(date: Date, timezone: Value, sign = 1): Date {
  if (timezone === undefined || timezone === 'UTC' || timezone === 'GMT' || timezone === 'Z') return date;
  const [, direction, hours, minutes = '0'] =
    (typeof timezone === 'string' && /^([+-])(\d{2}):?(\d{2})?$/.exec(timezone)) || [];
  if (!direction) throw unsupported(`the timezone ${String(timezone)}`);
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (direction === '-' ? -1 : 1);
  return new Date(date.getTime() + offset * sign);
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;

const PARTS: Record<string, (date: Date) => number> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $dayOfWeek: (date) => date.getUTCDay() + 1,
  $dayOfYear: dayOfYear,
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
};

const FORMATS: Record<string, (date: Date) => string> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1),
  d: (date) => pad(date.getUTCDate()),
  H: (date) => pad(date.getUTCHours()),
  M: (date) => pad(date.getUTCMinutes()),
  S: (date) => pad(date.getUTCSeconds()),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  '%': () => '%',
};

function dateToString({ date, format, timezone, onNull }: Doc): Value {
  if (isNullish(date)) return onNull ?? null;
  const local = shift(dateOf(date), timezone);
  const suffix = timezone === undefined ? 'Z' : '';
  return String(format ?? `%Y-%m-%dT%H:%M:%S.%L${suffix}`).replace(/%(.)/g, (_match, letter: string) => {
    const show = FORMATS[letter];
    if (!show) throw unsupported(`the date format %${letter}`);
    return show(local);
  });
}

const UNIT_MS: Record<string, number> = {
  millisecond: 1,
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const UNIT_MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

const add =
  (sign: number) =>
  ({ startDate, unit, amount, timezone }: Doc): Value => {
    if (isNullish(startDate) || isNullish(unit) || isNullish(amount)) return null;
    const count = (isNumeric(amount) ? asNumber(amount) : NaN) * sign;
    if (!Number.isInteger(count)) throw new MongoError('BadValue', '$dateAdd requires a whole amount');
    const date = dateOf(startDate);
    const ms = UNIT_MS[String(unit)];
    if (ms) return new Date(date.getTime() + count * ms);
    const months = UNIT_MONTHS[String(unit)];
    if (!months) throw new MongoError('BadValue', `unknown time unit value: ${String(unit)}`);
    const local = shift(date, timezone);
    const moved = new Date(local);
    moved.setUTCDate(1);
    moved.setUTCMonth(local.getUTCMonth() + count * months);
    const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
    moved.setUTCDate(Math.min(local.getUTCDate(), lastDay));
    return shift(moved, timezone, -1);
  };

function truncate({ date, unit, binSize = 1, timezone }: Doc): Value {
  if (isNullish(date) || isNullish(unit)) return null;
  if (binSize !== 1 || unit === 'week' || unit === 'quarter')
    throw unsupported('$dateTrunc with a bin size, weeks or quarters');
  const local = shift(dateOf(date), timezone);
  const ms = UNIT_MS[String(unit)];
  if (ms) return shift(new Date(Math.floor(local.getTime() / ms) * ms), timezone, -1);
  if (unit !== 'month' && unit !== 'year') throw new MongoError('BadValue', `unknown time unit value: ${String(unit)}`);
  return shift(new Date(Date.UTC(local.getUTCFullYear(), unit === 'year' ? 0 : local.getUTCMonth(), 1)), timezone, -1);
}

function difference({ startDate, endDate, unit, timezone }: Doc): Value {
  if (isNullish(startDate) || isNullish(endDate) || isNullish(unit)) return null;
  if (unit === 'week' || unit === 'quarter') throw unsupported('$dateDiff in weeks or quarters');
  const [start, end] = [startDate, endDate].map((date) => truncate({ date, unit, timezone }) as Date) as [Date, Date];
  const ms = UNIT_MS[String(unit)];
  if (ms) return BigInt((end.getTime() - start.getTime()) / ms);
  const [from, to] = [start, end]
    .map((date) => shift(date, timezone))
    .map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth()) as [number, number];
  return BigInt(Math.trunc((to - from) / UNIT_MONTHS[String(unit)]!));
}

const partOf = (part: (date: Date) => number, date: Value, timezone?: Value): Value =>
  isNullish(date) ? null : part(shift(dateOf(date), timezone));

/** Date operators by position of their argument, and by its name. */
export const DATES = {
  positional: Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [
      name,
      [([date]: Value[]): Value => partOf(part, date), 1, 1] as const,
    ]),
  ),
  named: {
    ...Object.fromEntries(
      Object.entries(PARTS).map(([name, part]) => [
        name,
        ({ date, timezone }: Doc): Value => partOf(part, date, timezone),
      ]),
    ),
    $dateToString: dateToString,
    $dateAdd: add(1),
    $dateSubtract: add(-1),
    $dateTrunc: truncate,
    $dateDiff: difference,
  } as Record<string, (args: Doc) => Value>,
};
