import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once, type EventEmitter } from 'node:events';
import { request as openRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { createHttpServer } from '../http/createHttpServer.ts';
import { readNetworks } from '../config/readNetworks.ts';
import { freePort } from '../testing/freePort.ts';
import { loadTranslator } from '../texts/translator.ts';
import { createServiceDirectory, type ServiceDirectory } from './createServiceDirectory.ts';
import { mountAbout } from './mountAbout.ts';
import { mountProxy } from './mountProxy.ts';
import { FORWARDED } from './recogniseForwarded.ts';

const log = pino({ level: 'silent' });
const KEY = 'shared-between-the-processes';
const PATHS = ['/r/:remote/*', '/api/pets/:name', '/dashboard/pets', '/api/taken'];
const LONG = 'meow '.repeat(2_000);

let service: FastifyInstance;
let gateway: FastifyInstance;
let directory: ServiceDirectory;
let port = 0;
let url: string;
let serviceUrl: string;
/** Resolves once the service has noticed that the sender disconnected. */
let letGo: Promise<unknown>;
let begun: Promise<unknown>;
/** Request whose body nobody reads. */
let unread: IncomingMessage;
let taken = 0;

const closed = (stream: EventEmitter) => new Promise((resolve) => stream.once('close', resolve));

async function startService() {
  service = await createHttpServer({ log, serviceKey: KEY, trustedProxies: readNetworks('loopback') });
  service.removeAllContentTypeParsers();
  service.addContentTypeParser('*', (_request, body, done) => done(null, body));
  const notify = async (request: FastifyRequest) => ({
    method: request.method,
    url: request.raw.url,
    id: request.id,
    from: service.getAddress(request.raw),
    headers: request.headers,
    body: request.body ? await text(request.body as Readable) : '',
  });
  service.route({ method: ['GET', 'POST', 'DELETE'], url: '/r/told/*', handler: notify });
  service.get('/r/long/plain', async (_request, reply) => reply.type('text/plain').send(LONG));
  service.get('/r/part/file', { compress: false } as object, async (request, reply) => {
    reply.header('etag', '"one"').header('set-cookie', ['a=1; Path=/r', 'b=2']).header('cache-control', 'private');
    if (request.headers['if-none-match'] === '"one"') return reply.code(304).send();
    if (request.headers.range) return reply.code(206).header('content-range', 'bytes 0-3/10').send('0123');
    return reply.redirect('/r/elsewhere', 303);
  });
  service.get('/r/broken/file', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '100' });
    reply.raw.write('half', () => setImmediate(() => reply.raw.destroy()));
  });
  service.post('/r/early/refusal', async (_request, reply) => reply.code(413).send({ code: 'TOO_LARGE' }));
  service.post('/r/endless/upload', (request, reply) => {
    begun = once(request.raw, 'data');
    letGo = closed(request.raw);
    request.raw.on('error', () => {}).resume();
    reply.hijack();
  });
  service.post('/r/unread/upload', (request, reply) => {
    letGo = closed(request.raw);
    unread = request.raw.on('error', () => {});
    reply.hijack();
  });
  service.get('/r/endless/download', (_request, reply) => {
    letGo = closed(reply.raw);
    const source = Readable.from(
      (async function* () {
        for (;;) {
          taken += 1;
          yield Buffer.alloc(64 * 1024);
        }
      })(),
    );
    return reply.header('content-encoding', 'identity').send(source);
  });
  service.get('/dashboard/pets', async () => 'the service');
  service.get('/api/taken', async () => 'the service');
  service.get('/r-own/secret', async () => 'secret');
  const contract = { name: '@meet/pets-contract', version: '1.0.0' };
  const about = {
    name: 'pets',
    version: '1.0.0',
    contract,
    graphqlHash: 'hash',
    instance: '1',
    startedAt: 0,
    paths: PATHS,
  };
  mountAbout(service, about, KEY, async () => ({ underWay: 0, queues: [] }));
  port ||= await freePort();
  serviceUrl = await service.listen({ host: '127.0.0.1', port });
}

beforeAll(async () => {
  await startService();
  await service.close();
  directory = createServiceDirectory({
    services: [{ name: 'pets', addresses: [serviceUrl], range: '^1.0.0', graphqlHash: 'hash' }],
    serviceKey: KEY,
    log,
  });
  await directory.start();
  gateway = await createHttpServer({ log });
  mountProxy(gateway, { directory, serviceKey: KEY, translator: await loadTranslator([]) });
  gateway.get('/api/taken', async () => 'the gateway');
  gateway.get('/*', async () => 'a page');
  url = await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await directory.stop();
  await gateway.close();
  await service.close();
});

async function ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}, to = url) {
  const { hostname, port: toPort } = new URL(to);
  // Sends the path literally: a URL would normalise it.
  const outgoing = openRequest({ hostname, port: toPort, path, agent: false, ...options }).end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}
const notified = async (...requested: Parameters<typeof ask>) =>
  JSON.parse((await ask(...requested)).text) as {
    method: string;
    url: string;
    id: string;
    from: string;
    headers: Record<string, string>;
    body: string;
  };

