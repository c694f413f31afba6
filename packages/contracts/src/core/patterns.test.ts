import { describe, expect, it } from '@jest/globals';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from './patterns.ts';

describe('an e-mail address', () => {
  it.each([
    'ana@example.com',
    'Ana.Pop_2-x@mail.example-host.co',
    'ana+meet@example.com',
    'a@b.ro',
    `a@b.${'x'.repeat(15)}`,
    "o'brien@example.ie",
    "d'arcy-o'neil@example.ie",
    'john_@example.com',
    'john-@example.com',
    'me@my--shop.com',
    'anna@xn--mnchen-3ya.de',
    'ivan@xn--80a1acny.xn--p1ai',
    'ivan@example.XN--P1AI',
  ])('may be %s', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(true);
  });

  it.each([
    ['starts with a dot', '.ana@example.com'],
    ['starts with an underscore', '_ana@example.com'],
    ['starts with a hyphen', '-ana@example.com'],
    ['doubles a separator', 'ana..pop@example.com'],
    ['mixes separators', 'ana._pop@example.com'],
    ['doubles one behind the @', 'ana@example..com'],
    ['has a top-level domain of one letter', 'ana@example.c'],
    ['has one of sixteen', `ana@example.${'x'.repeat(16)}`],
    ['has one with a digit', 'ana@example.c0m'],
    ['has no @', 'ana.example.com'],
    ['has a space', 'ana pop@example.com'],
    ['ends with a dot before the @', 'ana.@example.com'],
    ['ends with two underscores before the @', 'ana__@example.com'],
    ['ends with mixed separators', 'ana.-@example.com'],
    ['begins with an apostrophe', "'ana@example.com"],
    ['has a name of a domain that begins with a hyphen', 'ana@-example.com'],
    ['has a name of a domain that ends with one', 'ana@example-.com'],
    ['has a top-level domain of punycode without a name', 'ana@example.xn--'],
    ['has a line end', 'ana@example.com\n'],
  ])('is invalid if it %s', (_what, address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });
});

describe('a password', () => {
  it.each(['Abcdef1-', 'Ținută-de-7', `Aa1-${'x'.repeat(60)}`])('may be %s', (password) => {
    expect(PASSWORD_PATTERN.test(password)).toBe(true);
  });

  it.each([
    ['seven characters', 'Abcde1-'],
    ['no lower case', 'ABCDEF1-'],
    ['no upper case', 'abcdef1-'],
    ['no digit', 'Abcdefg-'],
    ['no special character', 'Abcdefg1'],
    ['nothing special but a space', 'Abcdef 1'],
  ])('is invalid with %s', (_what, password) => {
    expect(PASSWORD_PATTERN.test(password)).toBe(false);
  });
});
