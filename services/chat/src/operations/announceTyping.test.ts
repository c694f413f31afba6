import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  announceTyping,
  CHAT_TYPING_MEMBERS_MAX,
  createChatRoom,
  leaveChatRoom,
  sendChatMessage,
} from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let olga: TestPerson;
let mia: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());
beforeEach(async () => {
  [olga, mia] = [chat.person('Olga'), chat.person('Mia')];
  const { body } = await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Launch' }, { as: olga });
  chatId = body.chatroom.chatId;
});

/** Announces that a person types. Returns the response and the published events. */
async function announce(as: TestPerson) {
  chat.events.length = 0;
  const { body } = await chat.request(announceTyping, { chatId }, { as });
  return { body, events: [...chat.events] };
}

describe('announcing that a person types', () => {
  it('notifies the room with the person’s name, and stores nothing', async () => {
    const readRoom = () => chat.connection.collection('chat.rooms').findOne({ _id: chatId as never });
    const before = await readRoom();
    const { body, events } = await announce(olga);
    expect(body).toEqual({ success: true });
    const payload = { chatId, email: olga.email, fullName: 'Olga' };
    expect(events).toMatchObject([{ type: 'chatroomTyping', channel: roomChannel(chatId), payload }]);
    expect(await readRoom()).toEqual(before);
  });

  it('sends no event for an invited person until they write', async () => {
    const nora = chat.stranger('Nora');
    await chat.request(addChatMembers, { chatId, participants: [nora.email] }, { as: olga });
    expect(await announce(nora)).toEqual({ body: { success: true }, events: [] });
    await chat.request(sendChatMessage, { chatId, message: 'Hello' }, { as: nora });
    expect((await announce(nora)).events).toMatchObject([{ payload: { email: nora.email, fullName: 'Nora' } }]);
  });

  it('sends no event in a room with more members than the limit', async () => {
    const strangers = Array.from({ length: CHAT_TYPING_MEMBERS_MAX - 2 }, (_, at) => `guest-${at}@example.com`);
    await chat.request(addChatMembers, { chatId, participants: strangers }, { as: olga });
    expect((await announce(olga)).events).toHaveLength(1);
    await chat.request(addChatMembers, { chatId, participants: ['one-more@example.com'] }, { as: olga });
    expect(await announce(olga)).toEqual({ body: { success: true }, events: [] });
  });

  it('refuses strangers and members who left', async () => {
    expect((await announce(chat.person('Eve'))).body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    await chat.request(leaveChatRoom, { chatId }, { as: mia });
    expect((await announce(mia)).body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    expect(chat.events).toEqual([]);
  });
});
