import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  getChatMessages,
  leaveChatRoom,
  listChatRooms,
  restoreChatMessage,
  sendChatMessage,
  type ChatMessage,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let outsider: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ rateLimits: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ada, ben, eve, outsider] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve'), chat.person('Out')];
  const input = { participants: [ben.email, eve.email], roomName: 'Launch' };
  chatId = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
  chat.notified.length = 0;
  chat.withdrawn.length = 0;
  chat.pushed.length = 0;
});

const at = ({ accountId }: TestPerson) => `<@${accountId}>`;
const send = (as: TestPerson, message: string, clientMessageId?: string) =>
  chat.request(sendChatMessage, { chatId, message, clientMessageId }, { as });
const edit = (as: TestPerson, message: string, revision = 1) =>
  chat.request(editChatMessage, { chatId, sequence: 1, message, revision }, { as });
const rung = () => chat.notified.map(({ recipients }) => [...recipients].sort());
const ids = (...people: TestPerson[]) => people.map(({ accountId }) => accountId).sort();

describe('a mention', () => {
  it('notifies the mentioned member once, with sender and room, but without the text', async () => {
    const { body } = await send(ada, `Hi ${at(ben)}, a secret`);
    expect(body.message).toMatchObject({
      content: `Hi ${at(ben)}, a secret`,
      mentions: [{ accountId: ben.accountId, fullName: 'Ben', isMember: true }],
    });
    expect(chat.notified).toEqual([
      {
        recipients: [ben.accountId],
        notificationType: '7',
        from: { fullName: 'Ada', email: ada.email },
        message: { groupName: 'Launch', chatId, chatSequence: 1 },
        dedupeKey: `mention ${chatId}:1`,
      },
    ]);
    expect(JSON.stringify(chat.notified)).not.toContain('secret');
    // The mentioned member's device is notified only of the mention.
    expect(chat.pushed.map(({ accountIds }) => accountIds)).toEqual([[eve.accountId]]);
    const { body: read } = await chat.request(getChatMessages, { chatId }, { as: eve });
    expect(read.messages[0]!.mentions).toEqual(body.message.mentions);
    const { body: listed } = await chat.request(listChatRooms, {}, { as: eve });
    expect(listed.chatrooms[0]!.lastMessage!.content).toBe('Hi @Ben, a secret');
  });

  it('neither notifies nor names people outside the room', async () => {
    const { body } = await send(ada, `Hi ${at(outsider)} and <@nobody>`);
    expect(body.message).toMatchObject({ content: `Hi ${at(outsider)} and <@nobody>`, mentions: [] });
    expect(chat.notified).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('"Out"');
  });

  it('does not notify from code or a quote, nor the author', async () => {
    await send(ada, `\`${at(ben)}\`\n> ${at(ben)}\n\`\`\`\n${at(eve)}\n\`\`\`\n${at(ada)}`);
    expect(chat.notified).toEqual([]);
  });

  it('leaves the id of an invited person as text, so that it reveals no account', async () => {
    const stranger = chat.stranger('Kim');
    await chat.request(addChatMembers, { chatId, participants: [stranger.email] }, { as: ada });
    const { body } = await send(ada, `Hi ${at(stranger)}`);
    expect(body.message.mentions).toEqual([]);
    expect(chat.notified).toEqual([]);
  });

  it('keeps the name after the person has left', async () => {
    await send(ada, `Hi ${at(ben)}`);
    await chat.request(leaveChatRoom, { chatId }, { as: ben });
    const { body } = await chat.request(getChatMessages, { chatId }, { as: eve });
    expect(body.messages[0]!.mentions).toEqual([{ accountId: ben.accountId, fullName: 'Ben', isMember: false }]);
    const { body: edited } = await edit(ada, `Hello ${at(ben)}`);
    expect(edited.message.mentions).toEqual([{ accountId: ben.accountId, fullName: 'Ben', isMember: false }]);
    expect(rung()).toEqual([ids(ben)]);
  });

  it('notifies only newly mentioned members after an edit', async () => {
    await send(ada, `Hi ${at(ben)}`);
    await edit(ada, `Hi ${at(ben)} and ${at(eve)}`);
    await edit(ada, `Hello ${at(ben)} and ${at(eve)}`, 2);
    expect(rung()).toEqual([ids(ben), ids(eve)]);
  });

  it('is withdrawn when its message is deleted, and restored without a push when that is undone', async () => {
    await send(ada, `Hi ${at(ben)}`);
    const { body } = await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
    expect(body.message).toMatchObject({ content: '', mentions: [] });
    expect(chat.withdrawn).toEqual([`mention ${chatId}:1`]);
    const { body: restored } = await chat.request(restoreChatMessage, { chatId, sequence: 1 }, { as: ada });
    expect((restored.message as ChatMessage).mentions).toHaveLength(1);
    expect(chat.notified.map(({ withoutPush }) => withoutPush)).toEqual([undefined, true]);
  });

  it('is withdrawn if the message was deleted while its notifications were sent', async () => {
    await send(ada, 'no mention yet');
    const [{ status }] = await Promise.all([
      edit(ada, `Hi ${at(ben)}`),
      chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada }),
    ]);
    expect([200, 410]).toContain(status);
    expect(chat.withdrawn.length > 0 || chat.notified.length === 0).toBe(true);
  });

  it('applies to at most twenty people of a text', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `<@n${index}>`).join(' ');
    const { body } = await send(ada, `${others} ${at(ben)}`);
    expect(body.message.mentions).toEqual([]);
  });
});

describe('a mention of everyone', () => {
  it('notifies all others who take part', async () => {
    const { status } = await send(ada, 'Dear <@all>');
    expect(status).toBe(200);
    expect(rung()).toEqual([ids(ben, eve)]);
    expect(chat.pushed).toEqual([]);
  });

  it('is refused for members who may not manage the room, also in an edit', async () => {
    const { status, body } = await send(ben, 'Dear <@all>');
    expect([status, body.code]).toEqual([403, 'CHAT_MENTION_ALL_NOT_ALLOWED']);
    await send(ben, 'Dear');
    expect((await edit(ben, 'Dear <@all>')).status).toBe(403);
    expect(chat.notified).toEqual([]);
  });

  it('in code is text, and allowed for all members', async () => {
    expect((await send(ben, 'type `<@all>`')).status).toBe(200);
    expect(chat.notified).toEqual([]);
  });

  it('is allowed once a minute, and a retry does not count again', async () => {
    await send(ada, 'One <@all>', 'everybody-1');
    expect((await send(ada, 'One <@all>', 'everybody-1')).status).toBe(200);
    const { status, body } = await send(ada, 'Two <@all>', 'everybody-2');
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    chat.clock.advance(60_000);
    expect((await send(ada, 'Two <@all>', 'everybody-2')).status).toBe(200);
  });
});
