import { describe, expect, it } from '@jest/globals';
import { email, input, list, listedEmail } from './schema.ts';
import { addressKey, isEmail, toStoredAddress } from './emailAddress.ts';

describe('an address with an internationalised domain', () => {
  it.each([
    ['max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['max@MÜNCHEN.de', 'max@xn--mnchen-3ya.de'],
    ['Max@mu\u0308nchen.de', 'Max@xn--mnchen-3ya.de'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['ken@例え。jp', 'ken@xn--r8jz45g.jp'],
  ])('is stored in punycode: %s', async (written, stored) => {
    expect(toStoredAddress(written)).toBe(stored);
    expect(isEmail(written)).toBe(true);
    expect(await email().validate(written)).toBe(stored);
    expect(addressKey(written)).toBe(stored.toLowerCase());
  });

  it.each([
    'max@mün chen.de',
    'max@münchen',
    'max@münchen..de',
    'max@münchen.de/x',
    'max@münchen.de:80',
    'max@x@münchen.de',
    'mäx@münchen.de',
    'max@１２７.0.0.1',
    'max@xn--\u00fc.de',
    '@münchen.de',
  ])('is invalid: %s', (text) => {
    expect(isEmail(text)).toBe(false);
    expect(email().isValidSync(text)).toBe(false);
  });

  it.each(['Ana@Example.com', 'nobody', '', 'ü'])('is converted, but %j is not', (text) => {
    expect(toStoredAddress(text)).toBe(text);
  });

  it('has its stored length compared with the limit', () => {
    expect(email({ max: 22 }).isValidSync('max@münchen.de')).toBe(true);
    expect(email({ max: 20 }).isValidSync('max@münchen.de')).toBe(false);
  });
});

describe('an address in a list', () => {
  it('is named by its position if it is invalid', async () => {
    const { inner } = await input({ to: list(listedEmail()) })
      .validate({ to: ['ana@x.com', 'bo', 'x'.repeat(70)] }, { abortEarly: false })
      .then(
        () => Promise.reject(new Error('It was taken.')),
        (error: { inner: { path: string; message: string }[] }) => error,
      );
    expect(inner.map(({ path, message }) => [path, message])).toEqual([
      ['to[1]', 'common.listedEmailInvalid'],
      ['to[2]', 'common.listedEmailTooLong'],
    ]);
  });

  it.each([42, null, { $ne: '' }, ['a@b.ro']])('is refused if it is not text: %j', (value) => {
    expect(email().isValidSync(value)).toBe(false);
  });
});
