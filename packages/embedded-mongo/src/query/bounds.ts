import { BSONRegExp } from 'bson';
import { EMPTY_ARRAY, encodeKey, RANK, getRank, type KeyValue } from '../bson/keys.ts';
import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import type { KeyRange } from '../storage/reader.ts';
import { isOperatorDoc } from './match.ts';
import { isIndex } from './paths.ts';
import { literalPrefix } from './regex.ts';

/** Encoded bounds of one index component. Each bound includes every key that begins with it. */
export interface Interval {
  low: Buffer;
  lowOpen: boolean;
  high: Buffer;
  highOpen: boolean;
  /** Whether it holds one complete value, so that further components may follow it. */
  isPoint: boolean;
}
/** Union of intervals that contains every match of the condition. */
type Constraint = Interval[];
export type Constraints = Map<string, Constraint[]>;

export const EVERYTHING: Interval = {
  low: Buffer.alloc(0),
  lowOpen: false,
  high: Buffer.alloc(0),
  highOpen: false,
  isPoint: false,
};
const ABOVE_ALL = Buffer.from([0xff]);

const point = (value: KeyValue): Interval => {
  const key = encodeKey([value]);
  return { low: key, lowOpen: false, high: key, highOpen: false, isPoint: true };
};
const prefix = (key: Buffer): Interval => ({ low: key, lowOpen: false, high: key, highOpen: false, isPoint: false });

/** Collects the constraints for index bounds, for every path of the filter. Omits conditions that it can't convert. */
export function getConstraints(filter: Doc, into: Constraints = new Map()): Constraints {
  const add = (path: string, constraint: Constraint): void => {
    if (path.split('.').some(isIndex)) return;
    into.set(path, [...(into.get(path) ?? []), constraint]);
  };
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const branch of operand) if (isDoc(branch)) getConstraints(branch, into);
    }
    if (name.startsWith('$')) continue;
    if (!isOperatorDoc(operand)) add(name, equalTo(operand));
    else
      for (const [operator, argument] of Object.entries(operand)) {
        const constraint = constrain(operator, argument, operand);
        if (constraint) add(name, constraint);
      }
  }
  return into;
}

function equalTo(operand: Value): Constraint {
  if (operand instanceof BSONRegExp) return matching(operand);
  if (!Array.isArray(operand)) return [point(operand)];
  return [point(operand.length > 0 ? operand[0] : EMPTY_ARRAY), point(operand)];
}

function matching(regex: BSONRegExp): Constraint {
  const literal = literalPrefix(regex);
  const key = encodeKey([literal]);
  return [prefix(literal === '' ? Buffer.from([RANK.string]) : key.subarray(0, -2)), point(regex)];
}

function constrain(operator: string, argument: Value, siblings: Doc): Constraint | undefined {
  switch (operator) {
    case '$eq':
      return equalTo(argument);
    case '$in':
      return Array.isArray(argument) ? argument.flatMap(equalTo) : undefined;
    case '$exists':
      return isTruthy(argument) ? [EVERYTHING] : undefined;
    case '$regex':
      if (argument instanceof BSONRegExp)
        return matching(
          siblings.$options === undefined ? argument : new BSONRegExp(argument.pattern, String(siblings.$options)),
        );
      return matching(new BSONRegExp(String(argument), String(siblings.$options ?? '')));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      const rank = getRank(argument);
      if (rank === RANK.array) return undefined;
      const bracket = Buffer.from([rank]);
      const key = encodeKey([argument]);
      const open = operator.length === 3;
      if (operator.startsWith('$g'))
        return [{ low: key, lowOpen: open && rank !== RANK.null, high: bracket, highOpen: false, isPoint: false }];
      // NaN comes first in the order, but is not less than any number.
      const isBelowNumber = rank === RANK.number && !isNaN(argument);
      const start = isBelowNumber ? { low: encodeKey([NaN]), lowOpen: true } : { low: bracket, lowOpen: false };
      return [{ ...start, high: key, highOpen: open && rank !== RANK.null, isPoint: false }];
    }
    default:
      return undefined;
  }
}

