import { describe, expect, it } from '@jest/globals';
import { object, type ValidationError } from 'yup';
import { email, list, text } from './schema.ts';

const LONG = 'a'.repeat(100_000);

/** Returns path and text key of each failure of a value. */
async function getFailures(
  schema: { validate: (value: unknown, options: object) => Promise<unknown> },
  value: unknown,
) {
  try {
    await schema.validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => [path, message]);
  }
}

describe('a text', () => {
  const checked: string[] = [];
  const note = text()
    .test('seen', 'seen', (value) => checked.push(value ?? '') > 0)
    .max(5, 'tooLong');

  it('skips all other checks if it is too long, even those declared before the limit', async () => {
    expect(await getFailures(object({ note }), { note: LONG })).toEqual([['note', 'tooLong']]);
    expect(checked).toEqual([]);
    expect(await getFailures(object({ note }), { note: 'short' })).toEqual([]);
    expect(checked).toEqual(['short']);
  });

  it('has a default limit', async () => {
    expect(await getFailures(object({ note: text() }), { note: LONG })).toEqual([['note', 'common.textTooLong']]);
  });

  it.each(['a\0', '\ud83d', '\udca5 \ud83d', `${'💥'.repeat(3)}\udca5`])('may not contain %j', async (value) => {
    expect(await getFailures(object({ note: text() }), { note: value })).toEqual([['note', 'common.textInvalid']]);
  });

  it.each(['💥👩‍👩‍👧 ǎ', 'line\nline\t', ''])('may contain %j', async (value) => {
    expect(await getFailures(object({ note: text() }), { note: value })).toEqual([]);
  });

  it('is refused in a list if it is of another type', async () => {
    expect(await getFailures(object({ notes: list(text()) }), { notes: [7, true] })).toEqual([
      ['notes[0]', 'common.mustBeText'],
      ['notes[1]', 'common.mustBeText'],
    ]);
  });
});

describe('a list', () => {
  const schema = object({ members: list(object({ email: email() })).max(2, 'tooMany') });

  it('does not have its entries checked if it is too long', async () => {
    const members = Array.from({ length: 3 }, () => ({ email: 'nobody' }));
    expect(await getFailures(schema, { members })).toEqual([['members', 'tooMany']]);
  });

  it('has each entry checked if it is short enough', async () => {
    expect(await getFailures(schema, { members: [{ email: 'ana@example.com' }, { email: LONG }] })).toEqual([
      ['members[1].email', 'common.emailTooLong'],
    ]);
  });
});

describe('an e-mail address', () => {
  const accepts = (value: string) => email().isValidSync(value);

  it.each([
    'a@b.ro',
    'ana.pop@example.com',
    'ana_pop-1@mail.example-site.org',
    'ana+news@example.com',
    'ana+.pop@example.com',
    '++@example.com',
    '1@1.museum',
  ])('may be %s', (value) => expect(accepts(value)).toBe(true));

  it.each([
    '.ana@example.com',
    '_ana@example.com',
    '-ana@example.com',
    'ana.@example.com',
    'ana..pop@example.com',
    'ana.-pop@example.com',
    'ana@example',
    'ana@example.c',
    'ana@example.abcdefghijklmnop',
    'ana@-example.com',
    'ana@example..com',
    'ana@@example.com',
    'ana pop@example.com',
    'ană@example.com',
    '@example.com',
    'ana@example.com\n',
  ])('may not be %j', (value) => expect(accepts(value)).toBe(false));
});
