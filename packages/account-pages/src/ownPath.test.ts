import { describe, expect, it } from '@jest/globals';
import { ownPath } from './ownPath.ts';

describe('ownPath', () => {
  it.each([
    ['/dashboard/join', '/dashboard/join'],
    ['dashboard', '/dashboard'],
    ['/s/123456789?x=1#y', '/s/123456789?x=1#y'],
    ['/meetings-history', '/meetings-history'],
  ])('keeps %p', (wanted, path) => {
    expect(ownPath(wanted, [])).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/nobody-knows-this',
    '/api/logout',
    '/dev/mail',
    '/signin',
    '/dashboard/../api/logout',
    '',
    undefined,
    { pathname: '/dashboard' },
  ])('rejects %p', (wanted) => {
    expect(ownPath(wanted, [])).toBeUndefined();
  });

  it('accepts a remote’s page only if its first segment is known', () => {
    expect(ownPath('/polls/7', [])).toBeUndefined();
    expect(ownPath('/polls/7', ['polls'])).toBe('/polls/7');
  });
});
