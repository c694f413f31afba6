import { createChatRoom, getChatMessages, sendChatMessage } from '@meet/chat-contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchProduct } from '@meet/composition/testing/launchProduct.ts';
import { startProductProcess } from '@meet/composition/testing/startProductProcess.ts';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function launch(env: Record<string, string>) {
  const product = launchProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env });
  children.push(product.child);
  return product;
}

async function start(env: Record<string, string> = {}) {
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env });
  children.push(product.child);
  return product;
}

async function fail(env: Record<string, string>) {
  const { child, output } = launch({ PORT: String(await freePort()), ...env });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

describe('the product', () => {
  it('keeps every acknowledged message through kill -9, and stores resent ones once', async () => {
    const first = await start();
    const { token } = await signUpFromOutside(first.url, 'Ana');
    const room = { participants: ['bo@example.com'], roomName: 'Kept' };
    const { chatId } = (await succeedFromOutside(first.url, createChatRoom, room, token)).chatroom;
    const sent = Array.from({ length: 20 }, (_, i) => `message ${i}`);
    const send = (url: string, message: string) =>
      succeedFromOutside(url, sendChatMessage, { chatId, message, clientMessageId: message.replace(' ', '-') }, token);
    const readAll = async (url: string) =>
      (await succeedFromOutside(url, getChatMessages, { chatId, afterSequence: 0 }, token)).messages;
    const acknowledged: string[] = [];
    const sending = sent.map(async (message) => {
      await send(first.url, message);
      acknowledged.push(message);
      if (acknowledged.length === 12) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(sending);
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);

    const { url } = await start();
    expect((await readAll(url)).map(({ content }) => content)).toEqual(expect.arrayContaining(acknowledged));
    for (const message of sent) await send(url, message);
    const kept = await readAll(url);
    expect(kept.map(({ content }) => content).sort()).toEqual(sent.toSorted());
    expect(kept.map(({ sequence }) => sequence)).toEqual(sent.map((_, i) => i + 1));
  });

  it('keeps its compile cache through kill -9', async () => {
    const NODE_COMPILE_CACHE = path.join(dataDir, 'compiled');
    const { child } = await start({ NODE_COMPILE_CACHE });
    await endProcess(child, 'SIGKILL');
    const kept = await readdir(NODE_COMPILE_CACHE, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(1_000);
  });

  it('survives WebSocket requests with invalid paths or reset connections', async () => {
    const { url } = await start();
    const ask = async (path: string) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      const headers = 'Host: x\r\nOrigin: http://evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
      socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
      return socket;
    };
    for (let at = 0; at < 50; at++) (await ask('/graphql')).resetAndDestroy();
    for (const path of ['//', '/graphql', '/meeting-room/signal', '/elsewhere'])
      await once((await ask(path)).resume(), 'close');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('stops within 10 s of SIGTERM with exit code 0', async () => {
    const { child, output } = await start();
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output()]).toEqual([0, expect.stringContaining('Meet runs at')]);
  });
});

describe('an uncaught failure', () => {
  it('ends the process with a line that contains none of its text', async () => {
    const preload = `process.once('SIGUSR2', () => Promise.reject(Object.assign(new Error('zinnober'), { to: 'zinnober' })))`;
    const { child, output } = await start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    });
    child.kill('SIGUSR2');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output()]).toEqual([1, expect.stringContaining('Meet failed')]);
    expect(output()).not.toContain('zinnober');
  });
});

describe('a failed start explains the reason and exits with a code', () => {
  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, output } = await fail({ PORT: String(port) });
    taken.close();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`Port ${port} is taken. Stop what runs there, or set PORT to another.`),
    ]);
  });

  it('when environment variables are invalid, and names all of them', async () => {
    const { code, output } = await fail({ PORT: 'eighty', NODE_ENV: 'prod', MEET_SECRET: 'short' });
    expect(code).toBe(1);
    for (const part of ['PORT=eighty', 'NODE_ENV=prod', 'MEET_SECRET: must be at least 64'])
      expect(output).toContain(part);
    expect(output).not.toContain('short');
  });

  it('when the data folder cannot be written', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const { code, output } = await fail({ DATA_DIR: path.join(file, 'data') });
    expect([code, output]).toEqual([1, expect.stringContaining('Set DATA_DIR to a folder that can be written.')]);
  });

  it('when the database in it is corrupt, which stays unchanged', async () => {
    const first = await start();
    await endProcess(first.child, 'SIGTERM');
    const folder = path.join(dataDir, 'database');
    await mkdir(folder, { recursive: true });
    const { readFile } = await import('node:fs/promises');
    const names = (await readdir(folder)).filter((name) => /\.(db|sqlite)$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      await writeFile(path.join(folder, name), 'this is no database, whatever its name says'.repeat(200));
    const { code, output } = await fail({});
    expect([code, output]).toEqual([1, expect.stringContaining("The embedded database can't open its folder")]);
    expect(String(await readFile(path.join(folder, names[0]!)))).toContain('this is no database');
  });

  it('when another process uses the same folder', async () => {
    await start();
    const { code, output } = await fail({});
    expect(code).toBe(1);
    expect(output).toMatch(/The embedded database can't open its folder.*process/s);
  });

  it('when MONGODB_URL is unreachable', async () => {
    const { code, output } = await fail({ MONGODB_URL: 'mongodb://127.0.0.1:1/meet' });
    expect([code, output]).toEqual([1, expect.stringContaining('unset MONGODB_URL to use the embedded one')]);
  });
});
