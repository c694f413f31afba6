import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHAT_PINS_MAX,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  getPinnedChatMessages,
  leaveChatRoom,
  pinChatMessage,
  restoreChatMessage,
  sendChatMessage,
  type ChatMessage,
} from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
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
  const input = { participants: [ben.email], roomName: 'Launch' };
  chatId = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId;
  for (const message of ['one', 'two', 'three']) await chat.request(sendChatMessage, { chatId, message }, { as: ada });
});

const pin = (as: TestPerson, sequence: unknown, isPinned: unknown = true) => {
  chat.clock.advance(1);
  return chat.request(pinChatMessage, { chatId, sequence, isPinned }, { as });
};
const list = (as: TestPerson) => chat.request(getPinnedChatMessages, { chatId }, { as });
const pinned = async (as: TestPerson) =>
  (await list(as)).body.messages.map(({ content }: ChatMessage) => content) as string[];

describe('pinned messages', () => {
  it('are the same for all members, the last pinned first', async () => {
    expect((await pin(ben, 1)).body).toMatchObject({ message: { content: 'one', isPinned: true, change: 1 } });
    await pin(ada, 3);
    expect([await pinned(ada), await pinned(ben)]).toEqual([
      ['three', 'one'],
      ['three', 'one'],
    ]);
    expect((await pin(ada, 1, false)).body).toMatchObject({ message: { isPinned: false, change: 3 } });
    expect(await pinned(ben)).toEqual(['three']);
  });

  it('are announced once, even if several people pin the same message', async () => {
    chat.events.length = 0;
    await Promise.all([pin(ada, 2), pin(ben, 2)]);
    await pin(ada, 2);
    expect(chat.events).toMatchObject([
      {
        type: 'chatroomMessageChanged',
        channel: roomChannel(chatId),
        payload: { sequence: 2, isPinned: true, change: 1 },
      },
    ]);
  });

  it('show edits of the message, disappear when it is deleted, and return when that is undone', async () => {
    await pin(ben, 2);
    await chat.request(editChatMessage, { chatId, sequence: 2, message: 'two, better', revision: 1 }, { as: ada });
    expect(await pinned(ben)).toEqual(['two, better']);
    await chat.request(deleteChatMessage, { chatId, sequence: 2 }, { as: ada });
    expect(await pinned(ben)).toEqual([]);
    expect((await pin(ben, 2)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_DELETED' });
    await chat.request(restoreChatMessage, { chatId, sequence: 2 }, { as: ada });
    expect(await pinned(ben)).toEqual(['two, better']);
  });

  it('have a maximum number, after which one has to be unpinned first', async () => {
    const full = Array.from({ length: CHAT_PINS_MAX }, (_, at) => 4 + at);
    for (const sequence of full) await chat.request(sendChatMessage, { chatId, message: `m${sequence}` }, { as: ada });
    for (const sequence of full) await pin(ada, sequence);
    expect((await pin(ben, 1)).body).toMatchObject({
      success: false,
      code: 'CHAT_PINS_FULL',
      message: 'The room has 100 pinned messages, as many as it can have. Unpin one first.',
    });
    // A message that is pinned already stays pinned.
    expect((await pin(ben, 4)).body).toMatchObject({ success: true });
    await pin(ben, 4, false);
    expect((await pin(ben, 1)).body).toMatchObject({ success: true });
    expect(await pinned(ben)).toHaveLength(CHAT_PINS_MAX);
  });

  it.each([
    ['a message that is not there', 9, true, 'CHAT_MESSAGE_NOT_FOUND'],
    ['an operator', { $gt: 0 }, true, 'VALIDATION_FAILED'],
    ['no message', undefined, true, 'VALIDATION_FAILED'],
    ['what is no boolean', 1, 'perhaps', 'VALIDATION_FAILED'],
  ])('refuse %s', async (_what, sequence, isPinned, code) => {
    expect((await pin(ben, sequence, isPinned)).body).toMatchObject({ success: false, code });
  });

  it('are available only to members', async () => {
    const refused = { success: false, code: 'CHAT_ROOM_NOT_FOUND' };
    const sam = chat.person('Sam');
    expect((await pin(sam, 1)).body).toMatchObject(refused);
    expect((await list(sam)).body).toMatchObject(refused);
    await chat.request(leaveChatRoom, { chatId }, { as: ben });
    expect((await pin(ben, 1)).body).toMatchObject(refused);
    expect((await list(ben)).body).toMatchObject(refused);
  });
});
