import { HEADERS, resolveLocale, TOKEN_PATTERN, type Caller, type Credentials, type Locale } from '@meet/contracts';
import type { IncomingHttpHeaders } from 'node:http';

const USER_AGENT_MAX_LENGTH = 300;

export interface RequestAttributes {
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly address: string;
}

/** Resolves credentials to a caller. Expired or wrong tokens give a visitor. */
export type Authenticate = (credentials: Credentials, visitor: Caller) => Promise<Caller>;

/** Returns the caller of a request: account, language and address. */
export async function readCaller(request: RequestAttributes, authenticate: Authenticate): Promise<Caller> {
  const credentials = readCredentials(request.headers);
  const visitor: Caller = {
    kind: 'visitor',
    locale: readLocale(request.headers),
    desktopApp: ['1', 'true'].includes(single(request.headers[HEADERS.desktopApp]) ?? ''),
    requestId: request.requestId,
    address: request.address,
    userAgent: single(request.headers['user-agent'])?.slice(0, USER_AGENT_MAX_LENGTH),
    credentials,
  };
  return credentials.userToken || credentials.adminToken || credentials.bearer
    ? authenticate(credentials, visitor)
    : visitor;
}

/** Returns the language of the response. */
export function readLocale(headers: IncomingHttpHeaders): Locale {
  return resolveLocale(single(headers[HEADERS.locale]));
}

/**
 * Returns the tokens of the headers. Clients that store `{"token":"…"}` sometimes send it whole, so both forms are
 * read. A value that can't be a token counts as none.
 */
export function readCredentials(headers: IncomingHttpHeaders): Credentials {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return {
    userToken: tokenIn(single(headers[HEADERS.userToken])),
    adminToken: tokenIn(single(headers[HEADERS.adminToken])),
    bearer: tokenIn(bearer),
  };
}

function tokenIn(value: string | undefined): string | undefined {
  const token = value?.startsWith('{') ? storedToken(value) : value;
  return typeof token === 'string' && TOKEN_PATTERN.test(token) ? token : undefined;
}

function storedToken(json: string): unknown {
  try {
    return (JSON.parse(json) as { token?: unknown }).token;
  } catch {
    return undefined;
  }
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
