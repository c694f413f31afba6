import { getSignInOptions, signOut, uploadAvatar } from '@meet/accounts-contract';
import { getChatFile } from '@meet/chat-contract';
import { getContacts } from '@meet/network-contract';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { blackSquare } from '@meet/service-accounts/testing/blackSquare.ts';
import { signUpFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { createBrowser } from '../testing/createBrowser.ts';
import { hearFromOutside } from '../testing/hearFromOutside.ts';
import { launchDistributed, type DistributedDeployment } from '../testing/launchDistributed.ts';

let product: DistributedDeployment;
let url: string;
let token: string;

// Activation mails are read from the mailbox of the notifications service, at the gateway's address.
beforeAll(async () => {
  product = await launchDistributed(['accounts', 'notifications', 'chat']);
  ({ url } = product);
  ({ token } = await signUpFromOutside(url, 'Ana'));
});
afterAll(() => product.close());

const getStatus = async (as: string) =>
  (await fetch(`${url}/api/${getContacts.path}`, { headers: { 'user-token': as } })).status;

it('accepts live sessions, and refuses ended ones as soon as their sockets close', async () => {
  expect(await getStatus(token)).toBe(200);
  const second = (await signUpFromOutside(url, 'Bo')).token;
  const listener = await hearFromOutside(url, second);
  await succeedFromOutside(url, signOut, {}, second);
  // The other process learns of the end a moment after the response. The same event closes the listener's connection.
  expect(await listener.closed).toBeGreaterThanOrEqual(4000);
  expect(await getStatus(second)).toBe(401);
  expect(await getStatus('nobody-has-this-token')).toBe(401);
});

it('validates sessions for another service in a process of its own', async () => {
  const path = `${url}/api/${getChatFile.path}?chatId=none&fileId=none`;
  const ask = async (as: string) => (await fetch(path, { headers: { 'user-token': as } })).status;
  expect([await ask(token), await ask('nobody-has-this-token')]).toEqual([404, 401]);
});

it('serves pictures at the gateway’s address, as immutable', async () => {
  const picture = blackSquare(60).toString('base64');
  const { avatar } = await succeedFromOutside(url, uploadAvatar, { avatar: picture }, token);
  expect(new URL(avatar, url).origin).toBe(url);
  const shown = await fetch(new URL(avatar, url));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(
    Buffer.from(await shown.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect((await fetch(`${url}/api/avatars/${'x'.repeat(22)}`)).status).toBe(404);
});

it('serves the pages of its own issuer at the gateway’s address', async () => {
  const metadata = await fetch(`${url}/dev/issuer/.well-known/openid-configuration`);
  const { issuer, authorization_endpoint: start } = (await metadata.json()) as Record<string, string>;
  expect([issuer, new URL(start!).origin]).toEqual([`${url}/dev/issuer`, url]);
  const query = new URLSearchParams({
    client_id: 'meet-development',
    redirect_uri: `${url}/signin`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = await createBrowser(url).go(new URL(`${start}?${query}`));
  expect(page.pathname).toMatch(/^\/dev\/issuer\/interaction\//);
});

it('is awaited while it is away: calls that need it get 503, others are served', async () => {
  await product.end('accounts', 'SIGKILL');
  expect(await getStatus(token)).toBe(503);
  expect((await fetch(`${url}/api/${getSignInOptions.path}`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/registry.json`)).status).toBe(200);
  await product.start('accounts');
  expect(await getStatus(token)).toBe(200);
});
