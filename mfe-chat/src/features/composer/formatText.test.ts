import { describe, expect, it } from '@jest/globals';
import { findFormat, formatText, type Format } from './formatText.ts';

/** `[` and `]` enclose the selection, `|` stands for a caret. */
function format(written: string, wanted: Format): string {
  const start = written.search(/[[|]/);
  const text = written.replace(/[[\]|]/g, '');
  const end = written.includes('|') ? start : written.indexOf(']') - 1;
  const next = formatText({ text, start, end }, wanted);
  const marks = next.start === next.end ? '|' : `[${next.text.slice(next.start, next.end)}]`;
  return next.text.slice(0, next.start) + marks + next.text.slice(next.end);
}

describe('formatting a selection', () => {
  it.each([
    ['a [word] b', 'bold', 'a **[word]** b'],
    ['a **[word]** b', 'bold', 'a [word] b'],
    ['a [ word ]b', 'bold', 'a  **[word]** b'],
    ['a |', 'bold', 'a **|**'],
    ['[word]', 'italic', '*[word]*'],
    ['*[word]*', 'italic', '[word]'],
    ['**[word]**', 'italic', '***[word]***'],
    ['***[word]***', 'italic', '**[word]**'],
    ['[word]', 'strike', '~~[word]~~'],
    ['[word]', 'code', '`[word]`'],
    ['[a\nb]', 'bullets', '[- a\n- b]'],
    ['[- a\n- b]', 'bullets', '[a\nb]'],
    ['[- a\n- b]', 'numbers', '[1. a\n2. b]'],
    ['one\ntw|o', 'quote', 'one\n> tw|o'],
    ['a [b] c', 'codeBlock', 'a \n```\n[b]\n```\n c'],
    ['|', 'codeBlock', '```\n|\n```'],
  ] as const)('turns %j as %s into %j', (written, wanted, expected) => {
    expect(format(written, wanted)).toBe(expected);
  });

  it('selects the address of a new link, or places the caret in its empty label', () => {
    expect(formatText({ text: 'the plan', start: 4, end: 8 }, 'link')).toEqual({
      text: 'the [plan](https://)',
      start: 11,
      end: 19,
    });
    expect(formatText({ text: '', start: 0, end: 0 }, 'link')).toEqual({ text: '[](https://)', start: 1, end: 1 });
  });

  it('recognizes shortcuts with Ctrl or ⌘, on other keyboard layouts too', () => {
    const keys = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    expect(findFormat({ ...keys, key: 'b', code: 'KeyB' })).toBe('bold');
    expect(findFormat({ ...keys, ctrlKey: false, metaKey: true, key: 'i', code: 'KeyI' })).toBe('italic');
    expect(findFormat({ ...keys, shiftKey: true, key: '/', code: 'Digit7' })).toBe('numbers');
    expect(findFormat({ ...keys, altKey: true, key: 'b', code: 'KeyB' })).toBeUndefined();
    expect(findFormat({ ...keys, ctrlKey: false, key: 'b', code: 'KeyB' })).toBeUndefined();
    expect(findFormat({ ...keys, key: 'k', code: 'KeyK' })).toBeUndefined();
  });
});
