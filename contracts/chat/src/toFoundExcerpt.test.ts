import { describe, expect, it } from '@jest/globals';
import { parseChatSearch } from './parseChatSearch.ts';
import { toFoundExcerpt } from './toFoundExcerpt.ts';

const LONG = 'We met on Monday with everybody who was there, and then the tulips were ordered for the entrance hall.';

const excerpt = (text: string, search: string) => toFoundExcerpt(text, parseChatSearch(search));
const line = (text: string, search: string) =>
  excerpt(text, search)
    .map((part) => part.text)
    .join('');
/** Returns the excerpt with its found parts in brackets. */
const marked = (text: string, search: string) =>
  excerpt(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('the excerpt of a found message', () => {
  it('keeps a text whose beginning contains the search', () => {
    expect(marked('The tulips are ordered', 'tulips')).toBe('The [tulips] are ordered');
  });

  it.each(['tulips', 'TULIPS', ' tulips ', 'tul'])(
    'begins a few words before %j, ignoring case and spaces',
    (search) => {
      expect(line(LONG, search)).toBe('… there, and then the tulips were ordered for the entrance hall.');
    },
  );

  it('marks accented letters, and letters that fold to two or are composed of two', () => {
    const before = 'Before that there were many more words. ';
    expect(marked(`${before}Die Straße ist lang`, 'strasse')).toMatch(/^… .*\[Straße\] ist lang$/);
    expect(marked(`${before}Un nou e\u0301tage`, 'étage')).toMatch(/^… .*\[e\u0301tage\]$/);
    expect(marked('ｶﾞｽを止める', 'ガス')).toBe('[ｶﾞｽ]を止める');
    expect(marked('Łukasz, Ångström', 'angstrom luka')).toBe('[Łuka]sz, [Ångström]');
  });

  it('marks beginnings of words, as the index finds them, and any part of a script without spaces', () => {
    expect(marked('The budget and the midbudget', 'bud')).toBe('The [bud]get and the midbudget');
    expect(marked('明日はお花見です', 'お花見')).toBe('明日は[お花見]です');
    expect(marked("They DON'T know", 'don’t')).toBe("They [DON]'[T] know");
    expect(marked('Done 🎉', '🎉')).toBe('Done [🎉]');
  });

  it('marks phrases as a whole, and no words of filters', () => {
    expect(marked('By May, bulbs by: May or by Maya', '"by may"')).toBe('[By May], bulbs [by: May] or [by May]a');
    expect(marked('May be by then', '"by may"')).toBe('May be by then');
    expect(marked('Ana in launch', 'from:ana in:launch has:file')).toBe('Ana in launch');
  });

  it('is one line, even if the match is on a later line', () => {
    expect(line('First line\n\nSecond line of the message\nThird: tulips', 'message third')).toBe(
      '… Second line of the message Third: tulips',
    );
  });

  it('shows the first found word if the words of the search stand apart', () => {
    expect(marked(LONG, 'hall tulips')).toBe('… there, and then the [tulips] were ordered for the entrance [hall].');
    expect(line(LONG, 'roses, tulips')).toBe('… there, and then the tulips were ordered for the entrance hall.');
  });

  it('cuts no character in two, but shortens a word that is too long', () => {
    const text = `${'🌷'.repeat(60)}tulips`;
    expect(line(text, 'tulips')).toBe(`… ${'🌷'.repeat(20)}tulips`);
  });

  it('is at most as long as a preview', () => {
    expect(line('word '.repeat(1_000), 'word')).toMatch(/^.{120}…$/);
    expect(line(`${'word '.repeat(500)}tulips ${'word '.repeat(500)}`, 'tulips')).toMatch(/^… .{120}…$/);
  });

  it('shows the beginning of a text in which nothing is found', () => {
    expect(excerpt(LONG, 'roses')).toEqual([{ text: LONG, isFound: false }]);
    expect(line(LONG, '')).toBe(LONG);
    expect(excerpt('', 'roses')).toEqual([]);
  });
});
