import { archiveChatRoom, createChatRoom, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let olga: TestPerson;
let mia: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
  [olga, mia] = [chat.person('Olga'), chat.person('Mia')];
});
afterAll(() => chat.close());

beforeEach(async () => {
  chat.clock.advance(1000);
  const made = await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Launch' }, { as: olga });
  chatId = made.body.chatroom.chatId;
});

const archive = (as: TestPerson, archived: unknown, room = chatId) =>
  chat.request(archiveChatRoom, { chatId: room, archived }, { as });
const speak = (as: TestPerson, message: string) =>
  chat.request(sendChatMessage, { chatId, message, clientMessageId: `message-${message}` }, { as });
const seenBy = async (as: TestPerson) =>
  (await chat.request(listChatRooms, {}, { as })).body.chatrooms.map(
    (room: { chatId: string; isArchived: boolean }) => [room.chatId, room.isArchived],
  );

describe('archiving a room', () => {
  it('moves it to the end of the caller’s own list only', async () => {
    await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Older' }, { as: olga });
    chat.clock.advance(1000);
    await speak(olga, 'archived');
    expect((await archive(olga, true)).body).toMatchObject({ success: true, archivedThrough: 1 });
    expect((await seenBy(olga)).slice(-1)).toEqual([[chatId, true]]);
    expect((await seenBy(mia))[0]).toEqual([chatId, false]);
    expect(await chat.connection.collection('chat.members').countDocuments({ chatId, archivedThrough: 1 })).toBe(1);
  });

  it('notifies only the person’s own tabs', async () => {
    chat.events.length = 0;
    await archive(olga, true);
    expect(chat.events).toMatchObject([
      { type: 'chatroomArchived', channel: userChannel(olga.accountId), payload: { chatId, archivedThrough: 0 } },
    ]);
  });

  it('is undone by the person, and by the next message from anyone', async () => {
    await archive(olga, true);
    expect((await archive(olga, false)).body).toMatchObject({ success: true, archivedThrough: null });
    expect((await seenBy(olga))[0]).toEqual([chatId, false]);
    await archive(olga, true);
    await speak(mia, 'still-here');
    expect((await seenBy(olga))[0]).toEqual([chatId, false]);
  });

  it.each([
    ['what is no boolean', 'yes', 'VALIDATION_FAILED'],
    ['nothing', undefined, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, archived, code) => {
    expect((await archive(olga, archived)).body).toMatchObject({ success: false, code });
  });

  it('refuses people outside the room, and unknown rooms', async () => {
    const sam = chat.person('Sam');
    expect((await archive(sam, true)).body).toMatchObject({ success: false, code: 'CHAT_ROOM_NOT_FOUND' });
    expect((await archive(olga, true, 'nothing')).body).toMatchObject({ success: false, code: 'CHAT_ROOM_NOT_FOUND' });
  });
});
