import { describe, expect, it } from '@jest/globals';
import { toExcerpt } from './toExcerpt.ts';

const LONG = 'We met on Monday with everybody who was there, and then the tulips were ordered for the entrance hall.';

describe('toExcerpt', () => {
  it('keeps a text whose beginning shows what was searched', () => {
    expect(toExcerpt('The tulips are ordered', 'tulips')).toBe('The tulips are ordered');
  });

  it.each(['tulips', 'TULIPS', ' tulips '])('begins a few words before %j, however it was typed', (search) => {
    expect(toExcerpt(LONG, search)).toBe('… there, and then the tulips were ordered for the entrance hall.');
  });

  it('finds letters with accents, and letters that fold to two', () => {
    const before = 'Before that there were many more words. ';
    expect(toExcerpt(`${before}Die Straße ist lang`, 'strasse')).toMatch(/^… .*Straße ist lang$/);
    expect(toExcerpt(`${before}Un nou e\u0301tage`, 'étage')).toMatch(/^… .*e\u0301tage$/);
  });

  it('is one line, also where what was searched stands on a later one', () => {
    expect(toExcerpt('First line\n\nSecond line of the message\nThird: tulips', 'message third')).toBe(
      '… Second line of the message Third: tulips',
    );
  });

  it('cuts no character in two, and a word that is too long to keep', () => {
    const text = `${'🌷'.repeat(60)}tulips`;
    expect(toExcerpt(text, 'tulips')).toBe(`… ${'🌷'.repeat(20)}tulips`);
  });

  it('is as long as a preview at most', () => {
    expect(toExcerpt('word '.repeat(1_000), 'word')).toHaveLength(120);
    expect(toExcerpt(`${'word '.repeat(500)}tulips ${'word '.repeat(500)}`, 'tulips')).toMatch(/^… .{120}$/);
  });

  it('leaves a text as it is where the search is not found in it', () => {
    expect(toExcerpt(LONG, 'roses')).toBe(LONG);
    expect(toExcerpt(LONG, '')).toBe(LONG);
  });
});
