import { activateAccount, signIn, signUp } from '@meet/contracts/accounts';
import type { Call } from '@meet/contracts';
import { createChatRoom, getChatMessages, sendChatMessage } from '@meet/contracts/chat';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './testing/endProcess.ts';
import { freePort } from './testing/freePort.ts';
import { launchProduct } from './testing/launchProduct.ts';

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

/** Starts the product and waits until it says where it runs. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { child, output } = launch({ PORT: String(port), ...env });
  while (!output().includes(url)) {
    if (child.exitCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  }
  return { child, url, output };
}

async function fail(env: Record<string, string>) {
  const { child, output } = launch({ PORT: String(await freePort()), ...env });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

async function post<I, O>(url: string, call: Call<I, O>, input: unknown, token?: string): Promise<O> {
  const response = await fetch(`${url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'user-token': token }) },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as O & { success: boolean };
  expect(body).toMatchObject({ success: true });
  return body;
}

async function signedUp(url: string): Promise<string> {
  const email = 'ana@example.com';
  const password = 'Correct-horse-7';
  await post(url, signUp, { fullName: 'Ana', email, password });
  let link: string | undefined;
  while (!link) {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { links: string[] }[];
    link = mails[0]?.links[0];
  }
  await post(url, activateAccount, { token: link.split('/').at(-1) });
  return (await post(url, signIn, { email, password })).token;
}

describe('the product', () => {
  it('keeps every acknowledged message through kill -9', async () => {
    const first = await start();
    const token = await signedUp(first.url);
    const { chatroom } = await post(
      first.url,
      createChatRoom,
      { participants: ['bo@example.com'], roomName: 'Kept' },
      token,
    );
    const { chatId } = chatroom;
    const sent = Array.from({ length: 20 }, (_, i) => `message ${i}`);
    const acknowledged: string[] = [];
    const sending = sent.map(async (message) => {
      await post(first.url, sendChatMessage, { chatId, message }, token);
      acknowledged.push(message);
      if (acknowledged.length === 12) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(sending);
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);

    const second = await start();
    const { messages } = await post(second.url, getChatMessages, { chatId, messagesOffset: 0, timezone: 'UTC' }, token);
    const kept = messages.map(({ content }) => content);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, i) => i + messages[0]!.sequence));
  }, 60_000);

  it('stops within 10 s of SIGTERM with exit code 0', async () => {
    const { child, output } = await start();
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output()]).toEqual([0, expect.stringContaining('Meet runs at')]);
  }, 30_000);
});

describe('a start that cannot succeed says why, and leaves with a code', () => {
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
  }, 30_000);

  it('when values of the environment are wrong, naming all of them', async () => {
    const { code, output } = await fail({ PORT: 'eighty', NODE_ENV: 'prod', MEET_SECRET: 'short' });
    expect(code).toBe(1);
    for (const part of ['PORT=eighty', 'NODE_ENV=prod', 'MEET_SECRET: must be at least 64'])
      expect(output).toContain(part);
    expect(output).not.toContain('short');
  }, 30_000);

  it('when the data folder cannot be written', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const { code, output } = await fail({ DATA_DIR: path.join(file, 'data') });
    expect([code, output]).toEqual([1, expect.stringContaining('Set DATA_DIR to a folder that can be written.')]);
  }, 30_000);

  it('when the database in it is corrupt, and leaves it as it is', async () => {
    const first = await start();
    await endProcess(first.child, 'SIGTERM');
    const folder = path.join(dataDir, 'database');
    await mkdir(folder, { recursive: true });
    const { readdir, readFile } = await import('node:fs/promises');
    const names = (await readdir(folder)).filter((name) => /\.(db|sqlite)$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      await writeFile(path.join(folder, name), 'this is no database, whatever its name says'.repeat(200));
    const { code, output } = await fail({});
    expect([code, output]).toEqual([1, expect.stringContaining("The embedded database can't open its folder")]);
    expect(String(await readFile(path.join(folder, names[0]!)))).toContain('this is no database');
  }, 30_000);

  it('when a second process wants the same folder', async () => {
    await start();
    const { code, output } = await fail({});
    expect(code).toBe(1);
    expect(output).toMatch(/The embedded database can't open its folder.*process/s);
  }, 30_000);

  it('when MONGODB_URL leads nowhere', async () => {
    const { code, output } = await fail({ MONGODB_URL: 'mongodb://127.0.0.1:1/meet' });
    expect([code, output]).toEqual([1, expect.stringContaining('unset MONGODB_URL to use the embedded one')]);
  }, 30_000);
});
