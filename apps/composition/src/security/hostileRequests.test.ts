import { DEFAULT_LOCALE, HEADERS } from '@meet/contracts';
import { getAccountData, signUp } from '@meet/accounts-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, type RunningProduct } from '../startProduct.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { sendRequest } from '../testing/sendRequest.ts';

/** Beginnings of all paths that the product serves. */
const PLACES = [
  '/',
  '/j/',
  '/assets/',
  '/r/mfe-chat/',
  '/r/',
  '/api/',
  '/api/avatars/',
  '/api/calendar/',
  '/api/openapi.json?',
  '/api/get-invitations?search=',
  '/api/get-tooltip-content/',
  '/auth/',
  '/dev/',
  '/dev/mail/',
  '/dev/mail?id=',
  '/graphql?query=',
  '/healthz?',
  '/internal/',
  '/meeting-room/',
  '/registry.json?',
  '/r/',
  '/r/mfe-chat/',
  '/api/releases/',
  '/api/channels/',
];
/** Hostile ends of paths. */
const ENDS = [
  '%',
  '%2',
  '%ZZ',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%C0%AE%C0%AE/',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/package.json',
  '..\\..\\package.json',
  '//example.com',
  '%0d%0aset-cookie:a=b',
  'a[$ne]=1&a[$gt]=',
  '__proto__[x]=1',
  `${'a'.repeat(9000)}`,
  '%61'.repeat(2500),
  '/'.repeat(4000),
  '?'.repeat(2000),
  '=&'.repeat(2000),
];

let product: RunningProduct;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-hostile-'));
  product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
  });
});
afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a hostile URL', () => {
  it.each(PLACES)('under %s causes no server error', async (place) => {
    const failed: string[] = [];
    for (const end of ENDS) {
      const { status, body } = await sendRequest(product.url, place + end);
      if (status >= 500 || /\bat .*\.ts:\d|node_modules/.test(body))
        failed.push(`${end.slice(0, 40)}: ${status} ${body.slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
  });

  it.each(METHODS.filter((method) => method !== 'CONNECT'))(
    'requested with %s causes no server error',
    async (method) => {
      for (const place of PLACES) {
        const { status } = await sendRequest(product.url, place, { method });
        expect([place, status < 500]).toEqual([place, true]);
      }
    },
  );
});

describe('a hostile header', () => {
  const VALUES = [
    '',
    ' ',
    '{',
    '{}',
    '[]',
    'null',
    '{"token":"a\\u0000b"}',
    '{"token":"\\ud800"}',
    '{"token":{"$ne":1}}',
    '{"token":7}',
    '{"__proto__":{}}',
    '\xff\xfe\x80',
    'ă'.normalize('NFD').replace(/[^\x20-\xff]/g, '?'),
    'x'.repeat(9000),
    '../../etc/passwd',
    '$ne',
    '%00',
  ];
  const ask = (headers: Record<string, string>) =>
    sendRequest(product.url, `/api/${getAccountData.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });

  it.each([HEADERS.userToken, HEADERS.adminToken])('%s authenticates nobody', async (name) => {
    for (const value of VALUES) expect([value, (await ask({ [name]: value })).status]).toEqual([value, 401]);
  });

  it('authorization authenticates nobody', async () => {
    for (const value of VALUES)
      expect([value, (await ask({ authorization: `Bearer ${value}` })).status]).toEqual([value, 401]);
  });

  it.each([
    HEADERS.locale,
    HEADERS.desktopApp,
    HEADERS.environment,
    HEADERS.source,
    HEADERS.requestId,
    'user-agent',
    'accept-encoding',
    'x-forwarded-for',
    'if-none-match',
    'range',
  ])('%s changes no answer', async (name) => {
    for (const value of VALUES) expect([value, (await ask({ [name]: value })).status]).toEqual([value, 401]);
  });
});

describe('a hostile body', () => {
  const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
    sendRequest(product.url, `/api/${signUp.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.locale]: DEFAULT_LOCALE, ...headers },
      body,
    });

  it.each([
    ['cut off', '{"email":'],
    ['no JSON', 'email=a'],
    ['nothing', ''],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['another encoding', Buffer.from('{"email":"a"}', 'utf16le')],
    ['a control character', '{"email":"a\u0000"}'],
    ['two values', '{}{}'],
    ['a number beyond all', '1e999999'],
    ['many members', `{${Array.from({ length: 20_000 }, (_, at) => `"m${at}":1`).join(',')}}`],
  ])('that is %s is refused', async (_what, body) => {
    const { status, body: answer } = await send(body);
    expect([status, (JSON.parse(answer) as { success: boolean }).success]).toEqual([400, false]);
  });

  it.each([
    '',
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json;',
    'application/jsonx',
    'a',
    '/',
    '\xff',
  ])('is refused with type %j, unless it is JSON', async (type) => {
    const { status } = await send('{"email":"a"}', { 'content-type': type });
    expect([400, 415]).toContain(status);
  });

  it.each(['gzip', 'br', 'deflate', 'x', 'gzip, gzip'])(
    'that claims to be compressed with %s causes no server error',
    async (encoding) => {
      expect((await send('{"email":"a"}', { 'content-encoding': encoding })).status).toBeLessThan(500);
    },
  );
});
