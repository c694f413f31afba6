import { describe, expect, it } from '@jest/globals';
import { toExcerpt } from './toExcerpt.ts';

const LONG = 'We met on Monday with everybody who was there, and then the tulips were ordered for the entrance hall.';

describe('toExcerpt', () => {
  it('keeps a text whose beginning contains the search', () => {
    expect(toExcerpt('The tulips are ordered', 'tulips')).toBe('The tulips are ordered');
  });

  it.each(['tulips', 'TULIPS', ' tulips '])('begins a few words before %j, ignoring case and spaces', (search) => {
    expect(toExcerpt(LONG, search)).toBe('… there, and then the tulips were ordered for the entrance hall.');
  });

  it('matches accented letters, and letters that fold to two', () => {
    const before = 'Before that there were many more words. ';
    expect(toExcerpt(`${before}Die Straße ist lang`, 'strasse')).toMatch(/^… .*Straße ist lang$/);
    expect(toExcerpt(`${before}Un nou e\u0301tage`, 'étage')).toMatch(/^… .*e\u0301tage$/);
  });

  it('is one line, even if the match is on a later line', () => {
    expect(toExcerpt('First line\n\nSecond line of the message\nThird: tulips', 'message third')).toBe(
      '… Second line of the message Third: tulips',
    );
  });

  it('shows the first word of the search if its words stand apart', () => {
    expect(toExcerpt(LONG, 'tulips hall')).toBe('… there, and then the tulips were ordered for the entrance hall.');
    expect(toExcerpt(LONG, 'roses, tulips')).toBe('… there, and then the tulips were ordered for the entrance hall.');
  });

  it('cuts no character in two, but shortens a word that is too long', () => {
    const text = `${'🌷'.repeat(60)}tulips`;
    expect(toExcerpt(text, 'tulips')).toBe(`… ${'🌷'.repeat(20)}tulips`);
  });

  it('is at most as long as a preview', () => {
    expect(toExcerpt('word '.repeat(1_000), 'word')).toHaveLength(120);
    expect(toExcerpt(`${'word '.repeat(500)}tulips ${'word '.repeat(500)}`, 'tulips')).toMatch(/^… .{120}$/);
  });

  it('returns a text unchanged if the search is not found in it', () => {
    expect(toExcerpt(LONG, 'roses')).toBe(LONG);
    expect(toExcerpt(LONG, '')).toBe(LONG);
  });
});
