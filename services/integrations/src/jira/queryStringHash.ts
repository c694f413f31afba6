import { createHash } from 'node:crypto';

export interface CanonicalRequest {
  readonly method: string;
  /** Begins with a slash, and is relative to the receiver's base address. */
  readonly path: string;
  /** The text after the question mark. */
  readonly query?: string;
}

/** Encodes by RFC 3986, including the characters that JavaScript does not encode. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the hash that binds a token to one request, as Atlassian Connect defines it. It is SHA-256 in hexadecimal
 * digits, over method, path and sorted parameters.
 * https://developer.atlassian.com/cloud/jira/platform/understanding-jwt-for-connect-apps/
 */
export function queryStringHash({ method, path, query = '' }: CanonicalRequest): string {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name !== 'jwt') parameters.set(encode(name), [...(parameters.get(encode(name)) ?? []), encode(value)]);
  }
  const canonicalQuery = [...parameters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => `${name}=${values.sort().join(',')}`)
    .join('&');
  // The canonical path has no slash at its end, and its ampersands are escaped, because they separate the parts.
  const canonicalPath = (path.replace(/\/$/, '') || '/').replaceAll('&', '%26');
  return createHash('sha256').update(`${method.toUpperCase()}&${canonicalPath}&${canonicalQuery}`).digest('hex');
}
