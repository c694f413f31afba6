import { HEADERS } from '@meet/contracts';
import type { IncomingMessage } from 'node:http';

/** Headers of calls that pages of other origins may send: those of sessions are not among them. */
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

/** Headers that let a page of any origin read an answer. Browsers send no cookies along with such a request. */
export const READABLE_ANYWHERE: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/**
 * Headers of an answer for pages of other origins. They may read what a bearer token opened, which no browser sends by
 * itself, and the documents under /.well-known that are the same for everybody.
 */
export function crossOriginHeaders(request: IncomingMessage): Headers {
  const { url = '', method = '', headers } = request;
  if (isCall(url)) return { vary: 'Origin', ...(hasBearer(headers.authorization) && READABLE_ANYWHERE) };
  if (!isDiscovery(url)) return {};
  const isOpen = ['GET', 'HEAD'].includes(method) && headers.cookie === undefined;
  return { vary: 'Origin, Cookie', ...(isOpen && READABLE_ANYWHERE) };
}

/** The answer to a browser that asks whether a page of another origin may call; undefined for every other request. */
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
