import { ADDRESS_FORBIDDEN_CHARACTERS } from '@meet/contracts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address of the web by https, or of a program on the person's own machine by http; nothing that a browser would run. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || ADDRESS_FORBIDDEN_CHARACTERS.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
