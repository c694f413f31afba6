import { changePassword, getLoggedInUserData } from '@meet/accounts-contract';
import { generateApiKey } from '@meet/integrations-contract';
import { createMeeting } from '@meet/meetings-contract';
import { createOauthClient } from '@meet/oauth-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const ORIGIN = 'https://app.example';
const JSON_BODY = { 'content-type': 'application/json' };

let product: TestProduct;
let url: string;
let ana: TestPerson;
/** Key that opens some of Ana's calls. */
let key: string;
/** Ids of an application that runs in pages, and of one that has a secret. */
const clients = { page: '', server: '' };

beforeAll(async () => {
  product = await startTestProduct();
  url = await product.listen();
  ana = await product.newPerson('Ana Pop');
  const made = await product.request(generateApiKey, { serviceId: 'automation', name: 'Mine' }, { as: ana });
  key = made.body.apiKey.apiKeyValue;
  const admin = await product.newAdmin();
  for (const isPublic of [true, false]) {
    const input = { name: 'Zinnober', redirectUris: [`${ORIGIN}/callback`], scopes: ['profile'], isPublic };
    const { body } = await product.request(createOauthClient, input, { as: admin });
    clients[isPublic ? 'page' : 'server'] = body.client.clientId;
  }
});
afterAll(() => product.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string | URLSearchParams) =>
  fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { origin: ORIGIN, ...headers },
    ...(body !== undefined && { body }),
  });

interface Opening {
  readonly status: number;
  readonly origin: string | null;
}

/** Returns the origins that may read a response. No response allows cookies. */
function getOpening({ status, headers }: Response): Opening {
  expect(headers.has('access-control-allow-credentials')).toBe(false);
  return { status, origin: headers.get('access-control-allow-origin') };
}

const preflight = (path: string, method: string, headers?: string) =>
  ask('OPTIONS', path, {
    'access-control-request-method': method,
    ...(headers !== undefined && { 'access-control-request-headers': headers }),
  });

const tokenForm = (clientId: string) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'unknown',
    code_verifier: 'v'.repeat(43),
    redirect_uri: `${ORIGIN}/callback`,
    client_id: clientId,
  });

describe('a page of another origin', () => {
  it('reads the metadata of the authorization server, without a cookie', async () => {
    const path = '/.well-known/oauth-authorization-server';
    const answer = await ask('GET', path);
    expect(getOpening(answer)).toEqual({ status: 200, origin: '*' });
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(getOpening(await preflight(path, 'GET', 'x-app'))).toEqual({ status: 204, origin: '*' });
    expect(getOpening(await ask('GET', path, { cookie: 'any=1' })).origin).toBeNull();
    expect(getOpening(await ask('POST', path, JSON_BODY, '{}')).origin).toBeNull();
  });

  it('reads answers to its token, refusals included', async () => {
    const bearer = { ...JSON_BODY, authorization: `Bearer ${key}` };
    const call = (path: string, headers: Record<string, string>, body = '{}') =>
      ask('POST', `/api/${path}`, headers, body).then(getOpening);
    expect(await call(getLoggedInUserData.path, bearer)).toEqual({ status: 200, origin: '*' });
    expect(await call(createMeeting.path, bearer, '{')).toEqual({ status: 400, origin: '*' });
    expect(await call(createMeeting.path, bearer, '{"label":{}}')).toEqual({ status: 400, origin: '*' });
    expect(await call(changePassword.path, bearer)).toEqual({ status: 403, origin: '*' });
    expect(await call('none', bearer)).toEqual({ status: 404, origin: '*' });
    const dead = { ...JSON_BODY, authorization: 'Bearer mk_dead' };
    expect(await call(getLoggedInUserData.path, dead)).toEqual({ status: 401, origin: '*' });
    // The framework sends this response itself.
    expect(await call('%zz', bearer)).toEqual({ status: 400, origin: '*' });
  });

  it('may send a bearer token, but no session header', async () => {
    for (const [path, method, headers] of [
      ['/api/get-logged-in-user-data', 'POST', 'authorization,content-type'],
      ['/api/channels/mfe-crm', 'PUT', 'authorization,content-type,if-match'],
      ['/api/releases/mfe-crm', 'POST', 'authorization'],
      ['/api/get-ongoing-meetings', 'GET', 'Authorization, Locale'],
    ] as const) {
      const answer = await preflight(path, method, headers);
      expect(getOpening(answer)).toEqual({ status: 204, origin: '*' });
      const allowed = answer.headers.get('access-control-allow-headers')!.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(headers.toLowerCase().split(/, ?/)));
      expect(allowed.filter((name) => ['*', 'user-token', 'admin-token', 'cookie'].includes(name))).toEqual([]);
      expect(answer.headers.get('access-control-allow-methods')).toContain(method);
    }
    for (const headers of [undefined, 'content-type', 'user-token,content-type', 'admin-token'])
      expect(getOpening(await preflight('/api/create-meeting', 'POST', headers)).origin).toBeNull();
  });

  it('reads nothing with a session’s header or a cookie', async () => {
    const sessions: Record<string, string>[] = [{}, { 'user-token': ana.token }, { cookie: `user-token=${ana.token}` }];
    for (const headers of sessions) {
      const sent = { ...JSON_BODY, ...headers };
      expect(getOpening(await ask('POST', `/api/${getLoggedInUserData.path}`, sent, '{}')).origin).toBeNull();
    }
    const byCookie = { ...JSON_BODY, cookie: `user-token=${ana.token}; admin-token=${ana.token}` };
    expect((await ask('POST', `/api/${getLoggedInUserData.path}`, byCookie, '{}')).status).toBe(401);
    for (const path of ['/oauth/authorize', '/healthz', '/registry.json'])
      expect([path, getOpening(await ask('GET', path)).origin]).toEqual([path, null]);
  });

  it.each(['/oauth/token', '/oauth/revoke'])('may call %s as an application without a secret', async (path) => {
    const pending = await preflight(path, 'POST', 'x-app');
    expect(getOpening(pending)).toEqual({ status: 204, origin: ORIGIN });
    expect(pending.headers.get('access-control-allow-methods')).toContain('POST');
    const form = (clientId: string) =>
      path === '/oauth/token' ? tokenForm(clientId) : new URLSearchParams({ token: 'x', client_id: clientId });
    const answer = await ask('POST', path, {}, form(clients.page));
    expect(getOpening(answer)).toEqual({ status: path === '/oauth/token' ? 400 : 200, origin: ORIGIN });
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(getOpening(await ask('POST', path, { cookie: 'any=1' }, form(clients.page)))).toEqual({
      status: 400,
      origin: null,
    });
    const basic = { authorization: `Basic ${btoa(`${clients.server}:wrong`)}` };
    expect(getOpening(await ask('POST', path, basic, form(clients.server))).status).toBeGreaterThanOrEqual(400);
  });

  it('gets no tokens for an application that has a secret', async () => {
    const answer = await ask('POST', '/oauth/token', {}, tokenForm(clients.server));
    expect(getOpening(answer).origin).toBeNull();
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^invalid_/) });
  });

  it('can read that it exceeded the limit, and when to retry', async () => {
    const post = () => ask('POST', '/oauth/token', {}, tokenForm(clients.page));
    let answer = await post();
    for (let count = 0; count < 700 && answer.status !== 429; count += 1) answer = await post();
    expect(getOpening(answer)).toEqual({ status: 429, origin: '*' });
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(getOpening(await preflight('/oauth/token', 'POST')).status).toBe(204);
    expect(getOpening(await ask('POST', '/oauth/token', { cookie: 'any=1' })).origin).toBeNull();
  });
});
