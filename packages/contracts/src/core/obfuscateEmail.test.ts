import { expect, it } from '@jest/globals';
import { obfuscateEmail } from './obfuscateEmail.ts';
import { EMAIL_PATTERN } from './patterns.ts';

it.each([
  ['ana.pop@example.com', 'an***op@ex***om'],
  ['maria@meet.example', 'ma***ia@me***le'],
  // Parts of at most four characters show one at each end.
  ['jean@a.ro', 'j***n@a***o'],
  ['bo@a.ro', 'b***o@a***o'],
  ['x@example.com', 'x***@ex***om'],
  ['ștefan@example.com', 'șt***an@ex***om'],
  ['guest', 'gu***st'],
])('shows %s to strangers as %s', (address, shown) => {
  expect(obfuscateEmail(address)).toBe(shown);
});

it('returns text that no call accepts as an address', () => {
  expect(EMAIL_PATTERN.test(obfuscateEmail('ana.pop@example.com'))).toBe(false);
});
