import { firstSegment } from '@meet/contracts/routes';

const SEGMENTS = new Set([
  'signin',
  'signin-only',
  'signup',
  'signup-only',
  'signup-end',
  'forgot-password',
  'forgot-password-end',
  'reset-password',
  'activate-account',
  'invite-member',
  'accept-follow',
  'login-via-token',
  'login-as-user',
]);

/** Pages about the way in lay themselves out, whoever looks. */
export function isAuthPage(pathname: string): boolean {
  return SEGMENTS.has(firstSegment(pathname));
}
