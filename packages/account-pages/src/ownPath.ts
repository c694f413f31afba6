import { firstSegment, ROUTE_SEGMENTS } from '@meet/contracts/routes';

/**
 * Returns the path of a page of the product to continue to, either the shell's or a remote's. Undefined for everything
 * else, above all for disguised URLs of other origins.
 */
export function ownPath(wanted: unknown, segmentsOfRemotes: readonly string[]): string | undefined {
  if (typeof wanted !== 'string' || wanted === '') return undefined;
  const text = wanted.startsWith('/') ? wanted : `/${wanted}`;
  // Browsers read a host after a backslash, a control character or a second slash.
  if (/^\/[/\\]|[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  const segment = firstSegment(url.pathname);
  const isOurs = ROUTE_SEGMENTS.includes(segment) || segmentsOfRemotes.includes(segment);
  if (url.origin !== location.origin || !isOurs || BACK_HERE.has(segment)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Pages that would only lead back to the sign-in. */
const BACK_HERE = new Set(['signin', 'signin-only', 'login-via-token', 'login-as-user']);
