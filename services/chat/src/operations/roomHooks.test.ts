import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createChatRoom,
  createChatWebhook,
  deleteChatMessage,
  editChatMessage,
  leaveChatRoom,
  postToChatWebhook,
  restoreChatMessage,
  sendChatMessage,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ rateLimits: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ada, ben, eve] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve')];
  const invited = chat.stranger('Ida');
  const input = { participants: [ben.email, eve.email, invited.email], roomName: 'Launch' };
  chatId = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
  chat.roomHooked.length = 0;
});

const send = (message: string, as = ada) => chat.request(sendChatMessage, { chatId, message }, { as });
const edit = (message: string) =>
  chat.request(editChatMessage, { chatId, sequence: 1, message, revision: 1 }, { as: ada });
const ids = (...people: TestPerson[]) => people.map(({ accountId }) => accountId).sort();
const occurrences = () => chat.roomHooked.flatMap(({ occurrences: some }) => some);
const sent = { chatId: '', roomName: 'Launch', sequence: 1, revision: 1, senderName: 'Ada', isBot: false };

describe('members’ webhooks', () => {
  it('are notified of a message by all who take part, without its text', async () => {
    await send('A secret');
    expect(chat.roomHooked.map(({ accountIds }) => [...accountIds].sort())).toEqual([ids(ada, ben, eve)]);
    expect(occurrences()).toEqual([
      {
        event: 'chat.message.created',
        occurrenceId: `created:${chatId}:1`,
        at: chat.clock.now(),
        data: { ...sent, chatId, senderEmail: ada.email },
      },
    ]);
    expect(JSON.stringify(chat.roomHooked)).not.toContain('secret');
  });

  it('are notified once of messages of one moment', async () => {
    await Promise.all([send('one'), send('two'), send('three')]);
    expect(chat.roomHooked).toHaveLength(1);
    expect(occurrences().map(({ data }) => data.sequence)).toEqual([1, 2, 3]);
  });

  it('are notified of an edit with its revision, and of newly mentioned members', async () => {
    await send(`<@${ben.accountId}> look`);
    chat.roomHooked.length = 0;
    chat.clock.advance(1000);
    await edit(`<@${ben.accountId}> and <@${eve.accountId}> look`);
    expect(occurrences()).toMatchObject([
      { event: 'chat.message.edited', occurrenceId: `edited:${chatId}:1:2`, data: { revision: 2 } },
      { event: 'chat.message.mentioned', occurrenceId: `mentioned:${chatId}:1`, accountIds: ids(eve) },
    ]);
    expect(occurrences()[0]!.at).toBe(chat.clock.now());
  });

  it('are notified of a mention for those whom it addresses, not for its author', async () => {
    await send(`<@${ben.accountId}> and <@${ada.accountId}>`);
    await send('<@all> hello');
    const mentioned = occurrences().filter(({ event }) => event === 'chat.message.mentioned');
    expect(mentioned.map(({ accountIds }) => [...accountIds!].sort())).toEqual([ids(ben), ids(ben, eve)]);
  });

  it('are notified of a message that an incoming webhook posts', async () => {
    const { body } = await chat.request(createChatWebhook, { chatId, name: 'CI' }, { as: ada });
    const secret = body.url.split('/').at(-1);
    await chat.request(postToChatWebhook, { secret, text: 'Passed' });
    expect(occurrences()).toMatchObject([{ data: { ...sent, chatId, senderName: 'CI', isBot: true } }]);
    expect(occurrences()[0]!.data).not.toHaveProperty('senderEmail');
  });

  it('are not notified for somebody who left, nor of a deletion or its end', async () => {
    await send('one');
    await chat.request(leaveChatRoom, { chatId }, { as: ben });
    chat.roomHooked.length = 0;
    await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
    await chat.request(restoreChatMessage, { chatId, sequence: 1 }, { as: ada });
    expect(chat.roomHooked).toEqual([]);
    await send('two');
    expect(chat.roomHooked.map(({ accountIds }) => [...accountIds].sort())).toEqual([ids(ada, eve)]);
  });
});
