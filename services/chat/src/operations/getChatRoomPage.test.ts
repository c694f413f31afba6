import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  archiveChatRoom,
  CHAT_ROOM_PAGE,
  createChatRoom,
  getChatRoomPage,
  leaveChatRoom,
  listChatChannels,
  listChatRooms,
  markChatRoomRead,
  renameChatRoom,
  sendChatMessage,
} from '@meet/chat-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { indexMembers } from '../members/indexMembers.ts';
import { indexRooms } from '../rooms/indexRooms.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

async function openRooms(count: number) {
  const [owner, member] = [chat.person('Olga'), chat.person('Mia')];
  const chatIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const input = { participants: [member.email], roomName: `Room ${at}` };
    chatIds.push((await chat.request(createChatRoom, input, { as: owner })).body.chatroom.chatId);
    await chat.deps.rooms.updateOne({ _id: chatIds.at(-1) }, { $set: { createdAt: 1_000 + at } });
  }
  return { owner, member, chatIds };
}

/** Waits for work that an event starts. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise(setImmediate);
}

async function page(as: TestPerson, input: object = {}) {
  const { status, body } = await chat.request(getChatRoomPage, input, { as });
  expect(status).toBe(200);
  return { chatIds: body.chatrooms.map(({ chatId }: { chatId: string }) => chatId) as string[], next: body.next };
}

describe('pages of rooms', () => {
  it('form the whole list, in the same order', async () => {
    const { owner, chatIds } = await openRooms(7);
    await chat.request(archiveChatRoom, { chatId: chatIds[6], archived: true }, { as: owner });
    const whole = (await chat.request(listChatRooms, { previewOnly: true }, { as: owner })).body.chatrooms;
    const read: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const one: Awaited<ReturnType<typeof page>> = await page(owner, { limit: 3, ...(next && { after: next }) });
      read.push(...one.chatIds);
      next = one.next;
    }
    expect(read).toEqual(whole.map(({ chatId }: { chatId: string }) => chatId));
    expect(read.at(-1)).toBe(chatIds[6]);
  });

  it('begin with unread rooms from further down as well', async () => {
    const { owner, member, chatIds } = await openRooms(4);
    await chat.request(sendChatMessage, { chatId: chatIds[0], message: 'Hi' }, { as: owner });
    await chat.deps.rooms.updateOne({ _id: chatIds[0] }, { $set: { lastMessageAt: 1 } });
    expect((await page(member, { limit: 2 })).chatIds.toSorted()).toEqual(
      [chatIds[3], chatIds[2], chatIds[0]].toSorted(),
    );
    await chat.request(markChatRoomRead, { chatId: chatIds[0], sequence: 1 }, { as: member });
    expect((await page(member, { limit: 2 })).chatIds).toEqual([chatIds[3], chatIds[2]]);
  });

  it('continue at the same place after a new message moved a room up', async () => {
    const { owner, chatIds } = await openRooms(4);
    const { next } = await page(owner, { limit: 2 });
    await chat.request(sendChatMessage, { chatId: chatIds[0], message: 'Hi' }, { as: owner });
    expect(await page(owner, { limit: 2, after: next })).toEqual({ chatIds: [chatIds[1]], next: null });
  });

  it.each([
    [{ limit: 0 }],
    [{ limit: 301 }],
    [{ after: 'nowhere' }],
    [{ after: `1.2.${'x'.repeat(200)}` }],
    [{ search: 'x' }],
  ])('refuse %j', async (input) => {
    const answer = await chat.request(getChatRoomPage, input, { as: chat.person('Ada') });
    expect(answer.status).toBe(400);
  });

  it('contain thirty rooms by default', () => {
    expect(CHAT_ROOM_PAGE).toBe(30);
  });
});

describe('a search of rooms', () => {
  it('finds rooms and people by their new names', async () => {
    const { owner, member, chatIds } = await openRooms(1);
    const find = async (search: string) => (await page(owner, { search })).chatIds;
    await chat.request(renameChatRoom, { chatId: chatIds[0], chatroomName: 'Harvest Fête' }, { as: owner });
    expect(await find('room 0')).toEqual([]);
    expect(await find('harvest fete')).toEqual(chatIds);
    await chat.rename(member, 'Łucja Nowak');
    await until(async () => (await find('lucja')).length > 0);
    expect(await find('nowak')).toEqual(chatIds);
  });

  it('finds rooms that were stored before the search index existed', async () => {
    const { owner, chatIds } = await openRooms(1);
    const unset = { $unset: { words: 1, isIndexed: 1 } } as const;
    await chat.deps.rooms.updateOne({ _id: chatIds[0] }, unset);
    await chat.deps.members.updateMany({ chatId: chatIds[0] }, unset);
    expect((await page(owner, { search: 'room 0' })).chatIds).toEqual([]);
    await indexRooms(chat.deps);
    await indexMembers({ ...chat.base, deps: chat.deps });
    expect((await page(owner, { search: 'room 0' })).chatIds).toEqual(chatIds);
    expect((await page(owner, { search: 'mia' })).chatIds).toEqual(chatIds);
  });

  it('runs once at a time per person, and does not hold up pages', async () => {
    const { owner } = await openRooms(1);
    const ask = (input: object) => chat.request(getChatRoomPage, input, { as: owner });
    const twenty = (input: object) => Array.from({ length: 20 }, () => ask(input));
    const searched = await Promise.all(twenty({ search: 'room' }));
    expect(searched.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
    expect(searched.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const listed = await Promise.all(twenty({}));
    expect(listed.every(({ status }) => status === 200)).toBe(true);
  });

  it('finds other members even if the caller matches in very many rooms', async () => {
    const { owner, member, chatIds } = await openRooms(1);
    const { email, accountId } = owner;
    const mine = { email, accountId, joinedAt: 1, readSequence: 0, words: ['mila', 'olga'], isIndexed: true };
    await chat.deps.members.insertMany(
      Array.from({ length: 1_000 }, (_, at) => ({ ...mine, chatId: ` ${at}` })),
      { ordered: false },
    );
    await chat.rename(member, 'Milan Horvat');
    await until(async () => (await page(owner, { search: 'milan' })).chatIds.length > 0);
    expect((await page(owner, { search: 'mil' })).chatIds).toEqual(chatIds);
  });

  it('counts messages that the caller wrote just now as read', async () => {
    const { member, chatIds } = await openRooms(1);
    await chat.deps.rooms.updateOne({ _id: chatIds[0] }, { $set: { lastSequence: 2 } });
    chat.deps.readMarks.note(chatIds[0]!, member.accountId, 1);
    const { body } = await chat.request(getChatRoomPage, { search: 'room 0' }, { as: member });
    expect(body.chatrooms).toMatchObject([{ chatId: chatIds[0], unreadMessages: 1 }]);
  });
});

describe('channels by version', () => {
  const ask = (accountId: string, version?: number) =>
    chat.client.call(
      listChatChannels,
      { accountIds: [accountId], ...(version !== undefined && { known: [{ accountId, version }] }) },
      SERVICE_CALLER,
    );

  it('are sent again after a change of the account’s rooms, and not otherwise', async () => {
    const { owner, member, chatIds } = await openRooms(2);
    const { accountId } = member;
    const first = await ask(accountId);
    expect(first.memberships).toHaveLength(2);
    const { version } = first.versions[0]!;
    expect(await ask(accountId, version)).toEqual({ memberships: [], versions: [] });
    await chat.request(sendChatMessage, { chatId: chatIds[0], message: 'Hi' }, { as: owner });
    expect(await ask(accountId, version)).toEqual({ memberships: [], versions: [] });
    await chat.request(leaveChatRoom, { chatId: chatIds[0] }, { as: member });
    const then = await ask(accountId, version);
    expect(then.memberships).toEqual([{ accountId, channel: `room:${chatIds[1]}` }]);
    expect(then.versions[0]!.version).toBeGreaterThan(version);
  });

  it('are empty for an account without rooms, and have a version', async () => {
    const { accountId } = chat.person('Solo');
    expect(await ask(accountId)).toEqual({ memberships: [], versions: [{ accountId, version: 0 }] });
    expect(await ask(accountId, 0)).toEqual({ memberships: [], versions: [] });
  });
});
