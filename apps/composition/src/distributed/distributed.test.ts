import {
  createChatRoom,
  getChatFile,
  getChatMessages,
  listChatChannels,
  listChatRooms,
  sendChatFile,
  sendChatMessage,
  uploadChatFile,
} from '@meet/chat-contract';
import { getContacts } from '@meet/network-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHttpServer, createLogger, createSecrets, validateContract, mountAbout } from '@meet/service-kit';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpFromOutside, callFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { endProcess } from '../testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { hearFromOutside, type OutsideListener } from '../testing/hearFromOutside.ts';
import { launchPart } from '../testing/launchPart.ts';
import { startProductProcess, type ProductProcess } from '../testing/startProductProcess.ts';
import { SERVICE_NAMES, createServices } from '../services.ts';
import { aboutService, callsOfService, getRange } from './aboutService.ts';
import { servicesKey } from './servicesKey.ts';

let dataDir: string;
let gateway: ProductProcess;
let chatPort: number;
let token: string;
let chat: ReturnType<typeof launchPart>;
const children: ChildProcess[] = [];

async function startChat(env: Record<string, string> = {}) {
  chat = launchPart('chat', { DATA_DIR: dataDir, PORT: String(chatPort), GATEWAY_URL: gateway.url, ...env });
  children.push(chat.child);
  await chat.until(`chat ${aboutService('chat').version} answers at`);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-distributed-'));
  chatPort = await freePort();
  gateway = await startProductProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    SERVICE_URLS: `chat=http://127.0.0.1:${chatPort}`,
  });
  children.push(gateway.child);
  ({ token } = await signUpFromOutside(gateway.url, 'Ana'));
});
afterAll(async () => {
  for (const child of children) await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Expects that only the chat service is away. */
async function expectChatAway() {
  const { path } = listChatRooms;
  const answer = await post(`/api/${path}`, {}, { 'user-token': token, locale: 'fr_FR' });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    { success: false, code: 'UNAVAILABLE', message: expect.stringContaining('indisponible') },
  ]);
  const query = { query: '{ chatRooms { chatId } contacts { contactId } }' };
  const graphql = (await (await post('/graphql', query, { 'user-token': token })).json()) as object;
  expect(graphql).toMatchObject({ errors: [{ path: ['chatRooms'], extensions: { code: 'UNAVAILABLE' } }] });
  const contacts = await fetch(`${gateway.url}/api/${getContacts.path}`, { headers: { 'user-token': token } });
  expect(contacts.status).toBe(200);
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  const upload = await fetch(`${gateway.url}/api/${uploadChatFile.path}`, { method: 'POST', body: 'x' });
  expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '5']);
}

