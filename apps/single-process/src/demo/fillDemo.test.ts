import type { Call } from '@meet/contracts';
import { signIn } from '@meet/accounts-contract';
import { getChatMessages, listChatRooms } from '@meet/chat-contract';
import { getMeetingsHistory, getScheduledMeetings } from '@meet/meetings-contract';
import { getContacts, getContactsGroups } from '@meet/network-contract';
import { getOrganizationMembers } from '@meet/organizations-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, type RunningProduct } from '@meet/composition/startProduct';
import { PAST_MEETINGS, PLANNED_MEETINGS } from './calendar.ts';
import { CONVERSATIONS } from './conversations.ts';
import { fillDemo } from './fillDemo.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, toEmail, GROUPS, TEAM } from './team.ts';
import { freePort } from '@meet/service-kit/testing/freePort';

let folder: string;
let env: NodeJS.ProcessEnv;
let product: RunningProduct | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-demo-'));
  env = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function post<Input, Output>(call: Call<Input, Output>, input: Input, token?: string): Promise<Output> {
  const isPost = call.method === 'POST';
  const response = await fetch(`${product!.url}/api/${call.path}`, {
    method: call.method,
    headers: { ...(isPost && { 'content-type': 'application/json' }), ...(token && { 'user-token': token }) },
    ...(isPost && { body: JSON.stringify(input) }),
  });
  const body = (await response.json()) as Output & { success: boolean };
  expect(body).toMatchObject({ success: true });
  return body;
}

describe('fillDemo', () => {
  it('creates a team with its data once, even if it runs twice', async () => {
    await fillDemo(env);
    await fillDemo(env);
    product = await startProduct(env);

    const { token, avatar } = await post(signIn, { email: toEmail('maya'), password: DEMO_PASSWORD } as never);
    expect((await fetch(`${product.url}${avatar}=s50`)).headers.get('content-type')).toMatch(/^image\//);
    const { contacts } = await post(getContacts, {}, token);
    // Everybody except the host, plus the client.
    expect(contacts).toHaveLength(TEAM.length);
    expect(contacts.filter(({ avatar: photo }) => photo !== null)).toHaveLength(TEAM.length - 1);
    const { groups } = await post(getContactsGroups, {}, token);
    expect(groups.map(({ groupName }) => groupName).sort()).toEqual(GROUPS.map(({ name }) => name).sort());

    const { organization, members } = await post(getOrganizationMembers, {}, token);
    expect(organization).toMatchObject({ permission: 'owner', usedLicenses: 2 });
    expect(members).toHaveLength(TEAM.length);

    const { chatrooms } = await post(listChatRooms, {}, token);
    expect(chatrooms).toHaveLength(CONVERSATIONS.length);
    const { chatId, hasUnreadMessages } = chatrooms.find(({ roomName }) => roomName === 'Orchard relaunch')!;
    expect(hasUnreadMessages).toBe(true);
    const { messages } = await post(getChatMessages, { chatId, messagesOffset: 0, timezone: 'UTC' }, token);
    const days = new Set(messages.map(({ timestamp }) => new Date(timestamp).toDateString()));
    expect(messages).toHaveLength(CONVERSATIONS[0]!.messages.length);
    expect(days.size).toBeGreaterThan(5);

    const history = await post(getMeetingsHistory, {}, token);
    expect(history.total).toBe(PAST_MEETINGS.length);
    expect(history.meetings.map(({ durationInSeconds }) => durationInSeconds / 60).sort()).toEqual(
      PAST_MEETINGS.map(({ minutes }) => minutes).sort(),
    );
    const { meetings } = await post(getScheduledMeetings, {}, token);
    expect(meetings).toHaveLength(PLANNED_MEETINGS.length);
    const admin = await post(signIn, { email: DEMO_ADMIN.email, password: DEMO_PASSWORD } as never);
    expect(admin.isAdmin).toBe(true);
    expect(await (await fetch(`${product.url}/dev/mail.json`)).json()).toEqual([]);
  });

  it('refuses to run beside the product, and in production', async () => {
    await expect(fillDemo(env)).rejects.toThrow(`Something runs at port ${env.PORT}. Stop Meet first`);
    await expect(fillDemo({ ...env, NODE_ENV: 'production' })).rejects.toThrow('for development');
  });
});
