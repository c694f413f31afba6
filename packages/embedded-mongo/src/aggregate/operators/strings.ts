import { BSONRegExp } from 'bson';
import { asNumber, isNullish, isNumeric, type Value } from '../../bson/values.ts';
import { MongoError } from '../../errors.ts';
import { compileRegex } from '../../query/regex.ts';
import { toText } from './conversions.ts';

function text(value: Value, operator: string): string {
  if (typeof value !== 'string') throw new MongoError('BadValue', `${operator} requires a string`);
  return value;
}

const ASCII = /[a-zA-Z]+/g;

function substring([value, from, count]: Value[]): Value {
  const points = [...(isNullish(value) ? '' : String(toText(value)))];
  const [start, length] = [from, count].map((item) => (isNumeric(item) ? asNumber(item) : NaN)) as [number, number];
  if (!(start >= 0) || !(length >= 0))
    throw new MongoError('BadValue', '$substrCP needs a start and a count of at least 0');
  return points.slice(start, start + length).join('');
}

const WHITESPACE = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

const trim =
  (atStart: boolean, atEnd: boolean) =>
  ([input, chars]: Value[]): Value => {
    if (isNullish(input) || chars === null) return null;
    const points = [...text(input, '$trim')];
    const cut = new Set(chars === undefined ? WHITESPACE : text(chars, '$trim'));
    let [from, to] = [0, points.length];
    while (atStart && from < to && cut.has(points[from]!)) from++;
    while (atEnd && to > from && cut.has(points[to - 1]!)) to--;
    return points.slice(from, to).join('');
  };

const replace =
  (all: boolean) =>
  (args: Value[]): Value => {
    if (args.some(isNullish)) return null;
    const [input, find, replacement] = args.map((value) => text(value, '$replaceAll')) as [string, string, string];
    return all ? input.split(find).join(replacement) : input.replace(find, () => replacement);
  };

function regexMatch([input, regex, options]: Value[]): Value {
  if (isNullish(input) || isNullish(regex)) return false;
  const { pattern, options: own } =
    regex instanceof BSONRegExp ? regex : { pattern: text(regex, '$regexMatch'), options: '' };
  return compileRegex(pattern, typeof options === 'string' ? options : own).test(text(input, '$regexMatch'));
}

function indexOf([value, part, from = 0]: Value[]): Value {
  if (isNullish(value)) return null;
  const points = [...text(value, '$indexOfCP')];
  const wanted = [...text(part, '$indexOfCP')];
  const start = asNumber(from);
  return points.findIndex(
    (_point, at) => at >= start && wanted.every((point, offset) => points[at + offset] === point),
  );
}

export const STRINGS = {
  $concat: [
    (args: Value[]): Value => (args.some(isNullish) ? null : args.map((value) => text(value, '$concat')).join('')),
    0,
    Infinity,
  ],
  $toLower: [
    ([value]: Value[]): Value =>
      isNullish(value) ? '' : String(toText(value)).replace(ASCII, (run) => run.toLowerCase()),
    1,
    1,
  ],
  $toUpper: [
    ([value]: Value[]): Value =>
      isNullish(value) ? '' : String(toText(value)).replace(ASCII, (run) => run.toUpperCase()),
    1,
    1,
  ],
  $strLenCP: [([value]: Value[]): Value => [...text(value, '$strLenCP')].length, 1, 1],
  $substrCP: [substring, 3, 3],
  $split: [
    ([value, by]: Value[]): Value =>
      isNullish(value) || isNullish(by) ? null : text(value, '$split').split(text(by, '$split')),
    2,
    2,
  ],
  $indexOfCP: [indexOf, 2, 3],
  $trim: [trim(true, true), 1, 2],
  $ltrim: [trim(true, false), 1, 2],
  $rtrim: [trim(false, true), 1, 2],
  $replaceOne: [replace(false), 3, 3],
  $replaceAll: [replace(true), 3, 3],
  $regexMatch: [regexMatch, 2, 3],
} as const;
