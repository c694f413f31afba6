import type { Call } from '@meet/contracts';
import {
  activateAccount,
  beginSecondFactor,
  checkIfUserIsLoggedIn,
  confirmSecondFactor,
  forgotPassword,
  renewApiKey,
  resetPassword,
  sendLoginLink,
  signIn,
  signUp,
} from '@meet/accounts-contract';
import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { createWebhook, generateApiKey, getApiKeys, pingWebhook } from '@meet/integrations-contract';
import { createMeeting, getCalendarFeed, joinMeeting, startMeeting, updateMeeting } from '@meet/meetings-contract';
import { askToFollow } from '@meet/notifications-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from '../testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchProduct } from '../testing/launchProduct.ts';

const STEP_MS = 30_000;

let dataDir: string;
let url: string;
let product: ReturnType<typeof launchProduct>;
/** Secrets that must not be stored in plain text anywhere, by their purpose. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-rest-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  product = launchProduct({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  while (!product.output().includes(`Meet runs at  ${url}`)) await once(product.child.stdout, 'data');
});
afterAll(async () => {
  await endProcess(product.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function post<I, O>(call: Call<I, O>, input: unknown, token?: string): Promise<O> {
  const response = await fetch(`${url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'user-token': token }) },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as O & { success: boolean };
  expect([call.path, body]).toEqual([call.path, expect.objectContaining({ success: true })]);
  return body;
}

const taken = new Set<string>();

/** Returns the secret of the next mailed link to an address that contains this part. */
async function mailedSecret(to: string, part: string): Promise<string> {
  for (;;) {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; links: string[] }[];
    const link = mails
      .filter((mail) => mail.to === to)
      .flatMap(({ links }) => links)
      .find((one) => one.includes(part) && !taken.has(one));
    if (link) {
      taken.add(link);
      return link.split('/').at(-1)!;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function keep(what: string, secret: string): string {
  secrets.set(what, secret);
  return secret;
}

async function newPerson(name: string): Promise<{ email: string; password: string; token: string }> {
  const email = `${name}@example.com`;
  const password = keep(`password of ${name}`, `Correct-horse-of-${name}-7`);
  await post(signUp, { email, fullName: name, password });
  await post(activateAccount, {
    token: keep(`activation link of ${name}`, await mailedSecret(email, '/activate-account/')),
    password,
  });
  const { token } = await post(signIn, { email, password });
  return { email, password, token: keep(`session of ${name}`, token) };
}

/** Returns the code of an authenticator app, by RFC 6238. */
function toCode(base32: string): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2)),
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = mac.at(-1)! & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Acts out a day of two people, and records every secret for the comparison. */
async function live(): Promise<void> {
  const ana = await newPerson('ana');
  const ben = await newPerson('ben');
  keep('api key', (await post(renewApiKey, {}, ana.token)).apiKey);
  const { apiKey } = await post(generateApiKey, { serviceId: 'jira', name: 'For issues' }, ana.token);
  await post(checkIfUserIsLoggedIn, {}, keep('key of a service', apiKey.apiKeyValue));
  await post(getApiKeys, {}, ana.token);
  const address = `https://hooks.invalid/${keep('part of a webhook’s address', 'geheime-stelle-4713')}`;
  const { webhook } = await post(
    createWebhook,
    { url: address, events: ['meeting.started', 'participant.joined'] },
    ana.token,
  );
  keep('secret of a webhook', webhook.secret);
  await post(pingWebhook, { webhookId: webhook.webhookId }, ana.token);

  await post(forgotPassword, { email: ben.email });
  keep('unused reset link', await mailedSecret(ben.email, '/reset-password/'));
  await post(forgotPassword, { email: ben.email });
  const key = keep('used reset link', await mailedSecret(ben.email, '/reset-password/'));
  await post(resetPassword, { key, password: keep('new password', 'Another-horse-9') });
  const second = await post(signIn, { email: ben.email, password: 'Another-horse-9' });
  keep('second session', second.token);
  await post(sendLoginLink, { email: ana.email });
  keep('login link', await mailedSecret(ana.email, '/login-via-token/'));

  const { secret } = await post(beginSecondFactor, { password: ana.password }, ana.token);
  keep('secret of the second factor', secret);
  const { recoveryCodes } = await post(confirmSecondFactor, { code: toCode(secret) }, ana.token);
  recoveryCodes.forEach((code, at) => keep(`recovery code ${at}`, code));

  const { roomId } = await post(createMeeting, { password: keep('room password', 'Tulpenfeld-4711') }, ana.token);
  keep('room token of the host', (await post(startMeeting, { roomId }, ana.token)).jwt);
  keep('room token of a guest', (await post(joinMeeting, { roomId, name: 'Gus Guest' })).jwt);
  await post(updateMeeting, { roomId, password: keep('second room password', 'Rosengarten-4712') }, ana.token);
  const { feedUrl } = await post(getCalendarFeed, {}, ana.token);
  keep(
    'calendar address',
    new URL(feedUrl).pathname
      .split('/')
      .at(-1)!
      .replace(/\.ics$/, ''),
  );
  await post(askToFollow, { email: ana.email }, second.token);
  keep('follow link', await mailedSecret(ana.email, '/accept-follow/'));
  const { chatroom } = await post(createChatRoom, { participants: [ben.email], roomName: 'Ours' }, ana.token);
  const message = { chatId: chatroom.chatId, message: 'Zwischen uns: zinnoberrot' };
  await post(sendChatMessage, message, ana.token);

  // Failures write the most to the log.
  await fetch(`${url}/api/login_email`, { method: 'POST', body: '{"password":"Correct-horse-of-ana-7"' });
  await fetch(`${url}/api/get-account-data?user-token=${ana.token}`, { headers: { 'user-token': `${ana.token}x` } });
}

async function getFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  );
}

describe('a deployment at rest', () => {
  it('holds no token, password, key or link in its database and its logs', async () => {
    await live();
    await endProcess(product.child, 'SIGTERM');
    const log = product.output();

    const stored = await getFiles(path.join(dataDir, 'database'));
    const holds = (text: string) => stored.some((file) => file.includes(text));
    // Checks that the search finds stored texts.
    expect(holds('ana@example.com')).toBe(true);
    expect(log).toContain('"level":');

    expect(secrets.size).toBeGreaterThan(20);
    const inDatabase = [...secrets].filter(([, secret]) => holds(secret)).map(([what]) => what);
    const inLog = [...secrets].filter(([, secret]) => log.includes(secret)).map(([what]) => what);
    expect({ inDatabase, inLog }).toEqual({ inDatabase: [], inLog: [] });
    expect(log).not.toContain('zinnoberrot');
  });
});