describe('before a service has announced its paths', () => {
  it('a possible call is unavailable, in the caller’s language, and pages are served', async () => {
    const answer = await ask('/r/told/x', { headers: { locale: 'fr_FR' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('indisponible'),
    });
    expect((await ask('/dashboard/pets')).text).toBe('a page');
    expect((await ask('/api/taken')).text).toBe('the gateway');
    await startService();
  });
});

describe('a path of a service of another process', () => {
  it('is forwarded with its method, query, headers and body', async () => {
    const headers = {
      cookie: 'a=1; b=2',
      authorization: 'Bearer own',
      'x-request-id': 'request-of-mine',
      host: 'meet.example',
    };
    const seen = await notified('/r/told/%2e%2e/x?y=%20z', { method: 'POST', headers, body: '{"a":1}' });
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/r/told/%2e%2e/x?y=%20z',
      id: 'request-of-mine',
      body: '{"a":1}',
    });
    expect(seen.headers).toMatchObject({ cookie: 'a=1; b=2', authorization: 'Bearer own', host: 'meet.example' });
    expect(seen.headers).not.toHaveProperty(FORWARDED);
  });

  it('returns the service’s status, cookies, parts, unmodified answers and redirects', async () => {
    const part = await ask('/r/part/file', { headers: { range: 'bytes=0-3' } });
    expect(part).toMatchObject({ status: 206, text: '0123' });
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 0-3/10', 'set-cookie': ['a=1; Path=/r', 'b=2'] });
    expect(part.headers).toMatchObject({
      'cache-control': 'private',
      'x-content-type-options': 'nosniff',
      etag: '"one"',
    });
    expect(await ask('/r/part/file', { headers: { 'if-none-match': '"one"' } })).toMatchObject({
      status: 304,
      text: '',
    });
    const away = await ask('/r/part/file');
    expect([away.status, away.headers.location]).toEqual([303, '/r/elsewhere']);
    expect((await ask('/r/told/x', { method: 'HEAD' })).text).toBe('');
  });

  it('is compressed once', async () => {
    const { headers, text: body } = await ask('/r/long/plain', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(LONG.length / 10);
    const decoded = await fetch(`${url}/r/long/plain`);
    expect(await decoded.text()).toBe(LONG);
  });

  it('receives the sender’s real address, and none that a header claims', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
      [FORWARDED]: KEY.slice(1),
    };
    const seen = await notified('/r/told/x', {
      headers: { ...forged, 'x-forwarded-host': 'evil.example', connection: 'x-inner', 'x-inner': '1' },
    });
    expect(seen.from).toBe('127.0.0.1');
    expect(JSON.stringify(seen.headers)).not.toMatch(/203\.0|evil|x-inner/);
    const direct = await notified(
      '/r/told/x',
      { headers: { [FORWARDED]: KEY.slice(1), 'x-forwarded-for': '203.0.113.7' } },
      serviceUrl,
    );
    // The service trusts the machine's own proxies by its configuration. The wrong proof has no effect.
    expect([direct.from, direct.headers[FORWARDED]]).toEqual(['203.0.113.7', undefined]);
  });

  it('forwards a body of unknown length as a body, never as another request', async () => {
    const hidden = 'GET /r-own/secret HTTP/1.1\r\nhost: x\r\n\r\n';
    for (const method of ['GET', 'DELETE']) {
      const seen = await notified('/r/told/x', { method, headers: { 'transfer-encoding': 'chunked' }, body: hidden });
      expect([seen.method, seen.url]).toEqual([method, '/r/told/x']);
    }
    expect((await notified('/r/told/after')).url).toBe('/r/told/after');
  });

  it('is no page, no path of the gateway’s own, and no path that the service did not announce', async () => {
    expect((await ask('/dashboard/pets')).text).toBe('a page');
    expect((await ask('/api/taken')).text).toBe('the gateway');
    expect(await ask('/r')).toMatchObject({ status: 404 });
    expect((await ask('/r-own/secret')).text).toBe('a page');
    expect((await ask('/internal/about')).text).not.toContain('instance');
  });

  it('can refuse a body before it has read it', async () => {
    const answer = await ask('/r/early/refusal', { method: 'POST', body: 'x'.repeat(3_000_000) });
    expect([answer.status, answer.text]).toEqual([413, '{"code":"TOO_LARGE"}']);
  });

  it('is aborted when the service aborts', async () => {
    await expect(ask('/r/broken/file')).rejects.toThrow('aborted');
  });

  it('notices when a sender or a receiver disconnects', async () => {
    const upload = connect(Number(new URL(url).port), '127.0.0.1');
    upload.write('POST /r/endless/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nabc');
    while (!begun) await new Promise(setImmediate);
    await begun;
    upload.destroy();
    await letGo;

    const download = openRequest(`${url}/r/endless/download`, { agent: false }).end();
    const [answer] = (await once(download, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    // Nobody reads the response: the buffers fill up, and the service produces no more.
    for (let before = -1; before !== taken;) {
      before = taken;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(taken).toBeLessThan(400);
    answer.on('error', () => {}).destroy();
    await letGo;
  });

  it('accepts no more of a body than the service reads', async () => {
    const upload = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    upload.write('POST /r/unread/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\nabc');
    while (!unread) await new Promise(setImmediate);
    // Bytes under way fill the buffers first. Then the socket accepts no more.
    const stands = () =>
      Promise.race([once(upload, 'drain').then(() => false), new Promise((resolve) => setTimeout(resolve, 500, true))]);
    let sent = 0;
    while (sent < 1_000 && (upload.write(Buffer.alloc(64 * 1024)) || !(await stands()))) sent += 1;
    expect(sent).toBeLessThan(1_000);
    upload.destroy();
    unread.resume();
    await letGo;
  });

  it('is unavailable while the service is away, and works again afterwards', async () => {
    service.server.closeAllConnections();
    await service.close();
    const answer = await ask('/r/told/x');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask('/dashboard/pets')).text).toBe('a page');
    await startService();
    expect((await notified('/r/told/x')).url).toBe('/r/told/x');
  });
});
