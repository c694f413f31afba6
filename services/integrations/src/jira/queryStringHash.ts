import { createHash } from 'node:crypto';

export interface CanonicalRequest {
  readonly method: string;
  /** Beginning with a slash, relative to the base address of whom is asked. */
  readonly path: string;
  /** As it stands behind the question mark. */
  readonly query?: string;
}

/** RFC 3986: what JavaScript leaves as it is and the canonical form does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the hash that binds a token to one request, as Atlassian Connect writes it: SHA-256, in hexadecimal digits,
 * over method, path and sorted parameters.
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
  // A path ends with no slash, and holds no separator of the canonical form.
  const canonicalPath = (path.replace(/\/$/, '') || '/').replaceAll('&', '%26');
  return createHash('sha256').update(`${method.toUpperCase()}&${canonicalPath}&${canonicalQuery}`).digest('hex');
}
