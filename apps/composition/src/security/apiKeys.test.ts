import type { Call } from '@meet/contracts';
import { forgotPassword, getLoggedInUserData, renewApiKey, resetPassword, setAlias } from '@meet/accounts-contract';
import { createChatRoom, editChatMessage, getChatMessages, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import { deleteApiKey, generateApiKey, getApiKeys, KEY_SERVICES } from '@meet/integrations-contract';
import { ACCOUNT_KEY, KEY_SCOPES, openedBy, type KeyScope } from '@meet/integrations-contract/scopes';
import { createMeeting, scheduleMeeting } from '@meet/meetings-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkSecret } from '../interceptMails.ts';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const ITSELF = [
  'check-if-user-is-logged-in',
  'check-user-membership',
  'get-app-version',
  'get-logged-in-user-data',
] as const;
const ROOMS = [
  'create-meeting',
  'get-logged-in-user-owned-room-ids-list',
  'get-logged-in-user-personal-meeting-id',
  'get-meeting-data',
] as const;
/** All calls that keys open. A longer list is a decision: docs/adr/0010-what-a-token-opens.md. */
const OPENED: Readonly<Record<KeyScope, readonly string[]>> = {
  account: [
    ...ITSELF,
    ...ROOMS,
    'check-if-meeting-access-is-allowed-on-mobile-browsers',
    'get-contacts',
    'get-contacts-groups',
    'get-contacts-with-account',
    'get-frequent-users',
    'get-meeting-room-id-by-alias-and-room-label',
    'get-ongoing-meetings',
    'get-scheduled-meetings',
  ],
  calendar: [
    ...ITSELF,
    ...ROOMS,
    'cancel-scheduled-meeting',
    'change-scheduled-meeting',
    'get-contacts',
    'get-scheduled-meetings',
    'schedule-meeting',
  ],
  jira: [...ITSELF, ...ROOMS, 'get-ongoing-meetings', 'get-scheduled-meetings'],
  hubstaff: [...ITSELF, 'get-meetings-history', 'get-ongoing-meetings', 'get-scheduled-meetings'],
  'chrome-extension': [
    ...ITSELF,
    ...ROOMS,
    'get-contacts',
    'get-frequent-users',
    'get-meeting-room-id-by-alias-and-room-label',
    'get-ongoing-meetings',
    'get-scheduled-meetings',
  ],
  automation: [...ITSELF, ...ROOMS, 'get-meetings-history', 'get-ongoing-meetings', 'get-scheduled-meetings'],
  chat: [
    ...ITSELF,
    'edit-chat-message',
    'get-chat-message-changes',
    'get-chatroom',
    'get-chatroom-page',
    'get-chatrooms-by-user',
    'get-messages-from-chatroom',
    'get-participants-from-chatroom',
    'mark-chatroom-as-read',
    'react-to-chat-message',
    'send-message-to-chatroom',
  ],
};
const SCOPES = Object.keys(OPENED) as KeyScope[];

let product: TestProduct;
let person: TestPerson;
/** Inputs of the calls that need one. */
let inputs: Record<string, unknown>;

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

async function makeKey(as: TestPerson, scope: KeyScope): Promise<string> {
  if (scope === ACCOUNT_KEY) return (await product.request(renewApiKey, {}, { as })).body.apiKey;
  return (await product.request(generateApiKey, { serviceId: scope, name: 'A key' }, { as })).body.apiKey.apiKeyValue;
}
const lives = async (key: string) => (await product.request(getLoggedInUserData, {}, bearer(key))).status;
/** Returns all stored documents, without the time of the last use of keys. */
const stored = async () =>
  (await dumpDatabase(product.connection)).filter(({ collection }) => collection !== 'integrations.api_keys');

