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

/**
 * Returns whether the page belongs to sign-in or sign-up. Such pages have a layout of their own, also for a signed-in
 * person.
 */
export function isAuthPage(pathname: string): boolean {
  return SEGMENTS.has(firstSegment(pathname));
}
