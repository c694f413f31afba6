import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/*
 * Simulates Jira’s side of an Atlassian Connect app by Atlassian’s public documentation, without any of our code:
 * - tokens, their claims and the query string hash:
 *   https://developer.atlassian.com/cloud/jira/platform/understanding-jwt-for-connect-apps/
 * - lifecycle hooks and their asymmetric signatures:
 *   https://developer.atlassian.com/cloud/jira/platform/security-for-connect-apps/
 * - remote issue links: https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-issue-remote-links/
 */

export type Claims = Readonly<Record<string, unknown>>;

export interface SignedRequest {
  readonly method: string;
  /** Relative to the receiver's base address. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string | readonly string[]>>;
}

export interface RemoteLink {
  readonly issueKey: string;
  readonly globalId: string;
  readonly url: string;
  readonly title: string;
  readonly relationship: string;
}

const base64url = (value: string | Buffer) => Buffer.from(value).toString('base64url');
const percent = (value: string) =>
  [...Buffer.from(value, 'utf8')]
    .map((byte) =>
      /[A-Za-z0-9\-._~]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
    )
    .join('');

/**
 * Hashes `METHOD&path&sorted parameters`. Repeated parameters are joined by commas, and the token itself is left out.
 */
export function toQsh({ method, path, parameters = {} }: SignedRequest): string {
  const pairs = Object.entries(parameters)
    .filter(([name]) => name !== 'jwt')
    .map(([name, value]) => [percent(name), [value].flat().map(percent).sort().join(',')] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const canonical = [method.toUpperCase(), path, pairs.map(([name, value]) => `${name}=${value}`).join('&')].join('&');
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
}

function compact(header: object, claims: object, sign: (content: string) => Buffer): string {
  const content = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
  return `${content}.${base64url(sign(content))}`;
}

export const signHs256 = (claims: Claims, secret: string, header: object = { typ: 'JWT', alg: 'HS256' }) =>
  compact(header, claims, (content) => createHmac('sha256', secret).update(content).digest());

/** Creates a token that claims to need no signature. */
export const signNone = (claims: Claims) =>
  `${base64url(JSON.stringify({ typ: 'JWT', alg: 'none' }))}.${base64url(JSON.stringify(claims))}.`;

export interface JiraOptions {
  /** Unix milliseconds. */
  readonly now?: () => number;
}

/** Starts a Jira Cloud site, and the host of the public keys for Atlassian's signatures, both on this machine. */
export async function startJira({ now = Date.now }: JiraOptions = {}) {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keyId = `key-${randomBytes(8).toString('hex')}`;
  const links: RemoteLink[] = [];
  const requested: string[] = [];
  const issues = new Map([['SHOP-7', 'The basket forgets what is in it']]);
  const people = new Map([['5b10a2844c20165700ede21g', 'Mia Krystof']]);
  let isReadOnly = false;

  const site = {
    clientKey: `client-${randomBytes(8).toString('hex')}`,
    secret: randomBytes(48).toString('base64'),
    userId: '5b10a2844c20165700ede21g',
    issueKey: 'SHOP-7',
  };
  let app = { key: '', baseUrl: '' };

  const seconds = () => Math.floor(now() / 1000);
  const toClaims = (request: SignedRequest, more: Claims = {}): Claims => ({
    iss: site.clientKey,
    sub: site.userId,
    iat: seconds(),
    exp: seconds() + 180,
    qsh: toQsh(request),
    ...more,
  });

  /** Returns whether the app signed exactly this request with the shared secret. */
  function isFromApp(request: IncomingMessage): boolean {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const [header = '', body = '', signature = ''] = token.split('.');
    const url = new URL(request.url!, 'http://site');
    const expected = createHmac('sha256', site.secret).update(`${header}.${body}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (scheme !== 'JWT' || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const parameters = Object.fromEntries(url.searchParams);
    return (
      claims['iss'] === app.key &&
      Number(claims['exp']) > seconds() &&
      claims['qsh'] === toQsh({ method: request.method!, path: url.pathname, parameters })
    );
  }

  async function answerRest(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const content = await text(request);
    if (!isFromApp(request)) return void send(401, { message: 'Unauthorized' });
    const [, issueKey = '', isLink] = /^\/rest\/api\/3\/issue\/([^/]+)(\/remotelink)?$/.exec(url.pathname) ?? [];
    if (url.pathname === '/rest/api/3/user') {
      const displayName = people.get(url.searchParams.get('accountId') ?? '');
      return void (displayName
        ? send(200, { accountId: url.searchParams.get('accountId'), displayName })
        : send(404, {}));
    }
    if (!issues.has(issueKey)) return void send(404, { errorMessages: ['Issue does not exist'] });
    if (!isLink) return void send(200, { key: issueKey, fields: { summary: issues.get(issueKey) } });
    if (isReadOnly) return void send(403, { errorMessages: ['You may not link this issue'] });
    const { globalId, relationship, object } = JSON.parse(content) as {
      globalId: string;
      relationship: string;
      object: { url: string; title: string };
    };
    const known = links.findIndex((link) => link.issueKey === issueKey && link.globalId === globalId);
    const link = { issueKey, globalId, relationship, url: object.url, title: object.title };
    links.splice(known < 0 ? links.length : known, known < 0 ? 0 : 1, link);
    send(known < 0 ? 201 : 200, { id: 10_000 + links.length });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://site');
    requested.push(`${request.method} ${url.pathname}`);
    if (url.pathname === `/keys/${keyId}`) return void response.writeHead(200).end(pair.publicKey);
    if (url.pathname.startsWith('/keys/')) return void response.writeHead(404).end();
    if (url.pathname === '/all.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    if (url.pathname.startsWith('/browse/')) {
      const page = `<!doctype html><html lang="en"><title>Issue</title><h1>${site.issueKey}</h1><iframe title="Meeting" width="360" height="300" src="${jira.panelUrl()}"></iframe>`;
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
    if (url.pathname.startsWith('/rest/'))
      // The client may cut the connection, for example because it is killed.
      return void answerRest(request, response, url).catch(() => response.destroy());
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const jira = {
    ...site,
    url: `http://localhost:${port}`,
    keysUrl: `http://127.0.0.1:${port}/keys`,
    bridgeUrl: `http://localhost:${port}/all.js`,
    keyId,
    privateKey: pair.privateKey,
    publicKey: pair.publicKey,
    links,
    /** Requests to the site so far: method and path. */
    requested,
    toClaims,
    /** Sets whether people may not change issues. */
    setReadOnly: (value: boolean) => void (isReadOnly = value),
    /** Replaces the shared secret, as a later installation does. */
    renewSecret: () => (site.secret = jira.secret = randomBytes(48).toString('base64')),
    /** Configures the app from its descriptor. */
    read: (descriptor: { key: string; baseUrl: string }) => void (app = descriptor),
    sign: (request: SignedRequest, more: Claims = {}, secret = site.secret) =>
      signHs256(toClaims(request, more), secret),
    /** Signs a request as Atlassian itself does, for one app. */
    signByHost: (request: SignedRequest, more: Claims = {}, header: object = {}, privateKey = pair.privateKey) =>
      compact(
        { typ: 'JWT', alg: 'RS256', kid: keyId, ...header },
        toClaims(request, { aud: [app.baseUrl], ...more }),
        (content) => createSign('RSA-SHA256').update(content).sign(privateKey),
      ),
    /** Returns the body of a lifecycle hook. */
    toBody: (eventType: string, more: Claims = {}) => ({
      key: app.key,
      clientKey: site.clientKey,
      baseUrl: jira.url,
      productType: 'jira',
      eventType,
      ...(eventType === 'installed' && { sharedSecret: site.secret }),
      ...more,
    }),
    /** Returns the address of the frame within an issue. */
    panelUrl(more: Claims = {}, secret = site.secret) {
      const parameters = { issueKey: site.issueKey, xdm_e: jira.url, cv: '1001.0.0' };
      const token = jira.sign({ method: 'GET', path: '/panel', parameters }, more, secret);
      return `${app.baseUrl}/panel?${new URLSearchParams({ ...parameters, jwt: token }).toString()}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return jira;
}

export type TestJira = Awaited<ReturnType<typeof startJira>>;