beforeAll(async () => {
  product = await startTestProduct({
    env: { CHROME_EXTENSION_URL: 'https://extensions.example/meet', HUBSTAFF_CLIENT_ID: 'meet' },
  });
  person = await product.newPerson('Ana Pop');
  await product.request(setAlias, { alias: 'ana' }, { as: person });
  const { roomId } = (await product.request(createMeeting, { label: 'desk' }, { as: person })).body;
  const planned = {
    subject: 'Plans',
    startsAt: product.clock.now() + 86_400_000,
    durationInMinutes: 30,
    timeZone: 'UTC',
    invited: [],
  };
  const { scheduledMeetingId } = (await product.request(scheduleMeeting, planned, { as: person })).body;
  const colleague = await product.newPerson('Ben Radu');
  const room = { participants: [colleague.email], roomName: 'Ours' };
  const { chatId } = (await product.request(createChatRoom, room, { as: person })).body.chatroom;
  const said = { chatId, message: 'Hello' };
  await product.request(sendChatMessage, said, bearer(await makeKey(person, 'chat')));
  inputs = {
    'get-chatroom': { chatId },
    'get-participants-from-chatroom': { chatId },
    'get-messages-from-chatroom': { chatId },
    'get-chat-message-changes': { chatId, afterChange: 0 },
    'send-message-to-chatroom': said,
    'edit-chat-message': { chatId, sequence: 1, message: 'Hello all', revision: 1 },
    'react-to-chat-message': { chatId, sequence: 1, emoji: '👍', isOn: true },
    'mark-chatroom-as-read': { chatId, sequence: 1 },
    'get-meeting-data': { roomId },
    'get-meeting-room-id-by-alias-and-room-label': { userAlias: 'ana', roomLabel: 'desk' },
    'schedule-meeting': planned,
    'change-scheduled-meeting': { ...planned, scheduledMeetingId },
    'cancel-scheduled-meeting': { scheduledMeetingId },
  };
});
afterAll(() => product.close());

const outsiders = () => product.client.calls.filter(({ access }) => access !== 'service');

describe('the calls that a key opens', () => {
  it('are exactly the listed calls of each scope', () => {
    expect(SCOPES).toEqual([ACCOUNT_KEY, ...KEY_SERVICES]);
    for (const scope of SCOPES) expect([scope, openedBy(scope).sort()]).toEqual([scope, [...OPENED[scope]].sort()]);
    expect(openedBy('toString')).toEqual([]);
  });

  it('are never calls between services or of administrators', () => {
    for (const calls of Object.values(KEY_SCOPES))
      for (const { path, access } of calls)
        expect([path, access]).toEqual([path, expect.stringMatching(/user|account|public/)]);
  });
});

describe.each(SCOPES)('a key for %s', (scope) => {
  let key: string;
  beforeAll(async () => {
    key = await makeKey(person, scope);
  });
  const opens = (call: Call) => OPENED[scope].includes(call.path);

  it('opens the calls of its scope', async () => {
    const opened = outsiders()
      .filter(opens)
      // A cancelled meeting can’t be changed any more.
      .sort((a, b) => Number(a.path.startsWith('cancel')) - Number(b.path.startsWith('cancel')));
    expect(opened).toHaveLength(OPENED[scope].length);
    for (const call of opened) {
      const { status, body } = await product.request(call, inputs[call.path] ?? {}, bearer(key));
      expect([call.path, status, body.success]).toEqual([call.path, 200, true]);
    }
  });

  it('opens no other call: 403, no change, no event', async () => {
    // The person's read marks are written after their messages, and immediately when they request them.
    await product.request(listChatRooms, {}, { as: person });
    const before = await stored();
    const notified = product.events.length;
    const closed = outsiders().filter((call) => !opens(call));
    for (const call of closed) {
      const { status, body } = await product.request(call, inputs[call.path] ?? {}, bearer(key));
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'API_KEY_FORBIDDEN']);
    }
    expect(await stored()).toEqual(before);
    expect(product.events.slice(notified)).toEqual([]);
    expect(closed.length).toBeGreaterThan(100);
  });

  it('grants no more when it is sent as a session’s token', async () => {
    const places: Record<string, string>[] = [{ 'user-token': key }, { 'user-token': key, 'admin-token': key }];
    for (const headers of places) {
      const { status, body } = await product.request(setAlias, { alias: 'taken-over' }, { headers });
      expect([status, body.code]).toEqual([403, 'API_KEY_FORBIDDEN']);
    }
    expect((await product.request(setAlias, { alias: 'x' }, { headers: { 'admin-token': key } })).status).toBe(401);
  });

  it('ends when its owner resets the password, and not when another person does', async () => {
    const [owner, other] = [await product.newPerson('Ben Radu'), await product.newPerson('Cora Ene')];
    const [own, others] = [await makeKey(owner, scope), await makeKey(other, scope)];
    await product.request(forgotPassword, { email: owner.email });
    const reset = linkSecret(await product.mailTo(owner.email));
    expect((await product.request(resetPassword, { key: reset, password: 'Brand-new-word-2' })).body.success).toBe(
      true,
    );
    expect([await lives(own), await lives(others)]).toEqual([401, 200]);
  });

  it('is refused if its account is deleted or not activated', async () => {
    const owner = await product.newPerson('Ben Radu');
    const own = await makeKey(owner, scope);
    const accounts = product.connection.collection<{ _id: string }>('accounts.accounts');
    await accounts.updateOne({ _id: owner.accountId }, { $set: { activatedAt: null } });
    expect(await lives(own)).toBe(401);
    await accounts.deleteOne({ _id: owner.accountId });
    expect(await lives(own)).toBe(401);
  });
});

