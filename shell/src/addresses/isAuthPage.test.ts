import { describe, expect, it } from '@jest/globals';
import { isAuthPage } from './isAuthPage.ts';

const SEGMENTS = [
  ...['signin', 'signin-only', 'signup', 'signup-only', 'signup-end', 'forgot-password', 'forgot-password-end'],
  ...['reset-password', 'activate-account', 'invite-member', 'accept-follow', 'login-via-token', 'login-as-user'],
];

describe('isAuthPage', () => {
  it.each(SEGMENTS)('includes /%s', (segment) => {
    expect(isAuthPage(`/${segment}`)).toBe(true);
    expect(isAuthPage(`/${segment}/some/token`)).toBe(true);
  });

  it.each(['/', '/route-file-generator/key', '/dashboard/join', '/s/123456789', '/ana', '/ana/plan', '/polls'])(
    'does not include %s',
    (pathname) => {
      expect(isAuthPage(pathname)).toBe(false);
    },
  );
});
