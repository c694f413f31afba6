import { SugarHigh, tokenize } from 'sugar-high/core';
import { lang, languages } from 'sugar-high/lang';

export interface CodeToken {
  /** Kind of the token, such as `keyword` or `comment`. */
  readonly kind: string;
  readonly value: string;
}

/**
 * Maximum length of a text that is tokenized, in characters. Longer texts keep one colour, so that drawing stays fast.
 */
const LENGTH_MAX = 4_000;

/**
 * Splits code into tokens, whose joined values equal the code. Returns undefined for unknown languages, for code that
 * is too long, and if the tokenizer would change the text.
 */
export function tokenizeCode(code: string, language: string): CodeToken[] | undefined {
  const id = lang(language);
  const config = languages.find((known) => known.id === id)?.config;
  if (!config || code.length > LENGTH_MAX) return undefined;
  const tokens = tokenize(code, config).map(([type, value]) => ({ kind: SugarHigh.TokenTypes[type] ?? '', value }));
  return tokens.map(({ value }) => value).join('') === code ? tokens : undefined;
}
