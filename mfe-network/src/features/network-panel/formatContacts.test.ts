import { expect, it } from '@jest/globals';
import { buildContact, buildGroup } from '@meet/remote-kit/testing';
import { toContactsCsv, toVCards } from './formatContacts.ts';

const ana = buildContact('Ana Pop');
const bo = buildContact('Stan; Bo, "B"', { email: 'bo@example.com' });
const groups = [buildGroup('Design', 'me@example.com', [ana]), buildGroup('Choir, old', 'me@example.com', [ana])];

it('writes a CSV in the columns of address books, sorted by name', () => {
  expect(toContactsCsv([bo, ana], groups)).toBe(
    '\uFEFFName,E-mail 1 - Value,Labels\r\n' +
      `Ana Pop,${ana.email},"Design ::: Choir, old"\r\n` +
      '"Stan; Bo, ""B""",bo@example.com,\r\n',
  );
});

it('escapes names that a spreadsheet would run as formulas', () => {
  const hostile = buildContact('=HYPERLINK("x")', { email: 'eve@example.com' });
  expect(toContactsCsv([hostile], [])).toContain(`"'=HYPERLINK(""x"")",eve@example.com,`);
});

it('writes vCards with their groups, and escapes special characters', () => {
  expect(toVCards([bo, ana], groups)).toBe(
    [
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana Pop', 'N:;Ana Pop;;;', `EMAIL;TYPE=INTERNET:${ana.email}`],
      ...['CATEGORIES:Design,Choir\\, old', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Stan\\; Bo\\, "B"', 'N:;Stan\\; Bo\\, "B";;;'],
      ...['EMAIL;TYPE=INTERNET:bo@example.com', 'END:VCARD', ''],
    ].join('\r\n'),
  );
});

it('folds long lines between characters so that they can be joined again', () => {
  const name = 'Ștefania 👩‍🚀 '.repeat(12).trim();
  const card = toVCards([buildContact(name, { email: 'st@example.com' })], []);
  const lines = card.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});

it('writes an empty list without contacts', () => {
  expect(toVCards([], [])).toBe('');
  expect(toContactsCsv([], [])).toBe('\uFEFFName,E-mail 1 - Value,Labels\r\n');
});
