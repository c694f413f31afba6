import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlockList } from 'node:net';
import { startReceiver, type Receiver } from '../testing/startReceiver.ts';
import { createPoster } from './createPoster.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => receiver.answerWith(204));

/** Creates a poster that resolves only the names that a test defines. */
const getPoster = (
  names: Record<string, readonly string[][]> = {},
  allowed: BlockList | undefined = undefined,
  timeoutMs = 60_000,
) => {
  const requested: string[] = [];
  const poster = createPoster({
    allowed,
    timeoutMs,
    resolve: async (hostname) => {
      const answers = names[hostname];
      if (!answers) throw new Error('ENOTFOUND');
      const answer = answers[Math.min(requested.filter((name) => name === hostname).length, answers.length - 1)]!;
      requested.push(hostname);
      return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  });
  return { requested, poster, post: (url: string) => poster.post(url, '{}', {}) };
};

describe('posting', () => {
  it.each([
    'https://127.0.0.1:PORT/',
    'http://127.0.0.1:PORT/',
    'https://localhost:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f.1:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://127.1:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[::]:PORT/',
    'https://0.0.0.0:PORT/',
    'https://169.254.169.254/latest/meta-data/',
    'https://inside.example:PORT/',
    'https://both.example:PORT/',
    'https://mapped.example:PORT/',
    'https://outside.example:PORT/\r\nhost: inside.example',
    'https://out\tside.example:PORT/',
  ])('to %s makes no connection', async (url) => {
    const { post } = getPoster({
      localhost: [['127.0.0.1']],
      'inside.example': [['10.0.0.1']],
      'both.example': [['1.1.1.1', '127.0.0.1']],
      'outside.example': [['1.1.1.1']],
      'mapped.example': [['::ffff:127.0.0.1']],
    });
    const before = receiver.connections;
    expect(await post(url.replace('PORT', String(receiver.port)))).toEqual({ statusCode: null, failure: 'address' });
    expect(receiver.connections).toBe(before);
  });

  it('to a name whose address changes uses the validated address, resolved once per request', async () => {
    const { post, requested } = getPoster({ 'rebinding.example': [['127.0.0.1'], ['10.0.0.1']] }, loopback);
    const url = `http://rebinding.example:${receiver.port}/`;
    expect(await post(url)).toEqual({ statusCode: 204, failure: null });
    expect(requested).toHaveLength(1);
    expect(await post(url)).toEqual({ statusCode: null, failure: 'address' });
    expect(requested).toHaveLength(2);
  });

  it('fails alike for an unknown name and for an internal one', async () => {
    const { post } = getPoster({ 'inside.example': [['10.0.0.1']], 'empty.example': [[]] });
    const fails = { statusCode: null, failure: 'address' };
    for (const name of ['nowhere', 'inside', 'empty']) expect(await post(`https://${name}.example/`)).toEqual(fails);
  });

  it('reports a failed connection', async () => {
    const { post } = getPoster({}, loopback);
    expect(await post('http://127.0.0.1:1/')).toEqual({ statusCode: null, failure: 'connection' });
  });

  it('does not follow redirections', async () => {
    const { post } = getPoster({}, loopback);
    const before = receiver.received.length;
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answerWith((response) => response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end());
      expect(await post(receiver.url)).toEqual({ statusCode: status, failure: 'redirect' });
    }
    expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(Array(5).fill('/hooks'));
  });

  it('reports the answer’s status', async () => {
    const { post } = getPoster({}, loopback);
    for (const [status, failure] of [
      [200, null],
      [202, null],
      [400, 'status'],
      [500, 'status'],
    ] as const) {
      receiver.answerWith(status);
      expect(await post(receiver.url)).toEqual({ statusCode: status, failure });
    }
  });

  it('ends after the time limit', async () => {
    const { post } = getPoster({}, loopback, 400);
    receiver.answerWith(() => undefined);
    expect(await post(receiver.url)).toEqual({ statusCode: null, failure: 'timeout' });
  });

  it('ends an endless answer, and refuses too many bytes of headers', async () => {
    const { post } = getPoster({}, loopback);
    const cut = Promise.withResolvers<void>();
    receiver.answerWith((response) => {
      response.writeHead(200);
      const more = () => void (response.destroyed || response.write('x'.repeat(64 * 1024), () => setImmediate(more)));
      response.on('error', () => undefined);
      response.on('close', cut.resolve);
      more();
    });
    expect(await post(receiver.url)).toEqual({ statusCode: 200, failure: null });
    await cut.promise;
    receiver.answerWith((response) => response.writeHead(200, { 'x-long': 'x'.repeat(32 * 1024) }).end());
    expect(await post(receiver.url)).toEqual({ statusCode: null, failure: 'connection' });
  });
});
