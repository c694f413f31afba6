import { describe, expect, it } from '@jest/globals';
import { languages } from 'sugar-high/lang';
import { tokenizeCode } from './tokenizeCode.ts';

const HOSTILE = [
  '"',
  "'",
  '`',
  '/*',
  '//',
  '/',
  '\\',
  '<',
  '<a ',
  '{',
  '(',
  '$',
  '${',
  '#',
  '"""',
  '--',
  '[[',
  'a',
  '\n',
  'é',
  '<!--',
  '=>',
];

describe('tokens of code', () => {
  it('distinguish keywords, strings and comments', () => {
    const tokens = tokenizeCode('const a = "x"; // why', 'ts')!;
    const find = (kind: string) => tokens.filter((token) => token.kind === kind).map(({ value }) => value);
    expect([find('keyword'), find('string').join(''), find('comment')]).toEqual([['const'], '"x"', ['// why']]);
  });

  it('are not computed for unknown languages or very long code', () => {
    expect(tokenizeCode('x', 'nonsense')).toBeUndefined();
    expect(tokenizeCode('x'.repeat(4_001), 'js')).toBeUndefined();
  });

  it.each(languages.map(({ id }) => id))('keep the whole text of hostile %s code, within six seconds', (language) => {
    const started = performance.now();
    for (const part of HOSTILE) {
      const code = part.repeat(4_000).slice(0, 4_000);
      const tokens = tokenizeCode(code, language);
      if (tokens) expect(tokens.map(({ value }) => value).join('') === code).toBe(true);
    }
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});
