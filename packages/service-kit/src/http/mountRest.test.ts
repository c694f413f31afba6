import {
  byteAnswer,
  createCallDefiner,
  defineErrors,
  input,
  output,
  requiredText,
  ServiceError,
  text,
  type Caller,
} from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { string } from 'yup';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createLocalClient } from '../operations/createLocalClient.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { createRateLimiter } from '../operations/RateLimiter.ts';
import { loadTranslator } from '../texts/translator.ts';
import { readNetworks } from '../config/readNetworks.ts';
import { createHttpServer } from './createHttpServer.ts';
import { mountRest } from './mountRest.ts';
import type { Authenticate } from './readCaller.ts';

const defineCall = createCallDefiner('tests');
const { FORBIDDEN: refused } = defineErrors({ FORBIDDEN: { status: 200 } });

const greet = defineCall('greet', {
  path: 'greet',
  access: 'public',
  summary: 'Greets.',
  input: input({ name: requiredText('common.required').max(5, 'common.emailTooLong') }),
  output: output({ greeting: string().required() }),
  rateLimit: { max: 1_000, windowSeconds: 60 },
});
const whoAmI = defineCall('whoAmI', {
  path: 'who-am-i',
  access: 'user',
  method: 'GET',
  summary: 'Names the caller.',
  input: input({ greeting: text() }),
  output: output({ email: string().required(), greeting: string() }),
});
const administer = defineCall('administer', {
  path: 'administer',
  access: 'admin',
  summary: 'For administrators.',
  input: input({}),
  output: output({}),
});
const changePassword = defineCall('changePassword', {
  path: 'change-password',
  access: 'user',
  summary: 'Not for those who only view an account.',
  input: input({}),
  output: output({}),
  impersonation: 'refused',
});
const internal = defineCall('internal', {
  path: 'internal-matter',
  access: 'service',
  summary: 'Between services.',
  input: input({}),
  output: output({}),
});
const limited = defineCall('limited', {
  path: 'limited',
  access: 'public',
  summary: 'Twice a minute.',
  input: input({}),
  output: output({}),
  rateLimit: { max: 2, windowSeconds: 60, by: 'address' },
});
const failing = defineCall('failing', {
  path: 'failing',
  access: 'public',
  summary: 'Refuses or breaks.',
  input: input({ how: text() }),
  output: output({}),
  errors: [refused],
});

const makeFile = defineCall('makeFile', {
  path: 'make-file',
  access: 'public',
  method: 'GET',
  summary: 'Makes a file while it is sent.',
  input: input({ breaks: text() }),
  gives: 'bytes',
  output: output({ file: byteAnswer() }),
});

const deliver = defineCall('deliver', {
  path: 'deliver/:place',
  access: 'public',
  summary: 'Takes JSON, or a form that holds JSON.',
  input: input({ place: requiredText('common.required'), name: requiredText('common.required') }),
  output: output({ greeting: string().required() }),
  formMember: 'payload',
  bodyLimit: 1024,
});

const people: Record<string, Partial<Caller>> = {
  ana: { kind: 'user', accountId: 'a', email: 'ana@example.com' },
  root: { kind: 'admin', accountId: 'r', email: 'root@example.com' },
  viewed: {
    kind: 'user',
    accountId: 'a',
    email: 'ana@example.com',
    impersonatedBy: { accountId: 'r', fullName: 'Root' },
  },
};
const authenticate: Authenticate = async ({ userToken, adminToken, bearer }, visitor) => ({
  ...visitor,
  ...(userToken === 'root' ? {} : people[adminToken ?? userToken ?? bearer ?? '']),
});

let app: FastifyInstance;
let logged = '';

