import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  getChatMessageChanges,
  getChatMessages,
  sendChatMessage,
  type ChatMessage,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

beforeEach(async () => {
  [ada, ben] = [chat.person('Ada'), chat.person('Ben')];
  chatId = (await chat.request(createChatRoom, { participants: [ben.email] }, { as: ada })).body.chatroom.chatId;
  await send(ada, 'the original');
});

const send = (as: TestPerson, message: string, replyTo?: number) =>
  chat.request(sendChatMessage, { chatId, message, replyTo }, { as });
const read = async (): Promise<ChatMessage[]> =>
  (await chat.request(getChatMessages, { chatId }, { as: ada })).body.messages;

describe('a reply', () => {
  it('quotes the message in its answer, its event and later reads', async () => {
    const at = chat.events.length;
    const { body } = await send(ben, 'an answer', 1);
    const quote = { sequence: 1, name: 'Ada', email: ada.email, content: 'the original', isDeleted: false };
    expect(body.message.replyTo).toMatchObject(quote);
    expect(chat.events.slice(at)).toEqual([
      expect.objectContaining({
        type: 'chatroomMessage',
        payload: expect.objectContaining({ replyTo: body.message.replyTo }),
      }),
    ]);
    expect((await read())[1]).toMatchObject({ replyTo: quote });
    expect((await read())[0]).toMatchObject({ replyTo: null });
  });

  it('shows the current state of the original, and stores no copy of it', async () => {
    await send(ben, 'an answer', 1);
    await chat.request(editChatMessage, { chatId, sequence: 1, message: 'a better one', revision: 1 }, { as: ada });
    expect((await read())[1]!.replyTo).toMatchObject({ content: 'a better one', isDeleted: false });
    await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
    expect((await read())[1]!.replyTo).toMatchObject({ content: '', isDeleted: true });
    const { body } = await chat.request(getChatMessageChanges, { chatId, afterChange: 0 }, { as: ben });
    expect(JSON.stringify([body, await read()])).not.toContain('better');
    const [stored] = await chat.deps.messages.find({ chatId, sequence: 2 }).lean();
    expect(JSON.stringify(stored)).not.toMatch(/original|better/);
  });

  it('is refused and not stored if the original does not exist', async () => {
    for (const replyTo of [0, 2, 1_000_000]) {
      expect((await send(ben, 'to whom?', replyTo)).body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' });
    }
    expect(await read()).toHaveLength(1);
  });

  it('is corrected if the original is deleted while the reply is stored', async () => {
    const publish = chat.deps.people.byId;
    let isDeleted = false;
    const people = chat.deps.people as { byId: typeof publish };
    // The quoted message has been read by the time its author's name is looked up.
    people.byId = async (...requested) => {
      const quotes = requested[1].length > 1;
      if (quotes && !isDeleted) {
        isDeleted = true;
        await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
      }
      return publish(...requested);
    };
    const at = chat.events.length;
    try {
      await send(ben, 'an answer', 1);
    } finally {
      people.byId = publish;
    }
    const notified = chat.events.slice(at).map(({ type, payload }) => [type, (payload as ChatMessage).sequence]);
    expect(notified).toEqual([
      ['chatroomMessageChanged', 1],
      ['chatroomMessage', 2],
      ['chatroomMessageChanged', 2],
    ]);
    expect((chat.events.at(-1)!.payload as ChatMessage).replyTo).toMatchObject({ content: '', isDeleted: true });
  });
});
