/** Typed text that can be completed: the beginning of a person's name after `@`, or of an emoji's name after `:`. */
export interface Query {
  readonly kind: 'person' | 'emoji';
  /** Index of the `@` or `:`. */
  readonly start: number;
  readonly end: number;
  /** Text after the `@` or `:`. */
  readonly typed: string;
}

/** Number of characters before the caret that are searched. */
const READ_MAX = 80;
const PERSON = /(?:^|[^\p{L}\p{N}_@])@([\p{L}\p{N}._'’+-]{0,40}(?: [\p{L}\p{N}._'’-]{1,40})?)$/u;
const EMOJI = /(?:^|[^\p{L}\p{N}_:]):([a-zA-Z0-9_+-]{2,30})$/u;
const NAMED = /(?:^|[^\p{L}\p{N}_:]):([a-zA-Z0-9_+-]{2,30}):$/u;

/** Returns the text to complete before the caret. Returns undefined if there is none, or if the caret is in code. */
export function findQuery(text: string, caret: number): Query | undefined {
  const before = text.slice(Math.max(0, caret - READ_MAX), caret);
  const person = PERSON.exec(before)?.[1];
  const typed = person ?? EMOJI.exec(before)?.[1];
  if (typed === undefined || isInCode(text.slice(0, caret))) return undefined;
  return { kind: person === undefined ? 'emoji' : 'person', start: caret - typed.length - 1, end: caret, typed };
}

/**
 * Returns the whole name of an emoji, with both colons, that ends at the caret. Returns undefined if there is none, or
 * in code.
 */
export function findNamedEmoji(text: string, caret: number): Query | undefined {
  const typed = NAMED.exec(text.slice(Math.max(0, caret - READ_MAX), caret))?.[1];
  if (typed === undefined || isInCode(text.slice(0, caret))) return undefined;
  return { kind: 'emoji', start: caret - typed.length - 2, end: caret, typed };
}

function isInCode(before: string): boolean {
  const lines = before.split('\n');
  const fences = lines.filter((line) => /^ {0,3}```/.test(line)).length;
  const backticks = lines.at(-1)!.split('`').length - 1;
  return fences % 2 === 1 || backticks % 2 === 1;
}