const EXACT_RANKS = new Set<number>([
  RANK.number,
  RANK.string,
  RANK.binary,
  RANK.objectId,
  RANK.boolean,
  RANK.date,
  RANK.timestamp,
]);

/** Returns whether the intervals of all conditions contain only matches of the filter, except for arrays. */
export function isSaidByBounds(filter: Doc): boolean {
  const isExact = (value: Value): boolean => EXACT_RANKS.has(getRank(value)) && !isNaN(value);
  /** Indexes store null for missing values, and both equal null. */
  const isExactlyEqual = (value: Value): boolean => value === null || isExact(value);
  return Object.entries(filter).every(([name, operand]) => {
    if (name === '$and' && Array.isArray(operand)) return operand.every((part) => isDoc(part) && isSaidByBounds(part));
    if (name.startsWith('$') || name.split('.').some(isIndex)) return false;
    if (!isOperatorDoc(operand)) return isExactlyEqual(operand);
    return Object.entries(operand).every(([operator, argument]) =>
      operator === '$in'
        ? Array.isArray(argument) && argument.every(isExactlyEqual)
        : operator === '$eq'
          ? isExactlyEqual(argument)
          : ['$gt', '$gte', '$lt', '$lte'].includes(operator) && isExact(argument),
    );
  });
}

const isNaN = (value: Value): boolean => isNumeric(value) && Number.isNaN(asNumber(value));

/** Returns the least byte string above every string that begins with the prefix. */
function after(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  if (end === 0) return ABOVE_ALL;
  const next = Buffer.from(bytes.subarray(0, end));
  next[end - 1]!++;
  return next;
}

const getStart = ({ low, lowOpen }: Interval): Buffer => (lowOpen ? after(low) : low);
const getEnd = ({ high, highOpen }: Interval): Buffer => (highOpen ? high : after(high));
const isEmpty = (interval: Interval): boolean => Buffer.compare(getStart(interval), getEnd(interval)) >= 0;

export function intersect(left: Constraint, right: Constraint): Constraint {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const { low, lowOpen } = Buffer.compare(getStart(one), getStart(other)) >= 0 ? one : other;
      const { high, highOpen } = Buffer.compare(getEnd(one), getEnd(other)) <= 0 ? one : other;
      const both = { low, lowOpen, high, highOpen, isPoint: one.isPoint || other.isPoint };
      return isEmpty(both) ? [] : [both];
    }),
  );
}

/** Sorts intervals and merges overlapping ones, so that no key is visited twice. */
export function normalise(intervals: Constraint): Constraint {
  const sorted = intervals
    .filter((interval) => !isEmpty(interval))
    .sort((one, other) => Buffer.compare(getStart(one), getStart(other)));
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && Buffer.compare(getStart(interval), getEnd(last)) < 0) {
      if (Buffer.compare(getEnd(interval), getEnd(last)) > 0)
        merged[merged.length - 1] = { ...last, high: interval.high, highOpen: interval.highOpen };
    } else {
      merged.push(interval);
    }
  }
  return merged;
}

const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff));

/** Returns the bytes of an equality component as the index stores them. */
export const pointBytes = ({ low }: Interval, direction: number): Buffer => (direction < 0 ? invert(low) : low);

/** Returns the range of stored keys that begin with `lead` and continue within the interval. */
export function toKeyRange(lead: Buffer, interval: Interval, direction: number): KeyRange {
  const turned =
    direction < 0
      ? {
          low: invert(interval.high),
          lowOpen: interval.highOpen,
          high: invert(interval.low),
          highOpen: interval.lowOpen,
        }
      : interval;
  const low = Buffer.concat([lead, turned.low]);
  const high = Buffer.concat([lead, turned.high]);
  return { low: turned.lowOpen ? after(low) : low, high: turned.highOpen ? high : after(high) };
}
