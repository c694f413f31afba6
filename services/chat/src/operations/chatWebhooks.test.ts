import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  allowMembersToManage,
  CHAT_MENTION_ALL_PAUSE_MS,
  CHAT_MESSAGE_MAX,
  CHAT_WEBHOOK_POSTS,
  CHAT_WEBHOOKS_MAX,
  closeChatRoom,
  createChatRoom,
  createChatWebhook,
  createPrivateChatRoom,
  deleteChatMessage,
  deleteChatWebhook,
  editChatMessage,
  endChatWebhooks,
  getChatMessages,
  getChatWebhooks,
  leaveChatRoom,
  removeChatMember,
  searchChatMessages,
} from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { Writable } from 'node:stream';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ rateLimits: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ada, ben] = [chat.person('Ada'), chat.person('Ben')];
  chatId = await openRoom();
  for (const list of [chat.events, chat.notified, chat.pushed]) list.length = 0;
});

async function openRoom(): Promise<string> {
  const input = { participants: [ben.email], roomName: 'Builds' };
  return (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
}
const create = (input: object = {}, as = ada) =>
  chat.request(createChatWebhook, { chatId, name: 'CI', ...input }, { as });
const createUrl = async (input?: object, as?: TestPerson): Promise<string> => (await create(input, as)).body.url;
const toPath = (url: string) => new URL(url).pathname.replace('/api/', '');
const post = (url: string, body: unknown = { text: 'Build 7 passed' }, headers: Record<string, string> = {}) =>
  chat.request(toPath(url), body, { headers });
const postForm = (url: string, form: string) =>
  post(url, form, { 'content-type': 'application/x-www-form-urlencoded' });
const list = async (as = ada) => (await chat.request(getChatWebhooks, { chatId }, { as })).body;
const read = async () => (await chat.request(getChatMessages, { chatId }, { as: ben })).body.messages;

describe('an incoming webhook', () => {
  it('posts to its room under its name, marked as a bot, for everybody at once', async () => {
    const { body } = await create({ name: '  CI ' });
    expect(body).toMatchObject({
      webhook: { name: 'CI', creatorName: 'Ada', mayMentionAll: false, isPaused: false, lastUsedAt: null },
      url: expect.stringMatching(/\/api\/chat-webhooks\/cw_[\w-]{43}$/),
    });
    const answer = await post(body.url, { text: 'Build **7** passed' });
    expect([answer.status, answer.body]).toEqual([200, { success: true, sequence: 1 }]);
    const message = { name: 'CI', email: '', avatar: null, isBot: true, content: 'Build **7** passed', sequence: 1 };
    expect(await read()).toMatchObject([message]);
    expect(chat.events).toMatchObject([{ type: 'chatroomMessage', channel: roomChannel(chatId), payload: message }]);
    expect(chat.pushed).toEqual([
      { accountIds: [ada.accountId, ben.accountId], chatId, senderName: 'CI', roomName: 'Builds' },
    ]);
    const found = await chat.request(searchChatMessages, { search: 'passed from:CI' }, { as: ben });
    expect(found.body.messages).toMatchObject([{ sequence: 1, isBot: true }]);
  });

  it('is listed with its last use, to the minute, and never with its URL', async () => {
    const url = await createUrl();
    chat.clock.advance(1);
    await create({ name: 'Alerts' });
    const usedAt = chat.clock.now();
    await post(url);
    chat.clock.advance(30_000);
    await post(url);
    const { webhooks } = await list();
    expect(webhooks).toMatchObject([
      { name: 'CI', lastUsedAt: usedAt },
      { name: 'Alerts', lastUsedAt: null },
    ]);
    expect(JSON.stringify(webhooks)).not.toContain('cw_');
    const stored = await chat.connection.collection('chat.webhooks').find({ chatId }).toArray();
    expect(JSON.stringify(stored)).not.toContain(url.split('/').at(-1));
  });

  it('takes the form that Slack’s webhooks take, and ignores what it does not know', async () => {
    const url = await createUrl();
    const slack = { text: 'Deployed & running', username: 'Root', icon_emoji: ':ghost:', attachments: [{ a: 1 }] };
    expect((await post(url, slack)).body).toMatchObject({ success: true, sequence: 1 });
    const form = new URLSearchParams({ payload: JSON.stringify(slack) });
    expect((await postForm(url, form.toString())).body).toMatchObject({ success: true, sequence: 2 });
    expect(await read()).toMatchObject([
      { name: 'CI', content: 'Deployed & running' },
      { name: 'CI', content: 'Deployed & running' },
    ]);
  });

  it('posts once for a repeated clientMessageId', async () => {
    const url = await createUrl();
    const said = { text: 'Once', clientMessageId: 'build-7-passed' };
    await post(url, said);
    expect((await post(url, said)).body).toMatchObject({ success: true, sequence: 1 });
    expect(await read()).toHaveLength(1);
  });

  it('writes messages that nobody edits and those who manage the room delete', async () => {
    await post(await createUrl());
    const edit = { chatId, sequence: 1, message: 'Changed', revision: 1 };
    for (const as of [ada, ben])
      expect((await chat.request(editChatMessage, edit, { as })).body).toMatchObject({
        code: 'CHAT_MESSAGE_NOT_YOURS',
      });
    const remove = (as: TestPerson) => chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as });
    expect((await remove(ben)).body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_YOURS' });
    expect((await remove(ada)).body).toMatchObject({ message: { content: '', isBot: true } });
  });

  it('mentions members, and everybody only if it may, once a minute', async () => {
    const [url, loud] = [await createUrl(), await createUrl({ name: 'Alarm', mayMentionAll: true })];
    await post(url, { text: `<@${ben.accountId}> look` });
    expect(chat.notified).toMatchObject([{ recipients: [ben.accountId], from: { fullName: 'CI', email: null } }]);
    expect(chat.pushed.flatMap(({ accountIds }) => accountIds)).toEqual([ada.accountId]);
    const refused = await post(url, { text: '<@all> look' });
    expect([refused.status, refused.body.code]).toEqual([403, 'CHAT_MENTION_ALL_NOT_ALLOWED']);
    expect(chat.notified).toHaveLength(1);
    expect((await post(loud, { text: '<@all> fire' })).body).toMatchObject({ success: true });
    expect([...chat.notified[1]!.recipients].sort()).toEqual([ada.accountId, ben.accountId].sort());
    const again = await post(loud, { text: '<@all> fire' });
    expect([again.status, again.headers['retry-after']]).toEqual([429, '60']);
    chat.clock.advance(CHAT_MENTION_ALL_PAUSE_MS);
    expect((await post(loud, { text: '<@all> fire' })).status).toBe(200);
  });

  it('counts its messages apart from those of others, and says how long to wait', async () => {
    const [url, other] = [await createUrl(), await createUrl({ name: 'Other' })];
    for (let at = 0; at < CHAT_WEBHOOK_POSTS.max; at += 1) await post(url, { text: '<@all>' });
    const refused = await post(url);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post(other)).status).toBe(200);
  });
});