beforeAll(async () => {
  const log = pino(
    { level: 'error' },
    new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) }),
  );
  const client = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter(), checkOutputs: true });
  const define = createOperationDefiner<null>();
  client.register(
    [
      define(greet, ({ name }) => ({ greeting: `Hello ${name}` })),
      define(whoAmI, ({ greeting }, { account }) => ({ email: account.email, greeting })),
      define(administer, () => ({})),
      define(changePassword, () => ({})),
      define(internal, () => ({})),
      define(limited, () => ({})),
      define(failing, ({ how }) => {
        if (how === 'refuse') throw new ServiceError(refused);
        throw new Error('the disk is on fire at /secret/place');
      }),
      define(deliver, ({ place, name }) => ({ greeting: `${name} at ${place}` })),
      define(makeFile, ({ breaks }) => ({
        file: {
          ...{ type: 'application/json', name: 'made.json', disposition: 'attachment' as const },
          async open() {
            return (async function* () {
              yield Buffer.from('[1,');
              if (breaks) throw new Error('the second half was lost');
              yield Buffer.from('2]');
            })();
          },
        },
      })),
    ],
    null,
  );
  app = await createHttpServer({ log, trustedProxies: readNetworks('loopback') });
  mountRest(app, { calls: client.calls, client, authenticate, translator: await loadTranslator() });
  await app.ready();
});
afterAll(() => app.close());

const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, payload: payload as object, headers });

