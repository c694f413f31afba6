import { describe, expect, it } from '@jest/globals';
import { getInitialChunks, type Opened } from './initialChunks.ts';

const VISITOR: Opened = { pathname: '/', locale: 'en_US', isSignedIn: false, hasConsent: true };
const firstAt = (change: Partial<Opened>) => getInitialChunks({ ...VISITOR, ...change }).join(' ');

describe('the shell’s first paint', () => {
  it.each<[string, Partial<Opened>, string]>([
    ['home', {}, 'texts-en home'],
    ['the words of the cookie bar, until it was read', { hasConsent: false }, 'texts-en home cookies'],
    ['signing in, in one language', { pathname: '/signin', locale: 'fr_FR' }, 'texts-fr signin auth-fr'],
    ['signing up', { pathname: '/signup-only/of-a-mail', locale: 'ro_RO' }, 'texts-ro signup auth-ro'],
    [
      'the frame of somebody signed in',
      { pathname: '/dashboard/join', isSignedIn: true },
      'texts-en host first-paint frame kit-en',
    ],
    [
      'a meeting, which has no cookie bar',
      { pathname: '/j/12', locale: 'ro_RO', hasConsent: false },
      'texts-ro host first-paint frame kit-ro',
    ],
    ['any other page', { pathname: '/no/such/page' }, 'texts-en'],
  ])('is %s', (_what, opened, chunks) => {
    expect(firstAt(opened)).toBe(chunks);
  });
});
