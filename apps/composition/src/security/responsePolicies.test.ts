import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, RouteOptions } from 'fastify';
import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, type RunningProduct } from '../startProduct.ts';
import { freePort } from '@meet/service-kit/testing/freePort';

const routes: { method: string; url: string }[] = [];
let product: RunningProduct;
let dataDir: string;
let port: number;

const watchRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-policies-'));
  port = await freePort();
  diagnostics.subscribe('fastify.initialization', watchRoutes);
  product = await startProduct({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  diagnostics.unsubscribe('fastify.initialization', watchRoutes);
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Methods that browsers and HTTP clients refuse to send. */
const UNASKABLE = new Set(['TRACE', 'CONNECT']);
const getAddress = (url: string) => url.replace(/:\w+/g, 'x').replace('*', 'x');

/** The page that may compile WebAssembly: it draws the background behind a person and does nothing else. */
const WASM_PAGE = '/meeting-room/background.html';

/** Returns the faults of a response's headers. */
function findFaults(headers: Headers, url = ''): string[] {
  const sent = headers.get('content-security-policy') ?? '';
  const policy = url === WASM_PAGE ? sent.replace(" 'wasm-unsafe-eval';", ';') : sent;
  return [
    !policy.includes("default-src 'none'") && 'no policy',
    !policy.includes('frame-ancestors ') && 'anyone may frame it',
    /unsafe-(inline|eval)/.test(policy) && 'an unsafe source',
    policy.includes("'unsafe-hashes'") && !policy.includes("'sha256-") && 'hashes without hashes',
    headers.get('x-content-type-options') !== 'nosniff' && 'may be sniffed',
    !headers.get('referrer-policy') && 'no referrer policy',
  ].filter((fault) => fault !== false);
}

const ask = (method: string, url: string, init: RequestInit = {}) =>
  fetch(product.url + url, { method, redirect: 'manual', ...init });

/** Returns the server's response to raw bytes on a socket. */
async function say(bytes: string): Promise<{ status: string; headers: Headers }> {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(bytes);
  await once(socket, 'close');
  const [status = '', ...lines] = answer.split('\r\n\r\n')[0]!.split('\r\n');
  return { status, headers: new Headers(lines.map((line): [string, string] => line.split(/: (.*)/s, 2) as never)) };
}

const upgrade = (url: string) =>
  `GET ${url} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('every response has its security policy', () => {
  it('on every route', async () => {
    expect(routes.length).toBeGreaterThan(100);
    const faults: Record<string, string[]> = {};
    for (const { method, url } of routes.filter((route) => !UNASKABLE.has(route.method))) {
      const { headers, body } = await ask(method, getAddress(url));
      await body?.cancel();
      const found = findFaults(headers, url);
      if (found.length) faults[`${method} ${url}`] = found;
    }
    expect(faults).toEqual({});
  });

  it.each([
    ['a page', 'GET', '/signin', {}],
    ['what is not there', 'GET', '/assets/none.js', {}],
    ['no such call', 'POST', '/api/none', {}],
    ['a method that a path has not', 'DELETE', '/graphql', {}],
    ['an address that can not be read', 'GET', '/%zz', {}],
    ['a body that is no JSON', 'POST', '/api/login', { body: '{', headers: { 'content-type': 'application/json' } }],
    ['a body that is no GraphQL', 'POST', '/graphql', { body: '{', headers: { 'content-type': 'application/json' } }],
    ['a mailbox of development', 'GET', '/dev/mail', {}],
    ['the room', 'GET', '/meeting-room/123456789', {}],
  ])('for %s', async (_name, method, url, init) => {
    expect(findFaults((await ask(method, url, init)).headers)).toEqual([]);
  });

  it('and lets one page compile WebAssembly, which opens no connection to another host', async () => {
    const policy = (await ask('GET', WASM_PAGE)).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    for (const url of ['/signin', '/meeting-room/123456789'])
      expect((await ask('GET', url)).headers.get('content-security-policy')).not.toContain('wasm');
  });

  it.each([
    ['403', '/graphql'],
    ['403', '/meeting-room/signal'],
    ['404', '/none'],
  ])('when it refuses an upgrade with %s at %s', async (status, url) => {
    const answer = await say(upgrade(url));
    expect(answer.status).toContain(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('for bytes that are no request', async () => {
    const { status, headers } = await say('NONSENSE\r\n\r\n');
    expect(status).toContain('400');
    expect(findFaults(headers)).toEqual([]);
  });

  it('and lets only this origin frame the room, and nobody other pages', async () => {
    const getPolicy = async (url: string) => (await ask('GET', url)).headers.get('content-security-policy');
    expect(await getPolicy('/meeting-room/123456789')).toContain("frame-ancestors 'self'");
    expect(await getPolicy('/signin')).toContain("frame-ancestors 'none'");
  });

  it('with a nonce that all inline scripts of a page carry', async () => {
    for (const url of ['/signin', '/j/1234567890', '/s/1234567890', '/m/j/1234567890']) {
      const answer = await ask('GET', url);
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!;
      const scripts = (await answer.text()).match(/<script[^>]*>/g)!;
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    }
  });
});
