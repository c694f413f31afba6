import { signIn, signOut } from '@meet/accounts-contract';
import { createChatRoom, getChatMessages, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import type { OutputOf } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { urlOfEmbeddedMongo } from '@meet/embedded-mongo';
import { getHealth } from '@meet/releases-contract';
import { hasRedis, startRedis, type TestRedis } from '@meet/service-kit/testing';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminFromOutside } from '../testing/adminFromOutside.ts';
import { callFromOutside, signUpFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { endProcess } from '../testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { hearFromOutside } from '../testing/hearFromOutside.ts';
import { launchPart } from '../testing/launchPart.ts';
import { PASSWORD } from '../testing/password.ts';
import { startProductProcess, type ProductProcess } from '../testing/startProductProcess.ts';

const SENDS = 200;

(hasRedis() ? describe : describe.skip)('two gateways and two chat services over one database and Redis', () => {
  let dataDir: string;
  let redis: TestRedis;
  let one: ProductProcess;
  let other: ProductProcess;
  let chats: ReturnType<typeof launchPart>[];
  let ana: { email: string; token: string };
  let bo: { email: string; token: string };
  let admin: string;
  let chatId: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'meet-many-'));
    redis = await startRedis();
    const ports = [await freePort(), await freePort()];
    const SERVICE_URLS = `chat=${ports.map((port) => `http://127.0.0.1:${port}`).join('|')}`;
    const MEET_SECRET = randomBytes(32).toString('hex');
    const shared = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', REDIS_URL: redis.url, MEET_SECRET };
    one = await startProductProcess({ ...shared, SERVICE_URLS });
    children.push(one.child);
    const MONGODB_URL = urlOfEmbeddedMongo(path.join(dataDir, 'database'))!;
    chats = ports.map((port) => launchPart('chat', { ...shared, PORT: String(port), GATEWAY_URL: one.url }));
    children.push(...chats.map(({ child }) => child));
    other = await startProductProcess({ ...shared, SERVICE_URLS, MONGODB_URL, ROOMS_URL: one.url });
    children.push(other.child);
    await Promise.all(chats.map((chat) => chat.until('answers at')));
    [ana, bo] = [await signUpFromOutside(one.url, 'Ana'), await signUpFromOutside(other.url, 'Bo')];
    admin = await adminFromOutside(one.url, { DATA_DIR: dataDir, MEET_SECRET });
    const room = { participants: [bo.email], roomName: 'Apart' };
    ({ chatId } = (await succeedFromOutside(one.url, createChatRoom, room, ana.token)).chatroom);
  });
  afterAll(async () => {
    for (const child of children) await endProcess(child, 'SIGKILL');
    await redis.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (at: ProductProcess, who: { token: string }, message: string) =>
    callFromOutside(at.url, sendChatMessage, { chatId, message, clientMessageId: `message-${message}` }, who.token);
  const saying = (text: string) => (event: { payload: unknown }) => JSON.stringify(event.payload).includes(`"${text}"`);

  const health = async () => {
    const answer = await fetch(`${other.url}/api/${getHealth.path}`, { headers: { 'admin-token': admin } });
    return (await answer.json()) as OutputOf<typeof getHealth>;
  };

  it('show administrators the state of Redis, and the work that waits in the chat', async () => {
    const { reachesRedis, services } = await health();
    expect(reachesRedis).toBe(true);
    expect(services.find(({ name }) => name === 'chat')).toMatchObject({
      state: 'distributed',
      waiting: expect.any(Number),
    });
  });

  it('deliver messages sent at one gateway to a listener at the other, in order and once', async () => {
    const listener = await hearFromOutside(other.url, bo.token);
    for (const text of ['one', 'two', 'three']) await send(one, ana, text);
    await listener.until(saying('three'));
    const texts = listener.heard.flatMap((event) => ['one', 'two', 'three'].filter((text) => saying(text)(event)));
    expect(texts).toEqual(['one', 'two', 'three']);
    listener.close();
  });

  it('apply a sign-out at one gateway to the other at once', async () => {
    const session = await succeedFromOutside(one.url, signIn, { email: ana.email, password: PASSWORD });
    const listener = await hearFromOutside(other.url, session.token);
    expect((await callFromOutside(other.url, listChatRooms, {}, session.token)).status).toBe(200);
    await succeedFromOutside(one.url, signOut, {}, session.token);
    expect(await listener.closed).toBe(4401);
    expect((await callFromOutside(other.url, listChatRooms, {}, session.token)).status).toBe(401);
  });

  it('keep meeting rooms at one gateway, to which the other forwards pages and sockets', async () => {
    const page = await fetch(`${other.url}/meeting-room/some-room`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    const socket = new WebSocket(`${other.url.replace(/^http/, 'ws')}/meeting-room/signal`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    socket.close();
  });

  it('lose no acknowledged message, and store none twice, if a process is killed during sends', async () => {
    const acknowledged: string[] = [];
    const sendUntilTaken = async (number: number) => {
      const text = `sent-${number}`;
      for (;;) {
        const at = number % 2 ? one : other;
        const answer = await send(at, ana, text).catch(() => undefined);
        if (answer?.status === 200) return void acknowledged.push(text);
      }
    };
    for (let start = 0; start < SENDS; start += 20) {
      const sending = Array.from({ length: 20 }, (_, index) => sendUntilTaken(start + index));
      if (start === SENDS / 2) chats[0]!.child.kill('SIGKILL');
      await Promise.all(sending);
    }
    const stored: { content: string; sequence: number }[] = [];
    for (let afterSequence = 0; ;) {
      const page = await succeedFromOutside(other.url, getChatMessages, { chatId, afterSequence }, bo.token);
      stored.push(...(page.messages as unknown as typeof stored));
      if (!page.hasMore) break;
      afterSequence = stored.at(-1)!.sequence;
    }
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_message, at) => at + 1));
    const text = stored.map((message) => JSON.stringify(message));
    for (const sent of acknowledged) expect(text.filter((one) => one.includes(`"${sent}"`))).toHaveLength(1);
    expect(acknowledged).toHaveLength(SENDS);
  });

  it('request a new fetch after a restart of Redis, and continue', async () => {
    const listener = await hearFromOutside(other.url, bo.token);
    const readiness = async () => {
      const answer = await fetch(`${one.url}/readyz`);
      return [answer.status, (await answer.json()) as { away?: string[] }] as const;
    };
    const welcomes = () => listener.heard.filter(({ type }) => type === 'subscribed').length;
    await redis.kill();
    expect((await send(one, ana, 'meanwhile')).status).toBe(200);
    expect(await readiness()).toEqual([200, { status: 'ready', away: ['Redis'] }]);
    expect(await health()).toMatchObject({ reachesRedis: false });
    await redis.start();
    await listener.until(() => welcomes() > 1);
    // Each gateway reconnects for itself, and the listener's one may be the first.
    while ((await readiness())[1].away) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    await send(one, ana, 'afterwards');
    await listener.until(saying('afterwards'));
    listener.close();
  });
});
