import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { readNetworks } from '../config/readNetworks.ts';
import { createHttpServer } from './createHttpServer.ts';

const TOKEN = 'a metrics token of these tests';
const log = pino({ level: 'silent' });
const broken = async () => {
  throw new Error('the database at mongodb://db.internal is away');
};

describe('pages of the operator', () => {
  let open: FastifyInstance;
  let closed: FastifyInstance;
  beforeAll(async () => {
    open = await createHttpServer({ log, ready: broken, metricsToken: TOKEN });
    closed = await createHttpServer({ log, ready: broken, trustedProxies: readNetworks('10.0.0.1') });
    await Promise.all([open.ready(), closed.ready()]);
  });
  afterAll(() => Promise.all([open.close(), closed.close()]));

  const look = async (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) => {
    const ask = (url: string) => app.inject({ url, remoteAddress, headers: { host: 'localhost:8080', ...headers } });
    const [metrics, ready] = [await ask('/metrics'), await ask('/readyz')];
    expect(ready.statusCode).toBe(503);
    expect(ready.json().status).toBe('not ready');
    return { metrics: metrics.statusCode, listsNames: metrics.body.includes('meet_'), reason: ready.json().reason };
  };
  const everything = { metrics: 200, listsNames: true, reason: expect.stringContaining('mongodb') };
  const nothing = { metrics: 403, listsNames: false, reason: undefined };

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are open to the machine itself: %s', async (address) => {
    expect(await look(closed, address)).toEqual(everything);
  });

  it('are open to the bearer of the token, from anywhere', async () => {
    const bearer = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' };
    expect(await look(open, '203.0.113.9', bearer)).toEqual(everything);
    expect(await look(open, '127.0.0.1')).toEqual(everything);
  });

  it.each([
    ['a stranger', '203.0.113.9', {}],
    ['a stranger who claims to be local', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }],
    ['a stranger behind a proxy on the machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['… that speaks the standard header', '127.0.0.1', { forwarded: 'for=203.0.113.9' }],
    ['… that names nobody', '127.0.0.1', { 'x-forwarded-for': '' }],
    ['… that hands on the public name alone', '127.0.0.1', { host: 'meet.example.org' }],
    ['a page that has its name lead here', '127.0.0.1', { host: 'localhost.evil.example:8080' }],
    ['a wrong token', '203.0.113.9', { authorization: 'Bearer a metrics token' }],
    ['an empty token', '203.0.113.9', { authorization: 'Bearer ' }],
    ['a trusted proxy', '10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are closed to %s', async (_who, address, headers) => {
    for (const app of [open, closed]) expect(await look(app, address, headers)).toEqual(nothing);
  });

  it('leave health open to everyone', async () => {
    expect((await closed.inject({ url: '/healthz', remoteAddress: '203.0.113.9' })).json()).toEqual({ status: 'ok' });
  });
});

describe('addresses that a stranger claims', () => {
  it('are ignored, even if they change at each request', async () => {
    const app = await createHttpServer({ log });
    app.get('/who', (request) => app.getAddress(request.raw));
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
      seen.add((await app.inject({ url: '/who', remoteAddress: '203.0.113.9', headers })).body);
    }
    expect([...seen]).toEqual(['203.0.113.9']);
    await app.close();
  });
});

describe('the routes of a server', () => {
  it('list the first segment of their paths, nested ones included', async () => {
    const app = await createHttpServer({ log });
    app.get('/pictures/:id', async () => '');
    app.get('/:anything', async () => '');
    await app.register(async (scope) => void scope.post('/Deep/er', async () => ''), { prefix: '/nested' });
    await app.ready();
    expect([...app.routeSegments].sort()).toEqual(['healthz', 'metrics', 'nested', 'pictures', 'readyz']);
    await app.close();
  });
});

it('closes although a client holds a connection on which it sent nothing', async () => {
  const app = await createHttpServer({ log });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const connection = connect(Number(port), '127.0.0.1');
  connection.on('error', () => undefined);
  const ended = once(connection, 'close');
  await once(connection, 'connect');
  await app.close();
  await ended;
}, 10_000);
