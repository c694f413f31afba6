import { describe, expect, it } from '@jest/globals';
import en from './en_US.json';
import fr from './fr_FR.json';
import ro from './ro_RO.json';
import { countText, setLanguage, text } from './texts.ts';

const placeholders = (value: string) => (value.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['French', fr],
  ['Romanian', ro],
])('%s', (_, catalogue: Record<string, string>) => {
  it('has every text and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  it('names the same values in each', () => {
    for (const [key, value] of Object.entries(en)) {
      expect([key, placeholders(catalogue[key] ?? '')]).toEqual([key, placeholders(value)]);
    }
  });
});

describe('setLanguage', () => {
  it.each([
    ['fr_FR', 'fr'],
    ['ro-RO', 'ro'],
    ['en', 'en'],
    ['xx', 'en'],
    ['toString', 'en'],
  ])('takes %s for %s', (tag, expected) => expect(setLanguage(tag)).toBe(expected));
});

describe('countText', () => {
  it.each([
    ['en', 1, '1 participant'],
    ['en', 2, '2 participants'],
    ['fr', 0, '0 participant'],
    ['ro', 3, '3 participanți'],
    ['ro', 20, '20 de participanți'],
  ])('in %s says %d as %s', (language, count, expected) => {
    setLanguage(language);
    expect(countText('participants', count)).toBe(expected);
  });
});

describe('text', () => {
  it('takes names for what they are', () => {
    setLanguage('en');
    expect(text('joinedNotice', { name: '$& {name}' })).toBe('$& {name} joined');
  });
});