describe('the URL of an incoming webhook', () => {
  it('answers 410 once it is revoked, and keeps nothing of the room or its people', async () => {
    const { body } = await create();
    const { webhookId } = body.webhook;
    expect((await chat.request(deleteChatWebhook, { chatId, webhookId }, { as: ada })).body).toEqual({ success: true });
    const answer = await post(body.url);
    expect([answer.status, answer.body.code]).toEqual([410, 'CHAT_WEBHOOK_ENDED']);
    expect(await read()).toEqual([]);
    expect(await list()).toMatchObject({ webhooks: [] });
    const stored = await chat.connection.collection('chat.webhooks').findOne({ _id: webhookId as never });
    expect(Object.keys(stored!).sort()).toEqual(['_id', 'createdAt', 'endedAt', 'expiresAt', 'hash']);
  });

  it('answers 410 once its room is closed', async () => {
    const url = await createUrl();
    await chat.request(closeChatRoom, { chatId }, { as: ada });
    expect((await post(url)).status).toBe(410);
  });

  it('ends with a new password of its creator', async () => {
    const url = await createUrl();
    await chat.client.call(endChatWebhooks, { accountId: ada.accountId }, SERVICE_CALLER);
    expect((await post(url)).status).toBe(410);
  });

  it.each([
    ['leaves the room', () => chat.request(leaveChatRoom, { chatId }, { as: ben })],
    ['is removed', () => chat.request(removeChatMember, { chatId, participantToRemove: ben.email }, { as: ada })],
    [
      'may not manage it any more',
      () => chat.request(allowMembersToManage, { chatId, allowToManage: false }, { as: ada }),
    ],
  ])('posts nothing while its creator %s', async (_what, lose) => {
    await chat.request(allowMembersToManage, { chatId, allowToManage: true }, { as: ada });
    const url = await createUrl({ name: 'Ben’s' }, ben);
    expect((await post(url)).status).toBe(200);
    await lose();
    const answer = await post(url);
    expect([answer.status, answer.body.code]).toEqual([403, 'CHAT_WEBHOOK_PAUSED']);
    expect(await list()).toMatchObject({ webhooks: [{ name: 'Ben’s', isPaused: true }] });
  });

  it.each([
    ['that was guessed', `cw_${'A'.repeat(43)}`, 404],
    ['with another ending', 'LAST', 404],
    ['in capitals', 'CAPITALS', 404],
    ['with an operator', '%7B%22%24ne%22%3Anull%7D', 400],
    ['with a path', '..%2Fget-chat-webhooks', 400],
    ['that is endless', 'x'.repeat(1000), 400],
  ])('posts nothing %s', async (_what, secret, status) => {
    const url = await createUrl();
    const own = url.split('/').at(-1)!;
    const last = own.endsWith('A') ? 'B' : 'A';
    const tried = secret === 'LAST' ? own.slice(0, -1) + last : secret === 'CAPITALS' ? own.toUpperCase() : secret;
    const answer = await chat.request(`chat-webhooks/${tried}`, { text: 'Guessed' });
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(await read()).toEqual([]);
  });

  it('posts nothing to another room, whatever the body says', async () => {
    const url = await createUrl();
    const otherId = await openRoom();
    await post(url, { text: 'Hello', chatId: otherId, secret: 'cw_other', name: 'Ada', authorId: ada.accountId });
    expect((await chat.request(getChatMessages, { chatId: otherId }, { as: ben })).body.messages).toEqual([]);
    expect(await read()).toMatchObject([{ name: 'CI', isBot: true }]);
  });

  it.each([
    ['no text', {}, 'text'],
    ['an empty text', { text: '' }, 'text'],
    ['white space', { text: ' \n ' }, 'text'],
    ['a form feed', { text: 'page one\fpage two' }, 'text'],
    ['a hidden direction', { text: 'abc\u202edef' }, 'text'],
    ['an operator', { text: { $ne: null } }, 'text'],
    ['too long a text', { text: 'x'.repeat(CHAT_MESSAGE_MAX + 1) }, 'text'],
    ['a short message id', { text: 'Hi', clientMessageId: 'a' }, 'clientMessageId'],
  ])('refuses %s', async (_what, body, path) => {
    const answer = await post(await createUrl(), body);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { success: false, code: 'VALIDATION_FAILED', fields: [{ path, message: expect.any(String) }] },
    ]);
    expect(await read()).toEqual([]);
  });

  it('refuses large bodies and other kinds of bodies', async () => {
    const url = await createUrl();
    const tried = async (body: unknown, type: string) => (await post(url, body, { 'content-type': type })).status;
    expect(await tried(JSON.stringify({ text: 'x'.repeat(200_000) }), 'application/json')).toBe(413);
    expect(await tried(`payload=${'x'.repeat(200_000)}`, 'application/x-www-form-urlencoded')).toBe(413);
    expect(await tried('{"text":"Hi"}', 'text/plain')).toBe(415);
    expect(await tried('{"text":', 'application/json')).toBe(400);
    for (const form of ['', 'text=Hi', 'payload=', 'payload=x', 'payload=%7B%7D', `payload=${'['.repeat(1000)}`])
      expect((await postForm(url, form)).status).toBe(400);
    expect(await read()).toEqual([]);
  });

  it('is open to programs, not to pages of other origins, and posts nothing for a GET', async () => {
    const url = await createUrl();
    const { headers } = await post(url, { text: 'Hi' }, { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await chat.get(new URL(url).pathname)).status).toBe(405);
    expect(await read()).toHaveLength(1);
  });

  it('stands in no log, nor does the text', async () => {
    let logged = '';
    const logTo = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    const logging = await startChat({ rateLimits: false, logTo });
    const person = logging.person('Ada');
    const input = { participants: [logging.person('Ben').email], roomName: 'Builds' };
    const room = (await logging.request(createChatRoom, input, { as: person })).body.chatroom;
    const { body } = await logging.request(createChatWebhook, { chatId: room.chatId, name: 'CI' }, { as: person });
    const path = toPath(body.url);
    for (const text of ['zinnober', 'zinnober\f', '<@all> zinnober']) await logging.request(path, { text });
    await logging.request(closeChatRoom, { chatId: room.chatId }, { as: person });
    await logging.request(path, { text: 'zinnober' });
    await logging.close();
    expect(logged).not.toMatch(/zinnober|cw_/);
  });
});

