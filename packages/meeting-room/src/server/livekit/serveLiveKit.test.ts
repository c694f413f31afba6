import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { AccessToken } from 'livekit-server-sdk';
import { authorizeByToken } from '../authorize.ts';
import { meetingRoom } from '../meetingRoom.ts';
import { TOKEN } from '../testing/startRooms.ts';

const KEYS = { apiKey: 'key', apiSecret: 'the secret of these tests only!!' };
const PATH = '/meeting-room/media-events';

async function sign(body: string): Promise<string> {
  const token = new AccessToken(KEYS.apiKey, KEYS.apiSecret, { ttl: 60 });
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
}

describe('rooms on LiveKit', () => {
  let api: Server;
  let app: FastifyInstance;
  const requested: string[] = [];
  // Fast when nothing has changed.
  beforeAll(() => void execFileSync(process.execPath, [new URL('../../../build.mjs', import.meta.url).pathname]));
  beforeEach(async () => {
    requested.length = 0;
    api = createServer((request, response) => {
      requested.push(request.url!.split('/').at(-1)!);
      response.setHeader('content-type', 'application/json').end('{}');
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    app = Fastify();
    const liveKit = {
      ...KEYS,
      url: 'wss://live.example.org',
      controlUrl: `http://127.0.0.1:${port}`,
      namespace: 'meet',
    };
    await app.register(meetingRoom, { authorize: authorizeByToken(TOKEN), liveKit });
  });
  afterEach(async () => {
    await app.close();
    await new Promise((done) => api.close(done));
  });

  const post = (body: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: PATH,
      payload: body,
      headers: { 'content-type': 'application/webhook+json', ...headers },
    });

  it('accept only webhooks that LiveKit signed', async () => {
    const event = { event: 'participant_joined', id: 'EV_1', createdAt: String(Math.floor(Date.now() / 1000)) };
    const body = JSON.stringify({ ...event, room: { name: 'meet-over' }, participant: { identity: 'eve' } });
    const authorization = await sign(body);
    expect((await post(body, {})).statusCode).toBe(401);
    expect((await post(`${body} `, { authorization })).statusCode).toBe(401);
    expect((await post(body, { authorization, 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post('x'.repeat(300_000), { authorization })).statusCode).toBe(413);
    expect(requested).not.toContain('DeleteRoom');
    expect((await post(body, { authorization })).statusCode).toBe(200);
    while (!requested.includes('DeleteRoom')) await new Promise((resolve) => setImmediate(resolve));
  });

  it('let only their own pages connect to LiveKit’s server', async () => {
    const getPolicy = async (server: FastifyInstance) =>
      String((await server.inject('/meeting-room/123456789')).headers['content-security-policy']);
    expect(await getPolicy(app)).toContain("connect-src 'self' ws: wss: https://live.example.org;");
    const plain = Fastify();
    await plain.register(meetingRoom, { authorize: authorizeByToken(TOKEN) });
    expect(await getPolicy(plain)).toContain("connect-src 'self' ws: wss:;");
    expect((await plain.inject({ method: 'POST', url: PATH, payload: '' })).statusCode).toBe(404);
    await plain.close();
  });
});
