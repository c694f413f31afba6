import { firstSegment, ROUTE_SEGMENTS } from '@meet/contracts/routes';

/**
 * Returns a page of ours to go on to, the shell's or a remote's; undefined for everything else, other origins in disguise
 * above all.
 */
export function ownPath(wanted: unknown, segmentsOfRemotes: readonly string[]): string | undefined {
  if (typeof wanted !== 'string' || wanted === '') return undefined;
  const text = wanted.startsWith('/') ? wanted : `/${wanted}`;
  // A backslash, a control character or a second slash makes browsers read a host.
  if (/^\/[/\\]|[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  const segment = firstSegment(url.pathname);
  const isOurs = ROUTE_SEGMENTS.includes(segment) || segmentsOfRemotes.includes(segment);
  if (url.origin !== location.origin || !isOurs || BACK_HERE.has(segment)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Pages that only lead back here. */
const BACK_HERE = new Set(['signin', 'signin-only', 'login-via-token', 'login-as-user']);
