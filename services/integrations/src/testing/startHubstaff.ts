import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/*
 * Simulates Hubstaff by its public documentation, without any of our code:
 * https://developer.hubstaff.com/authentication (OpenID Connect, code flow, refresh tokens) and
 * https://developer.hubstaff.com/docs/hubstaff_v2 (users, organizations, projects, time entries). Time entries can be
 * added but not read, and adding one twice records it twice.
 */

export interface Entry {
  readonly userId: string;
  readonly project_id: number;
  readonly start_time: string;
  readonly tracked: number;
  readonly note: string;
}

interface Grant {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export const HUBSTAFF_CLIENT = { id: 'meet-at-hubstaff', secret: 'its-secret' };

/** Starts Hubstaff’s issuer and API on this machine. */
export async function startHubstaff() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Grant>();
  const accessTokens = new Set<string>();
  const refreshTokens = new Set<string>();
  const given: string[] = [];
  const entries: Entry[] = [];
  const random = () => randomBytes(24).toString('base64url');
  let refreshed = 0;
  let isRevoked = false;
  /** Answers to the next requests for time entries: a status, or a connection that is cut. */
  const answers: (number | 'cut' | 'record-and-cut')[] = [];

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: hubstaff.url, aud: HUBSTAFF_CLIENT.id, sub: '77', iat: now, exp: now + 600, nonce };
    const content = `${part({ alg: 'RS256', kid: 'hub' })}.${part(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`;
  }
  function tokens(nonce?: string) {
    const [access_token, refresh_token] = [random(), random()];
    accessTokens.add(access_token);
    refreshTokens.add(refresh_token);
    given.push(access_token, refresh_token);
    return {
      access_token,
      refresh_token,
      token_type: 'bearer',
      expires_in: 86_400,
      ...(nonce && { id_token: idToken(nonce) }),
    };
  }

  async function exchange(request: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(request));
    const basic = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    const [id, secret] = basic
      ? basic.split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')];
    if (id !== HUBSTAFF_CLIENT.id || secret !== HUBSTAFF_CLIENT.secret) return [401, { error: 'invalid_client' }];
    if (form.get('grant_type') === 'refresh_token') {
      const given = form.get('refresh_token') ?? '';
      // Each refresh token is valid once; the answer contains the next one.
      if (isRevoked || !refreshTokens.delete(given)) return [400, { error: 'invalid_grant' }];
      refreshed += 1;
      return [200, tokens()];
    }
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    return [200, tokens(grant.nonce)];
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://hubstaff');
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void (async () => {
      if (url.pathname === '/.well-known/openid-configuration')
        return send(200, {
          issuer: hubstaff.url,
          authorization_endpoint: `${hubstaff.url}/authorizations/new`,
          token_endpoint: `${hubstaff.url}/access_tokens`,
          jwks_uri: `${hubstaff.url}/jwks.json`,
          code_challenge_methods_supported: ['S256'],
        });
      if (url.pathname === '/jwks.json')
        return send(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'hub', alg: 'RS256', use: 'sig' }] });
      if (url.pathname === '/access_tokens') return send(...(await exchange(request)));
      const access = (request.headers.authorization ?? '').replace('Bearer ', '');
      if (!accessTokens.has(access)) return send(401, { error: 'Unauthorized' });
      if (url.pathname === '/v2/users/me') return send(200, { user: { id: 77, name: 'Ana at work' } });
      if (url.pathname === '/v2/organizations') return send(200, { organizations: [{ id: 1, name: 'Shop' }] });
      if (url.pathname === '/v2/organizations/1/projects')
        return send(200, {
          projects: [
            { id: 501, name: 'Website' },
            { id: 502, name: 'Basket' },
          ],
        });
      const [, userId] = /^\/v2\/users\/(\d+)\/time_entries$/.exec(url.pathname) ?? [];
      if (!userId || request.method !== 'POST') return send(404, {});
      const body = JSON.parse(await text(request)) as Omit<Entry, 'userId'>;
      const answer = answers.shift() ?? 201;
      if (answer === 201 || answer === 'record-and-cut') entries.push({ userId, ...body });
      if (typeof answer === 'string') return request.socket.destroy();
      return send(answer, { success: answer === 201 });
      // The client may cut the connection, for example because it is killed.
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const hubstaff = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entries,
    answers,
    /** All tokens that were issued. */
    given,
    get refreshed() {
      return refreshed;
    },
    /** Authorizes as a person on the page at an address. Returns the query with which the page sends them back. */
    agree(address: string) {
      const parameters = new URL(address).searchParams;
      const code = random();
      codes.set(code, {
        challenge: parameters.get('code_challenge')!,
        nonce: parameters.get('nonce')!,
        redirectUri: parameters.get('redirect_uri')!,
      });
      return { code, state: parameters.get('state')! };
    },
    /** Makes all access tokens expire. */
    expire: () => accessTokens.clear(),
    /** Revokes the person's authorization, or grants it again. */
    revoke(value: boolean) {
      isRevoked = value;
      if (value) accessTokens.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hubstaff;
}

export type TestHubstaff = Awaited<ReturnType<typeof startHubstaff>>;
