import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createChatRoom,
  deleteChatMessage,
  getChatRoomPage,
  leaveChatRoom,
  listChatRooms,
  markChatRoomRead,
  markChatRoomUnread,
  sendChatMessage,
} from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
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
  chatId = (await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Launch' }, { as: olga })).body
    .chatroom.chatId;
  for (const message of ['one', 'two', 'three']) await say(olga, message);
});

const say = (as: TestPerson, message: string) => chat.request(sendChatMessage, { chatId, message }, { as });
const markRead = (as: TestPerson, sequence?: number) => chat.request(markChatRoomRead, { chatId, sequence }, { as });
const markUnread = (as: TestPerson, sequence: unknown) =>
  chat.request(markChatRoomUnread, { chatId, sequence }, { as });
const unread = async (as: TestPerson) =>
  (await chat.request(listChatRooms, {}, { as })).body.chatrooms[0].unreadMessages as number;

describe('marking a room as unread', () => {
  it('makes messages from the given one on unread for this person only, until they read one of them', async () => {
    await markRead(mia);
    expect((await markUnread(mia, 2)).body).toMatchObject({ success: true, readSequence: 1 });
    expect([await unread(mia), await unread(olga)]).toEqual([2, 0]);
    await say(olga, 'four');
    expect(await unread(mia)).toBe(3);
    expect((await markRead(mia, 1)).body).toMatchObject({ readSequence: 1 });
    expect(await unread(mia)).toBe(3);
    expect((await markRead(mia, 4)).body).toMatchObject({ readSequence: 4 });
    expect(await unread(mia)).toBe(0);
  });

  it('notifies only the person’s own tabs', async () => {
    await markRead(mia);
    await chat.request(deleteChatMessage, { chatId, sequence: 3 }, { as: olga });
    chat.events.length = 0;
    await markUnread(mia, 2);
    const payload = { chatId, readSequence: 1, deletedSequences: [3] };
    expect(chat.events).toMatchObject([{ type: 'chatroomMarkedUnread', channel: userChannel(mia.accountId), payload }]);
    expect(await unread(mia)).toBe(1);
  });

  it('counts the person’s own last message as well, and ends when they write', async () => {
    await markUnread(olga, 3);
    expect(await unread(olga)).toBe(1);
    await say(olga, 'four');
    expect(await unread(olga)).toBe(0);
  });

  it('changes nothing for messages that are unread already', async () => {
    expect((await markUnread(mia, 3)).body).toMatchObject({ readSequence: 0 });
    expect(await unread(mia)).toBe(3);
  });

  it('adds the room to the first page, regardless of its position', async () => {
    await markRead(mia);
    await markUnread(mia, 3);
    chat.clock.advance(1000);
    await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Newer' }, { as: olga });
    const { body } = await chat.request(getChatRoomPage, { limit: 1 }, { as: mia });
    expect(body.chatrooms.map((room: { roomName: string }) => room.roomName)).toEqual(['Newer', 'Launch']);
  });

  it.each([
    ['a number that is no message yet', 4, 'CHAT_MESSAGE_NOT_FOUND'],
    ['zero', 0, 'CHAT_MESSAGE_NOT_FOUND'],
    ['a negative number', -1, 'VALIDATION_FAILED'],
    ['an operator', { $gt: 0 }, 'VALIDATION_FAILED'],
    ['nothing', undefined, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, sequence, code) => {
    expect((await markUnread(mia, sequence)).body).toMatchObject({ success: false, code });
  });

  it('refuses strangers and members who left', async () => {
    const refused = { success: false, code: 'CHAT_ROOM_NOT_FOUND' };
    expect((await markUnread(chat.person('Sam'), 1)).body).toMatchObject(refused);
    await chat.request(leaveChatRoom, { chatId }, { as: mia });
    expect((await markUnread(mia, 1)).body).toMatchObject(refused);
  });
});
