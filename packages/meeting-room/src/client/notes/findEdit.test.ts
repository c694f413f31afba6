import { describe, expect, it } from '@jest/globals';
import { cutText, findEdit } from './findEdit.ts';

const apply = (before: string, { index, deleted, inserted }: ReturnType<typeof findEdit>) =>
  before.slice(0, index) + inserted + before.slice(index + deleted);

describe('findEdit', () => {
  it.each([
    ['a letter', 'ct', 'cat', 2, { index: 1, deleted: 0, inserted: 'a' }],
    ['a letter between equal ones, at the caret', 'aaa', 'aaaa', 2, { index: 1, deleted: 0, inserted: 'a' }],
    ['a deletion', 'cart', 'cat', 2, { index: 2, deleted: 1, inserted: '' }],
    ['a replaced word', 'one two three', 'one 2 three', 5, { index: 4, deleted: 3, inserted: '2' }],
    ['nothing', 'same', 'same', 2, { index: 2, deleted: 0, inserted: '' }],
    ['an emoji that shares its first half', '😀!', '😁!', 2, { index: 0, deleted: 2, inserted: '😁' }],
    [
      'an emoji that shares its last half',
      '\u{1F600}',
      '\u{1FA00}',
      2,
      { index: 0, deleted: 2, inserted: '\u{1FA00}' },
    ],
  ])('finds %s', (_, before, after, caret, edit) => {
    expect(findEdit(before, after, caret)).toEqual(edit);
    expect(apply(before, edit)).toBe(after);
  });
});

describe('cutText', () => {
  it('cuts between whole characters', () => {
    expect(cutText('ab😀cd', 3)).toEqual(['ab', '😀c', 'd']);
    expect(cutText('', 3)).toEqual([]);
  });
});
