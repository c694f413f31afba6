import { describe, expect, it } from '@jest/globals';
import { cleanedLine, line, lines, requiredLine, requiredLines } from '../core/schema.ts';
import { cleanLine } from './writtenTexts.ts';

const INVISIBLE = ['\u3164', '\u2800', '\u00AD', '\u200D', '\u200B', '\u115F', '\u034F', '\uFE0F', ' \u00A0\u2003 '];
const SEEN = ['Ana Pop', '👩‍👩‍👧', '👍🏽', 'می‌خواهم', 'محمد', 'x\u0301', 'Ana\u00ADlyse', '\u3164x', '1️⃣', '…'];
const BREAKING = [
  'Ana\nPop',
  'Ana\rPop',
  'Ana\u2028Pop',
  'Ana\u2029Pop',
  'Ana\u0085Pop',
  'Ana\u0007Pop',
  'Ana\u001B[31m',
];
const TURNING = ['\u202EAna', 'Ana\u202D', 'Ana\u202APop', '\u2067Ana', 'Ana\u2069'];

const toRefusal = (schema: { validateSync(value: unknown): unknown }, value: unknown): string | undefined => {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a line that somebody writes', () => {
  const name = requiredLine('required', 'blank');

  it.each(SEEN)('may be %j', (text) => {
    expect(toRefusal(name, text)).toBeUndefined();
    expect(toRefusal(line(), text)).toBeUndefined();
  });

  it.each(INVISIBLE)('is refused if nothing of it is visible: %j', (text) => {
    expect(toRefusal(name, text)).toBe('blank');
    expect(toRefusal(requiredLines('required', 'blank'), text)).toBe('blank');
  });

  it.each([...BREAKING, ...TURNING])('is refused for a line break, a control or a direction character: %j', (text) => {
    expect(toRefusal(name, text)).toBe('common.textOneLine');
    expect(toRefusal(line(), text)).toBe('common.textOneLine');
  });

  it('may be missing or blank only if it is optional, and is never invisible', () => {
    for (const text of [undefined, '', '  ']) expect(toRefusal(line(), text)).toBeUndefined();
    expect(toRefusal(line(), '\u200B')).toBe('common.textInvisible');
    expect(toRefusal(name, '')).toBe('required');
  });
});

describe('a text of several lines', () => {
  it('may contain line ends and tabs', () => {
    for (const schema of [lines(), requiredLines('required')])
      for (const text of ['one\r\n\ttwo\n', 'one\u2028two']) expect(toRefusal(schema, text)).toBeUndefined();
  });

  it.each(['\u0007', '\u001B[31mred', ...TURNING])(
    'may not contain other control or direction characters: %j',
    (text) => {
      expect(toRefusal(lines(), `one\n${text}`)).toBe('common.textHidden');
    },
  );
});

describe('a line from an external source', () => {
  it.each([
    ['  Ana \t\n Pop ', 'Ana Pop'],
    ['\u2068Ana\u2069 \u202EPop', 'Ana Pop'],
    ['Ana\u2028Pop\u0007', 'Ana Pop'],
    ['👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم'],
    ['Ana \ud83d', 'Ana \ufffd'],
    ['\u3164\u200B', ''],
  ])('is cleaned: %j', async (text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
    expect(toRefusal(line(), cleaned)).toBeUndefined();
    if (text.isWellFormed()) expect(await cleanedLine().validate(text)).toBe(cleaned);
  });
});