describe('a REST path', () => {
  it('answers with success and the output', async () => {
    const response = await post('greet', { name: 'Ana', role: 'admin' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, greeting: 'Hello Ana' });
  });

  it.each([
    ['an operator', { name: { $ne: null } }],
    ['a number', { name: 7 }],
    ['a list', { name: ['Ana'] }],
    ['nothing', {}],
    ['white space', { name: '  ' }],
    ['too much', { name: 'Anabella' }],
  ])('refuses %s in place of a text', async (_what, body) => {
    const response = await post('greet', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION_FAILED', fields: [{ path: 'name' }] });
  });

  it.each([
    ['JSON', 'application/json', '{"name":"Ana"}'],
    ['a form', 'application/x-www-form-urlencoded', 'payload=%7B%22name%22%3A%22Ana%22%7D'],
    ['a form with a character set', 'application/x-www-form-urlencoded; charset=utf-8', 'a=b&payload={"name":"Ana"}'],
  ])('takes %s, if the call takes forms', async (_what, type, payload) => {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/api/deliver/home', payload, headers });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, greeting: 'Ana at home' }]);
  });

  it.each([
    ['without the member', 'name=Ana', 400, 'VALIDATION_FAILED'],
    ['with malformed JSON', 'payload=Ana', 400, 'MALFORMED_JSON'],
    ['with a smuggled prototype', 'payload={"__proto__":{"a":1},"name":"Ana"}', 400, 'MALFORMED_JSON'],
    ['with a deep nest', `payload=${'['.repeat(50)}`, 400, 'VALIDATION_FAILED'],
    ['with another place', 'payload={"place":"elsewhere"}', 400, 'VALIDATION_FAILED'],
    ['that is too large', `payload=${'x'.repeat(2000)}`, 413, 'BODY_TOO_LARGE'],
  ])('refuses a form %s', async (_what, payload, status, code) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method: 'POST', url: '/api/deliver/home', payload, headers });
    expect([response.statusCode, response.json()]).toMatchObject([status, { success: false, code }]);
  });

  it('refuses other methods, and names the allowed ones', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/greet' });
      expect([response.statusCode, response.headers['allow'], response.json()]).toEqual([
        405,
        'POST',
        { success: false, code: 'METHOD_NOT_ALLOWED', message: expect.any(String) },
      ]);
    }
    const posted = await post('who-am-i', {});
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('answers %s with 404 if it does not exist', async (method) => {
    const response = await app.inject({ method, url: '/api/nobody-knows/this' });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { success: false, code: 'NOT_FOUND', message: expect.any(String) },
    ]);
  });

  it('explains limits in the language of the locale header', async () => {
    const response = await post('greet', { name: 'Anabella' }, { locale: 'fr_FR' });
    expect(response.json()).toMatchObject({ message: 'L’adresse e-mail ne peut pas dépasser 5 caractères' });
  });

  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'MALFORMED_JSON'],
    ['a smuggled prototype', '{"__proto__":{"admin":true},"name":"Ana"}', 'application/json', 400, 'MALFORMED_JSON'],
    ['a form', 'name=Ana', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"name":"Ana"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a list', '["Ana"]', 'application/json', 400, 'VALIDATION_FAILED'],
    ['too large a body', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/greet',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code });
  });

  it('reads the query of a GET, and accepts the token as header, stored object or bearer', async () => {
    const as = (headers: Readonly<Record<string, string | undefined>>) =>
      app.inject({ url: '/api/who-am-i?greeting=hi', headers: headers as Record<string, string> });
    for (const headers of [
      { 'user-token': 'ana' },
      { 'user-token': '{"token":"ana"}' },
      { authorization: 'Bearer ana' },
    ]) {
      expect((await as(headers)).json()).toEqual({ success: true, email: 'ana@example.com', greeting: 'hi' });
    }
    expect((await as({})).statusCode).toBe(401);
    expect((await as({ 'user-token': 'dead' })).json()).toMatchObject({ success: false, code: 'SESSION_INVALID' });
  });

  it('refuses users in calls of administrators, and viewers of an account in protected calls', async () => {
    expect((await post('administer', {}, { 'user-token': 'ana' })).statusCode).toBe(403);
    expect((await post('administer', {}, { 'admin-token': 'ana' })).statusCode).toBe(403);
    expect((await post('administer', {}, { 'admin-token': 'root' })).statusCode).toBe(200);
    expect((await post('change-password', {}, { 'user-token': 'viewed' })).json()).toMatchObject({
      code: 'IMPERSONATION_FORBIDDEN',
    });
  });

  it('exists neither for calls between services nor for unknown calls', async () => {
    for (const path of ['internal-matter', 'no-such-call']) {
      const response = await post(path, {});
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('answers 429 with the seconds to wait beyond a limit, per address', async () => {
    const from = (address: string) => post('limited', {}, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    const third = await from('192.0.2.1');
    expect(third.statusCode).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });

  it('answers a business refusal with 200, and hides and logs an unexpected error', async () => {
    const refusal = await post('failing', { how: 'refuse' });
    expect([refusal.statusCode, refusal.json<{ success: boolean }>().success]).toEqual([200, false]);
    const broken = await post('failing', { how: 'break' });
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('/secret/place');
    expect(broken.json()).toMatchObject({ code: 'INTERNAL' });
    expect(logged).toContain('/secret/place');
  });

  it('returns a request id, which is the caller’s own if it is well-formed', async () => {
    expect((await post('greet', { name: 'A' }, { 'x-request-id': 'trace-0001' })).headers['x-request-id']).toBe(
      'trace-0001',
    );
    expect((await post('greet', { name: 'A' }, { 'x-request-id': 'a b' })).headers['x-request-id']).toMatch(
      /^[\w-]{36}$/,
    );
  });

  it('is counted in the metrics, and health checks are served beside it', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain(
      'meet_call_duration_seconds_count{service="tests",call="greet",outcome="OK"}',
    );
  });
});

describe('a file that is generated while it is sent', () => {
  const get = (query = '', method: 'GET' | 'HEAD' = 'GET', headers = {}) =>
    app.inject({ method, url: `/api/make-file${query}`, headers });

  it('is complete, has no size in advance, and is not cached', async () => {
    const { statusCode, body, headers } = await get('', 'GET', { range: 'bytes=0-1', 'if-none-match': '"undefined"' });
    expect([statusCode, body]).toEqual([200, '[1,2]']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
    for (const name of ['content-length', 'etag', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
  });

  it('has no body for a HEAD request', async () => {
    const { statusCode, body } = await get('', 'HEAD');
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('breaks off if it fails, so that a part is not taken for the whole', async () => {
    await expect(get('?breaks=yes')).rejects.toThrow();
  });
});

describe('a page of another origin', () => {
  const ORIGIN = { origin: 'https://app.example' };
  const BEARER = { ...ORIGIN, authorization: 'Bearer ana' };
  const preflight = (url: string, headers: string, method = 'POST') =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
  const getOpening = ({ headers }: { headers: Record<string, unknown> }) => headers['access-control-allow-origin'];

  it('may send a bearer token with other headers, but no session header', async () => {
    for (const url of ['/api/greet', '/api/nobody-knows/this', '/api/who-am-i?greeting=hi']) {
      const { statusCode, headers, body } = await preflight(url, 'authorization,content-type', 'PUT');
      expect([statusCode, body, headers['access-control-allow-origin']]).toEqual([204, '', '*']);
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT');
      const allowed = String(headers['access-control-allow-headers']).split(', ');
      expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'locale', 'if-match']));
      expect(allowed.filter((name) => /token|cookie|[*]/.test(name))).toEqual([]);
      expect(headers['access-control-max-age']).toBe('3600');
      expect(headers['vary']).toContain('Origin');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const headers of ['content-type', 'user-token', 'x-authorization', ''])
      expect([headers, getOpening(await preflight('/api/greet', headers))]).toEqual([headers, undefined]);
    for (const url of ['/metrics', '/apis/greet', '/graphql'])
      expect([url, getOpening(await preflight(url, 'authorization'))]).toEqual([url, undefined]);
  });

  it('reads answers to a bearer token, refusals and failures included', async () => {
    const requested = {
      200: () => post('greet', { name: 'Ana' }, BEARER),
      400: () => post('greet', {}, BEARER),
      401: () => app.inject({ url: '/api/who-am-i', headers: { ...BEARER, authorization: 'Bearer dead' } }),
      403: () => post('administer', {}, BEARER),
      404: () => post('nobody-knows/this', {}, BEARER),
      405: () => post('who-am-i', {}, BEARER),
      413: () => post('greet', { name: 'x'.repeat(300_000) }, BEARER),
      500: () => post('failing', { how: 'break' }, { ...BEARER, 'accept-encoding': 'br' }),
    };
    for (const [status, ask] of Object.entries(requested)) {
      const answer = await ask();
      expect([status, answer.statusCode, getOpening(answer)]).toEqual([status, Number(status), '*']);
      expect(answer.headers['vary']).toContain('Origin');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const limited = () => post('limited', {}, { ...BEARER, 'x-forwarded-for': '192.0.2.9' });
    const [, , third] = [await limited(), await limited(), await limited()];
    expect([third.statusCode, getOpening(third)]).toEqual([429, '*']);
    expect(third.headers['access-control-expose-headers']).toContain('retry-after');
  });

  it('receives answers that keep their other Vary values', async () => {
    const answer = await app.inject({ url: '/metrics', headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['vary'], getOpening(answer)]).toEqual(['accept-encoding', undefined]);
    const greeting = 'x'.repeat(1_000);
    const url = `/api/who-am-i?greeting=${greeting}`;
    const long = await app.inject({ url, headers: { ...BEARER, 'accept-encoding': 'br' } });
    expect([long.headers['content-encoding'], long.headers['vary']]).toEqual(['br', 'Origin, accept-encoding']);
  });

  it('reads no answer to a cookie, a session or another authorization', async () => {
    for (const headers of [
      ORIGIN,
      { ...ORIGIN, cookie: 'session=ana' },
      { ...ORIGIN, 'user-token': 'ana' },
      { ...ORIGIN, 'admin-token': 'root' },
      { ...ORIGIN, authorization: 'Basic YW5hOmFuYQ==' },
    ] as Record<string, string>[]) {
      const answer = await post('greet', { name: 'Ana' }, headers);
      expect([headers, getOpening(answer)]).toEqual([headers, undefined]);
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const both = await app.inject({ url: '/api/who-am-i', headers: { cookie: 'user-token=ana', ...ORIGIN } });
    expect(both.statusCode).toBe(401);
  });

  it('learns from a header that a bearer token is dead', async () => {
    const dead = await app.inject({ url: '/api/who-am-i', headers: { authorization: 'Bearer dead' } });
    expect(dead.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect((await app.inject({ url: '/api/who-am-i' })).headers).not.toHaveProperty('www-authenticate');
  });
});
