import type { BSONRegExp } from 'bson';
import { MongoError } from '../errors.ts';

const UNICODE_SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/**
 * Returns the JavaScript form of a PCRE pattern. Syntax that JavaScript can't express in the same way is refused, never
 * approximated. This concerns letters escaped with another meaning, extended syntax, possessive and atomic groups: the
 * `u` flag refuses them all.
 */
export function compileRegex(pattern: string, options: string): RegExp {
  let flags = 'u';
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  for (const option of new Set(options + (inline?.[1] ?? ''))) {
    if (!'imsu'.includes(option))
      throw new MongoError('Location51091', `regular expression option '${option}' is not supported`);
    if (option !== 'u') flags += option;
  }
  try {
    return new RegExp(translate(inline ? pattern.slice(inline[0].length) : pattern, flags.includes('m')), flags);
  } catch {
    throw new MongoError('Location51091', `Regular expression is invalid or not supported: /${pattern}/`);
  }
}

function translate(pattern: string, multiline: boolean): string {
  let inClass = false;
  return pattern.replace(/\\([\s\S])|[[\]$]/g, (token, escaped: string | undefined) => {
    if (escaped === 's') return inClass ? '\\t\\n\\v\\f\\r ' : '[\\t\\n\\v\\f\\r ]';
    if (escaped === 'S' && !inClass) return '[^\\t\\n\\v\\f\\r ]';
    if (escaped !== undefined) {
      const isIdentity = /[^\w]/.test(escaped) && !UNICODE_SYNTAX.test(escaped);
      return isIdentity && !(inClass && escaped === '-') ? escaped : token;
    }
    if (token === '$') return inClass || multiline ? token : '(?=\\n?(?![\\s\\S]))';
    inClass = token === '[' || (inClass && token !== ']');
    return token;
  });
}

/** Returns the literal text with which every match of the pattern begins, or '' if there is none. */
export function literalPrefix({ pattern, options }: BSONRegExp): string {
  if (options.replace('u', '') !== '' || pattern.includes('|')) return '';
  const [, literal = '', next = ''] = /^\^((?:[\w\s@:;,<>="'!#%&~`/-]|\\[^\w\s])*)([\s\S]?)/.exec(pattern) ?? [];
  const text = literal.replace(/\\(.)/g, '$1');
  return /[*?{]/.test(next) ? text.slice(0, -1) : text;
}
