import { describe, expect, it } from '@jest/globals';
import { toCsv, type CsvCell } from './toCsv.ts';

const inEnglish = (...rows: readonly CsvCell[][]) => toCsv(rows, 'en_US');

describe('toCsv', () => {
  it('quotes cells if necessary', () => {
    expect(inEnglish(['a', 'b,c'], ['say "hi"', 'two\nlines'], ['b;c'])).toBe(
      '\uFEFFa,"b,c"\r\n"say ""hi""","two\nlines"\r\nb;c\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('prefixes %j so that no spreadsheet reads a formula', (name) => {
    expect(inEnglish([name])).toBe(`\uFEFF'${name}\r\n`);
  });

  it('leaves negative numbers unchanged', () => {
    expect(inEnglish([-1])).toBe('\uFEFF-1\r\n');
  });

  // Excel puts rows separated by commas into one column if the decimal mark is a comma.
  it.each(['fr_FR', 'ro_RO'])('separates by semicolons in %s, with the decimal mark of the language', (locale) => {
    expect(toCsv([['a', 1234.5, 'b,c', 'd;e']], locale)).toBe('\uFEFFa;1234,5;b,c;"d;e"\r\n');
  });

  it.each(['en_US', 'fr_FR', 'ro_RO'])(
    'writes times in the browser’s zone and in the format of spreadsheets, in %s',
    (locale) => {
      expect(toCsv([[new Date(2026, 0, 2, 3, 4, 5)]], locale)).toBe('\uFEFF2026-01-02 03:04:05\r\n');
    },
  );

  it.each([
    [0, '0:00:00'],
    [123, '0:02:03'],
    [3723, '1:02:03'],
    [90_000, '25:00:00'],
  ])('writes %i elapsed seconds as %s', (seconds, text) => {
    expect(inEnglish([{ seconds }])).toBe(`\uFEFF${text}\r\n`);
  });
});
