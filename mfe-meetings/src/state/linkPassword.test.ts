import { expect, it } from '@jest/globals';
import { linkWithPassword, readLinkPassword } from './linkPassword.ts';

it.each(['open-sesame', 'a&b=c#d +%', 'naïve 密码', ' '])(
  'a link carries the password %j in its fragment',
  (password) => {
    const link = new URL(linkWithPassword('123456789', password));
    expect([link.pathname, link.search]).toEqual(['/j/123456789', '']);
    expect(readLinkPassword(link.hash)).toBe(password);
  },
);

it.each(['', '#', '#password=', '#chat', '#other=x'])('the fragment %j carries no password', (fragment) => {
  expect(readLinkPassword(fragment)).toBeUndefined();
});
