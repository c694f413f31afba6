import { HEADERS } from '@meet/contracts';
import type { IncomingMessage } from 'node:http';

/** Headers that pages of other origins may send with calls. Headers of sessions are not among them. */
const { userToken: _userToken, adminToken: _adminToken, ...OTHERS } = HEADERS;
const SENDABLE = ['authorization', 'content-type', 'if-match', 'if-none-match', 'if-range', 'range'];
const ALLOWED_HEADERS = [...SENDABLE, ...Object.values(OTHERS)].join(', ');
const EXPOSED_HEADERS = [
  'www-authenticate',
  'retry-after',
  HEADERS.requestId,
  'allow',
  'etag',
  'content-disposition',
  'content-range',
].join(', ');
const PREFLIGHT_SECONDS = 3600;

type Headers = Readonly<Record<string, string>>;

/** Headers that let a page of any origin read a response. Browsers send no cookies with such a request. */
export const READABLE_ANYWHERE: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/**
 * Returns the response headers for pages of other origins. Such pages may read responses to a bearer token, which no
 * browser sends by itself. They may also read the public documents under /.well-known.
 */
export function crossOriginHeaders(request: IncomingMessage): Headers {
  const { url = '', method = '', headers } = request;
  if (isCall(url)) return { vary: 'Origin', ...(hasBearer(headers.authorization) && READABLE_ANYWHERE) };
  if (!isDiscovery(url)) return {};
  const isOpen = ['GET', 'HEAD'].includes(method) && headers.cookie === undefined;
  return { vary: 'Origin, Cookie', ...(isOpen && READABLE_ANYWHERE) };
}

/** Returns the response headers of a CORS preflight, and undefined for every other request. */
export function preflightHeaders({ url = '', method, headers }: IncomingMessage): Headers | undefined {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
  if (isDiscovery(url)) return permission('GET, HEAD', '*');
  const names = String(headers['access-control-request-headers'] ?? '').split(',');
  const sendsBearer = names.some((name) => name.trim().toLowerCase() === 'authorization');
  return isCall(url) && sendsBearer ? permission('GET, HEAD, POST, PUT', ALLOWED_HEADERS) : undefined;
}

const permission = (methods: string, headers: string): Headers => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': methods,
  'access-control-allow-headers': headers,
  'access-control-max-age': String(PREFLIGHT_SECONDS),
});

const isCall = (url: string) => url.startsWith('/api/');
const isDiscovery = (url: string) => url.startsWith('/.well-known/');

export const hasBearer = (authorization: string | undefined) => /^Bearer\s/i.test(authorization ?? '');