describe('the chat in a process of its own', () => {
  let listener: OutsideListener;

  it('is awaited: until it starts, only its calls are refused, and listeners can subscribe', async () => {
    await expectChatAway();
    listener = await hearFromOutside(gateway.url, token);
  });

  it('answers as soon as it has started, and closes listeners from before so that they return', async () => {
    await startChat();
    expect((await callFromOutside(gateway.url, listChatRooms, {}, token)).status).toBe(200);
    expect(await listener.closed).toBe(1013);
  });

  it('delivers each message once, in order, to sockets of the gateway', async () => {
    const { chatroom } = await succeedFromOutside(
      gateway.url,
      createChatRoom,
      { participants: ['bo@example.com'], roomName: 'Apart' },
      token,
    );
    listener = await hearFromOutside(gateway.url, token);
    const send = (message: string) =>
      succeedFromOutside(
        gateway.url,
        sendChatMessage,
        { chatId: chatroom.chatId, message, clientMessageId: `message-${message}` },
        token,
      );
    for (const message of ['one', 'two', 'three']) await send(message);
    const saying = (text: string) => (event: { payload: unknown }) =>
      JSON.stringify(event.payload).includes(`"${text}"`);
    await listener.until(saying('three'));
    const texts = listener.heard.flatMap((event) => ['one', 'two', 'three'].filter((text) => saying(text)(event)));
    expect(texts).toEqual(['one', 'two', 'three']);
  });

  it('accepts files and serves them whole, in part or as unmodified, and refuses bad uploads', async () => {
    const [room] = (await succeedFromOutside(gateway.url, listChatRooms, {}, token)).chatrooms;
    const { chatId } = room!;
    const upload = (name: string, body: Buffer, headers: Record<string, string> = { 'user-token': token }) =>
      fetch(`${gateway.url}/api/${uploadChatFile.path}?${new URLSearchParams({ chatId, name })}`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream', ...headers },
      });
    const text = Buffer.from('Notes\n'.repeat(100_000));
    const taken = await upload('notes.txt', text);
    expect(taken.status).toBe(200);
    const { file } = (await taken.json()) as { file: { fileId: string } };
    const sent = { chatId, fileId: file.fileId, clientMessageId: 'message-with-file' };
    await succeedFromOutside(gateway.url, sendChatFile, sent, token);

    const query = new URLSearchParams({ chatId, fileId: file.fileId });
    const get = (headers: Record<string, string>) =>
      fetch(`${gateway.url}/api/${getChatFile.path}?${query}`, { headers: { 'user-token': token, ...headers } });
    const whole = await get({});
    expect([whole.status, whole.headers.get('content-encoding')]).toEqual([200, null]);
    expect(Buffer.from(await whole.arrayBuffer()).equals(text)).toBe(true);
    const part = await get({ range: 'bytes=6-10' });
    expect([part.status, await part.text()]).toEqual([206, 'Notes']);
    expect((await get({ 'if-none-match': whole.headers.get('etag')! })).status).toBe(304);

    expect((await upload('notes.txt', text, {})).status).toBe(401);
    expect((await upload('big.txt', Buffer.alloc(26_000_000, 'a'))).status).toBe(413);
    const other = await fetch(`${gateway.url}/api/${uploadChatFile.path}`);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('survives a kill: the rest works meanwhile, and no acknowledged message is lost', async () => {
    await endProcess(chat.child, 'SIGKILL');
    await expectChatAway();
    await startChat();
    const [room] = (await succeedFromOutside(gateway.url, listChatRooms, {}, token)).chatrooms;
    const { messages } = await succeedFromOutside(
      gateway.url,
      getChatMessages,
      { chatId: room!.chatId, afterSequence: 0 },
      token,
    );
    expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  });

  it('refuses callers without proof, at the service and at the gateway', async () => {
    const chatUrl = `http://127.0.0.1:${chatPort}`;
    const ask = async (method: string, url: string) => {
      const authorization = `Service ${'0'.repeat(64)}`;
      const headers = { 'content-type': 'application/json', authorization };
      return (await fetch(url, { method, headers, ...(method === 'POST' && { body: '{}' }) })).status;
    };
    for (const path of [`/internal/${listChatChannels.name}`, '/internal/events'])
      for (const url of [gateway.url, chatUrl])
        expect([url, path, await ask('POST', url + path)]).toEqual([url, path, 403]);
    expect(await ask('GET', `${chatUrl}/internal/about`)).toBe(403);
  });

  it('stops within 10 s of SIGTERM with exit code 0', async () => {
    await endProcess(chat.child, 'SIGTERM');
    expect(chat.child.exitCode).toBe(0);
  });
});

describe('a gateway', () => {
  it('does not start with a service of an incompatible contract, and names it', async () => {
    const MEET_SECRET = 'ab'.repeat(32);
    const app = await createHttpServer({ log: createLogger({ level: 'silent' }) });
    const contract = { name: '@meet/chat-contract', version: '9.0.0' };
    const about = {
      name: 'chat',
      version: '9.1.0',
      contract,
      graphqlHash: 'other',
      instance: '1',
      startedAt: 0,
      paths: [],
    };
    const key = servicesKey(createSecrets(Buffer.from(MEET_SECRET, 'hex')));
    mountAbout(app, about, key, async () => ({ underWay: 0, queues: [] }));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const folder = path.join(dataDir, 'of-another');
    const env = { DATA_DIR: folder, MEET_SECRET, LOG_LEVEL: 'fatal', SERVICE_URLS: `chat=${address}` };
    await expect(startProductProcess(env)).rejects.toThrow(
      `chat 9.1.0 offers @meet/chat-contract 9.0.0; this gateway speaks ${getRange('chat')}.`,
    );
    await app.close();
  });

  it('does not start with invalid addresses of services, and explains the format', async () => {
    for (const SERVICE_URLS of ['cat=http://127.0.0.1:1', 'chat=127.0.0.1:1'])
      await expect(startProductProcess({ DATA_DIR: path.join(dataDir, 'of-nobody'), SERVICE_URLS })).rejects.toThrow(
        /SERVICE_URLS.*must be a name and an address such as \w+=http:/,
      );
  });

  it.each(SERVICE_NAMES)('knows all calls of the %s service without its code', async (name) => {
    const [service] = await createServices({}, [name]);
    const getPaths = (calls: readonly { path: string }[]) => calls.map(({ path }) => path).sort();
    expect(getPaths(callsOfService(name))).toEqual(getPaths(service!.operations.map(({ call }) => call)));
    expect(validateContract(aboutService(name), getRange(name), 'this gateway')).toBeUndefined();
  });
});
