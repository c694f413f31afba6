import { describeError, isErrorLike } from './describeError.ts';

const WITHOUT_WORDS = 'a failure that was given no words';
const DEPTH_MAX = 4;

/**
 * Returns the arguments of a logging call with every error described. An error's message is never used as the text of
 * the line.
 */
export function describeErrorsIn(args: readonly unknown[]): unknown[] {
  const [first, ...rest] = args;
  if (typeof first !== 'object' || first === null) return [...args];
  const members: object = isErrorLike(first) ? { err: first } : first;
  const { err } = members as { err?: unknown };
  const [words = err === undefined ? undefined : WITHOUT_WORDS, ...values] = rest;
  const isItsMessage = isErrorLike(err) && words === err.message;
  return [describeWithin(members), isItsMessage ? WITHOUT_WORDS : words, ...values];
}

function describeWithin(members: object): object {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, name === 'err' ? describeError(value) : described(value, 1)]),
  );
}

function described(value: unknown, depth: number): unknown {
  if (isErrorLike(value)) return describeError(value);
  if (depth === DEPTH_MAX || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => described(one, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, described(one, depth + 1)]));
}

/** Requests and similar objects have their own serializers. */
const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));
