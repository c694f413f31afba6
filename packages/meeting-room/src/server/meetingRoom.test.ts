import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { authorizeByToken } from './authorize.ts';
import { meetingRoom } from './meetingRoom.ts';
import { createRoomToken } from './roomToken.ts';
import { TOKEN } from './testing/startRooms.ts';
import { TestPerson } from './testing/TestPerson.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  // Fast when nothing has changed.
  execFileSync(process.execPath, [new URL('../../build.mjs', import.meta.url).pathname]);
  app = Fastify();
  await app.register(meetingRoom, {
    authorize: authorizeByToken(TOKEN),
    frameAncestors: ["'self'", 'https://partner.example'],
    maxParticipants: 1,
    hooks: {
      onParticipantJoined: () => {
        throw new Error('the owner is broken');
      },
    },
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (!app.meetingRoom.handleUpgrade(request, socket, head)) socket.end('HTTP/1.1 418 Mine\r\n\r\n');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/meeting-room/${url}`, headers });

describe('the meeting room', () => {
  it('serves the API script', async () => {
    const { statusCode, headers, body } = await get('external_api.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(body).toContain('JitsiMeetExternalAPI');
  });

  it('serves one page for every room, under a policy without inline scripts and eval', async () => {
    const { statusCode, headers, body } = await get('123456789');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self' https://partner.example;");
    expect(policy).not.toMatch(/unsafe/);
    expect(body).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('lets the page that draws backgrounds alone compile WebAssembly, and load nothing from elsewhere', async () => {
    const { statusCode, headers, body } = await get('background.html');
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/<script(?![^>]*src=)/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self'; connect-src 'self';",
    );
    expect(policy).toContain("frame-ancestors 'self' https://partner.example;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/'unsafe|https?:\/\/(?!partner\.example;)/);
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('serves the files that draw backgrounds by their types, compressed and cacheable', async () => {
    const { body } = await get('background.html');
    const folder = /data-segmentation="([^"]+)"/.exec(body)![1]!;
    const library = 'selfie_segmentation_solution_simd_wasm_bin';
    for (const [file, type] of [
      [`${folder}/${library}.wasm`, 'application/wasm'],
      [`${folder}/${library}.js`, 'application/javascript; charset=utf-8'],
      [`${folder}/selfie_segmentation_landscape.tflite`, 'application/octet-stream'],
      [`${folder}/selfie_segmentation.binarypb`, 'application/octet-stream'],
    ] as const) {
      const { statusCode, headers } = await get(file, { 'accept-encoding': 'br' });
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, type]);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const name of ['hills', 'study', 'sea']) {
      const { statusCode, headers } = await get(`backgrounds/${name}.svg`, { 'accept-encoding': 'br' });
      expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'image/svg+xml']);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['cache-control']).toBe('public, max-age=86400');
    }
  });

  it('serves the page’s assets compressed and cacheable forever', async () => {
    const { body } = await get('123456789');
    for (const [, file] of body.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)) {
      const { statusCode, headers } = await get(file!, { 'accept-encoding': 'br' });
      expect([file, statusCode]).toEqual([file, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      if (!file!.endsWith('woff2')) expect(headers['content-encoding']).toBe('br');
    }
  });

  it('handles only its own upgrade requests', async () => {
    const person = await new TestPerson(`ws://127.0.0.1:${port}/meeting-room/signal`).open();
    person.ask({ room: 'a', token: await createRoomToken(TOKEN, 'a', { name: 'Ana', moderator: true }) });
    await person.untilJoined();
    expect(app.meetingRoom.rooms()).toEqual(['a']);
    person.socket.close();

    const stranger = await new TestPerson(`ws://127.0.0.1:${port}/graphql`).open();
    await stranger.untilClosed();
    expect(stranger.frames).toEqual([]);
  });

  it('admits no more than the configured number of participants', async () => {
    const token = (name: string) => createRoomToken(TOKEN, 'full', { name, moderator: false });
    const url = `ws://127.0.0.1:${port}/meeting-room/signal`;
    const [first, second] = [await new TestPerson(url).open(), await new TestPerson(url).open()];
    first.ask({ room: 'full', token: await token('Ana') });
    await first.untilJoined();
    second.ask({ room: 'full', token: await token('Ben') });
    expect(await second.refusal()).toBe('ROOM_FULL');
    first.socket.close();
  });
});