describe('the incoming webhooks of a room', () => {
  it('are seen, created and revoked only by members who may manage it', async () => {
    const { webhookId } = (await create()).body.webhook;
    const remove = (as: TestPerson) => chat.request(deleteChatWebhook, { chatId, webhookId }, { as });
    for (const [as, code] of [
      [ben, 'CHAT_MANAGE_NOT_ALLOWED'],
      [chat.person('Eve'), 'CHAT_ROOM_NOT_FOUND'],
    ] as const) {
      for (const answer of [await create({}, as), await remove(as), { body: await list(as) }])
        expect(answer.body).toMatchObject({ success: false, code });
    }
    expect(await list()).toMatchObject({ webhooks: [{ webhookId }] });
    await chat.request(allowMembersToManage, { chatId, allowToManage: true }, { as: ada });
    expect((await remove(ben)).body).toEqual({ success: true });
    expect((await remove(ben)).body).toMatchObject({ code: 'CHAT_WEBHOOK_NOT_FOUND' });
  });

  it('are not revoked through another room', async () => {
    const { body } = await create();
    const { webhookId } = body.webhook;
    const answer = await chat.request(deleteChatWebhook, { chatId: await openRoom(), webhookId }, { as: ada });
    expect(answer.body).toMatchObject({ code: 'CHAT_WEBHOOK_NOT_FOUND' });
    expect((await post(body.url)).status).toBe(200);
  });

  it('do not exist in a conversation of two', async () => {
    const contactId = chat.addContact(ada, ben.email);
    const room = (await chat.request(createPrivateChatRoom, { contactId }, { as: ada })).body.chatroom;
    expect((await create({ chatId: room.chatId })).body).toMatchObject({ code: 'CHAT_ROOM_IS_PRIVATE' });
  });

  it('have a maximum number, also if many are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: CHAT_WEBHOOKS_MAX + 3 }, () => create()));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(CHAT_WEBHOOKS_MAX);
    expect((await create()).body).toMatchObject({
      code: 'CHAT_WEBHOOKS_FULL',
      message: 'The room has 10 webhooks, as many as it can have. Revoke one first.',
    });
    const [first] = (await list()).webhooks;
    await chat.request(deleteChatWebhook, { chatId, webhookId: first.webhookId }, { as: ada });
    expect((await create()).body).toMatchObject({ success: true });
  });

  it.each([
    ['no name', ''],
    ['white space', '  '],
    ['two lines', 'CI\nAda'],
    ['too long a name', 'x'.repeat(51)],
    ['an operator', { $ne: null }],
  ])('refuse %s', async (_what, name) => {
    expect((await create({ name })).body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'name' }] });
  });
});
