import { describe, expect, it } from '@jest/globals';
import { toCsv } from './toCsv.ts';

describe('toCsv', () => {
  it('quotes what needs it', () => {
    expect(
      toCsv([
        ['a', 'b,c'],
        ['say "hi"', 'two\nlines'],
      ]),
    ).toBe('\uFEFFa,"b,c"\r\n"say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('disarms %j', (name) => {
    expect(toCsv([[name]])).toBe(`\uFEFF'${name}\r\n`);
  });

  it('leaves numbers', () => {
    expect(toCsv([[-1]])).toBe('\uFEFF-1\r\n');
  });
});
