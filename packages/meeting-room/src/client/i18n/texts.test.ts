import { describe, expect, it } from '@jest/globals';
import en from './en_US.json';
import fr from './fr_FR.json';
import ro from './ro_RO.json';
import { addLanguage, setLanguage, text } from './texts.ts';

addLanguage('fr', fr);
addLanguage('ro', ro);

const FORM = /_(zero|one|two|few|many|other)$/;
const toKey = (name: string) => name.replace(FORM, '');
/**
 * Returns keys with the placeholders in their texts. Plural forms are merged, since each language has its own number of
 * them.
 */
const listTexts = (catalogue: Record<string, string>) =>
  new Set(
    Object.entries(catalogue).map(([name, value]) =>
      [toKey(name), ...(value.match(/\{\{\w+\}\}/g) ?? []).sort()].join(' '),
    ),
  );

describe.each<[string, Record<string, string>]>([
  ['en', en],
  ['fr', fr],
  ['ro', ro],
])('%s', (language, catalogue) => {
  it('has the same texts with the same placeholders as English', () => {
    expect(listTexts(catalogue)).toEqual(listTexts(en));
  });

  it('has every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = Object.keys(catalogue).filter((name) => FORM.test(name));
    const expected = new Set(counted.flatMap((name) => forms.map((form) => `${toKey(name)}_${form}`)));
    expect(new Set(counted)).toEqual(expected);
  });
});

describe('setLanguage', () => {
  it.each([
    ['fr_FR', 'fr'],
    ['ro-RO', 'ro'],
    ['en', 'en'],
    ['xx', 'en'],
    ['toString', 'en'],
  ])('maps %s to %s', (tag, expected) => expect(setLanguage(tag)).toBe(expected));
});

describe('text', () => {
  it.each([
    ['en', 1, '1 participant'],
    ['en', 2, '2 participants'],
    ['fr', 0, '0 participant'],
    ['fr', 2, '2 participants'],
    ['fr', 1_000_000, '1000000 participants'],
    ['ro', 1, '1 participant'],
    ['ro', 3, '3 participanți'],
    ['ro', 20, '20 de participanți'],
  ])('in %s writes the count %d as %s', (language, count, expected) => {
    setLanguage(language);
    expect(text('participants', { count })).toBe(expected);
  });

  it('accepts a count for a text with a single form', () => {
    setLanguage('en');
    expect(text('chatUnread', { count: 1 })).toBe('Chat, unread messages: 1');
  });

  it('inserts names literally', () => {
    setLanguage('en');
    for (const name of ['$& {name}', '{{name}}', '$t(meeting)', '<b>Ana</b> & co.'])
      expect(text('joinedNotice', { name })).toBe(`${name} joined`);
    // Placeholders within a name that is part of a list are not filled in either.
    expect(text('boardAlt', { count: 1, names: '{{count}} $t(you)' })).toContain('drawn by {{count}} $t(you)');
  });
});
