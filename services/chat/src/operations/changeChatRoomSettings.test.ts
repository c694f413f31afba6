import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  archiveChatRoom,
  changeChatRoomSettings,
  createChatRoom,
  getChatRoomPage,
  leaveChatRoom,
  listChatRooms,
  sendChatMessage,
  type ChatNotificationLevel,
  type ChatRoom,
} from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { mailUnread } from '../mails/mailUnread.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let olga: TestPerson;
let mia: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const open = async (roomName: string) => {
  chat.clock.advance(1000);
  const { body } = await chat.request(createChatRoom, { participants: [mia.email], roomName }, { as: olga });
  return body.chatroom.chatId as string;
};

beforeEach(async () => {
  [olga, mia] = [chat.person('Olga'), chat.person('Mia')];
  chatId = await open('Launch');
});

const change = (as: TestPerson, settings: object, room = chatId) =>
  chat.request(changeChatRoomSettings, { chatId: room, ...settings }, { as });
const say = (as: TestPerson, message: string, room = chatId) =>
  chat.request(sendChatMessage, { chatId: room, message }, { as });
const list = async (as: TestPerson): Promise<ChatRoom[]> =>
  (await chat.request(listChatRooms, {}, { as })).body.chatrooms;
const ids = (rooms: readonly ChatRoom[]) => rooms.map((room) => room.chatId);

describe('a person’s settings for a room', () => {
  it('begin with defaults, change one by one, and apply only to that person', async () => {
    const fresh = { notificationLevel: 'everything', isFavourite: false };
    expect((await list(mia))[0]).toMatchObject(fresh);
    expect((await change(mia, { notificationLevel: 'mentions' })).body).toMatchObject({
      ...fresh,
      notificationLevel: 'mentions',
    });
    expect((await change(mia, { isFavourite: true })).body).toMatchObject({
      notificationLevel: 'mentions',
      isFavourite: true,
    });
    expect((await list(mia))[0]).toMatchObject({ notificationLevel: 'mentions', isFavourite: true });
    expect((await list(olga))[0]).toMatchObject(fresh);
    await change(mia, { notificationLevel: 'everything', isFavourite: false });
    expect((await list(mia))[0]).toMatchObject(fresh);
  });

  it('are sent only to the person’s own tabs', async () => {
    chat.events.length = 0;
    await change(mia, { isFavourite: true });
    const settings = { notificationLevel: 'everything', isFavourite: true };
    expect(chat.events).toMatchObject([
      { type: 'chatroomSettingsChanged', channel: userChannel(mia.accountId), payload: { chatId, ...settings } },
    ]);
  });

  it.each([
    ['an unknown level', { notificationLevel: 'sometimes' }],
    ['an operator for a level', { notificationLevel: { $ne: 'nothing' } }],
    ['a favourite that is no boolean', { isFavourite: 'maybe' }],
  ])('refuse %s and stay unchanged', async (_what, settings) => {
    await change(mia, { notificationLevel: 'nothing', isFavourite: true });
    expect((await change(mia, settings)).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect((await list(mia))[0]).toMatchObject({ notificationLevel: 'nothing', isFavourite: true });
  });

  it('can be changed only by members', async () => {
    const refused = { success: false, code: 'CHAT_ROOM_NOT_FOUND' };
    expect((await change(chat.person('Sam'), { isFavourite: true })).body).toMatchObject(refused);
    expect((await change(mia, { isFavourite: true }, 'nothing')).body).toMatchObject(refused);
    await chat.request(leaveChatRoom, { chatId }, { as: mia });
    expect((await change(mia, { isFavourite: true })).body).toMatchObject(refused);
  });
});

describe('favourites', () => {
  it('come first in the list and its pages, but after other rooms if they are archived', async () => {
    const [second, third] = [await open('Second'), await open('Third')];
    await change(mia, { isFavourite: true });
    await change(mia, { isFavourite: true }, second);
    expect(ids(await list(mia))).toEqual([second, chatId, third]);
    expect(ids(await list(olga))).toEqual([third, second, chatId]);
    const read: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const input = { limit: 1, ...(after && { after }) };
      const { body }: { body: { chatrooms: ChatRoom[]; next: string | null } } = await chat.request(
        getChatRoomPage,
        input,
        { as: mia },
      );
      read.push(...ids(body.chatrooms));
      after = body.next;
    }
    expect(read).toEqual([second, chatId, third]);
    await chat.request(archiveChatRoom, { chatId: second, archived: true }, { as: mia });
    expect(ids(await list(mia))).toEqual([chatId, third, second]);
  });
});

describe('a room with a notification level', () => {
  const at = ({ accountId }: TestPerson) => `<@${accountId}>`;
  const mailed = async () => {
    chat.mails.length = 0;
    const callAsService = ((call, input) => chat.client.call(call, input, SERVICE_CALLER)) as Parameters<
      typeof mailUnread
    >[0]['callAsService'];
    const quiet = { after: chat.clock.now() - 1000, until: chat.clock.now() };
    await mailUnread({ deps: chat.deps, now: chat.clock.now, callAsService }, quiet);
    return chat.mails.length;
  };

  it.each<[ChatNotificationLevel, { message: boolean; mention: boolean }]>([
    ['everything', { message: true, mention: true }],
    ['mentions', { message: false, mention: true }],
    ['nothing', { message: false, mention: false }],
  ])('%s: notifies by push, bell and mail as chosen', async (notificationLevel, heard) => {
    // Only members who take part are notified.
    await say(mia, 'Here');
    await change(mia, { notificationLevel });
    chat.pushed.length = chat.notified.length = 0;
    await say(olga, 'Hello');
    expect(chat.pushed.flatMap(({ accountIds }) => accountIds)).toEqual(heard.message ? [mia.accountId] : []);
    expect(chat.notified).toEqual([]);
    expect(await mailed()).toBe(heard.message ? 1 : 0);
    await say(olga, `Hello ${at(mia)}`);
    await say(olga, 'Hello <@all>');
    expect(chat.notified.map(({ recipients }) => recipients)).toEqual(
      heard.mention ? [[mia.accountId], [mia.accountId]] : [],
    );
    expect((await list(mia))[0]).toMatchObject({ unreadMessages: 3 });
  });
});