describe('a key for chats', () => {
  it('writes messages with the mark of a bot, and edits no others', async () => {
    const owner = await product.newPerson('Ben Radu');
    const room = { participants: [person.email], roomName: 'Ours' };
    const { chatId } = (await product.request(createChatRoom, room, { as: owner })).body.chatroom;
    const as = bearer(await makeKey(owner, 'chat'));
    await product.request(sendChatMessage, { chatId, message: 'By hand' }, { as: owner });
    const { message } = (await product.request(sendChatMessage, { chatId, message: 'By key' }, as)).body;
    expect(message).toMatchObject({ email: owner.email, isBot: true });
    const edit = (sequence: number) =>
      product.request(editChatMessage, { chatId, sequence, message: 'Changed', revision: 1 }, as);
    expect((await edit(1)).body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_YOURS' });
    expect((await edit(2)).body).toMatchObject({ message: { content: 'Changed', isBot: true } });
    const { messages } = (await product.request(getChatMessages, { chatId }, { as: person })).body;
    expect(messages).toMatchObject([
      { content: 'By hand', isBot: false },
      { content: 'Changed', isBot: true },
    ]);
  });

  it('reads and writes only in rooms of its account', async () => {
    const stranger = bearer(await makeKey(await product.newPerson('Eve Stan'), 'chat'));
    const { chatId } = inputs['get-chatroom'] as { chatId: string };
    for (const call of [getChatMessages, sendChatMessage]) {
      const { status, body } = await product.request(call as Call, { chatId, message: 'Hello' }, stranger);
      expect([status, body.code]).toEqual([404, 'CHAT_ROOM_NOT_FOUND']);
    }
  });
});

describe('a deleted key', () => {
  it('is refused at the next request, and the end of its session is announced', async () => {
    const owner = await product.newPerson('Ben Radu');
    const key = await makeKey(owner, 'jira');
    expect(await lives(key)).toBe(200);
    const [{ apiKeyId }] = (await product.request(getApiKeys, {}, { as: owner })).body.apiKeys;
    await product.request(deleteApiKey, { apiKeyId }, { as: owner });
    expect(await lives(key)).toBe(401);
    expect(product.events).toContainEqual(
      expect.objectContaining({
        type: 'sessionsEnded',
        channel: `user:${owner.accountId}`,
        payload: { sessionIds: [`key:${apiKeyId}`] },
      }),
    );
    // The key's owner still exists.
    expect((await product.request(getApiKeys, {}, { as: owner })).body.apiKeys).toEqual([]);
  });
});
