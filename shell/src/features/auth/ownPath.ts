import { isReservedAlias, firstSegment } from '@meet/contracts/routes';

/** A page of ours to go on to; undefined for everything else, other origins in disguise above all. */
export function ownPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted === '') return undefined;
  const text = wanted.startsWith('/') ? wanted : `/${wanted}`;
  // A backslash, a control character or a second slash makes browsers read a host.
  if (/^\/[/\\]|[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  if (url.origin !== location.origin || !isReservedAlias(firstSegment(url.pathname))) return undefined;
  return AWAY.has(firstSegment(url.pathname)) ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

/** What is no page, and pages that only lead back here. */
const AWAY = new Set([
  ...['api', 'assets', 'dev', 'graphql', 'healthz', 'meeting-room', 'metrics', 'r', 'readyz', 'registry.json'],
  ...['releases', 'well-known', 'auth', 'signin', 'signin-only', 'login-via-token', 'login-as-user'],
]);
