import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHAT_SILENT_AFTER_MS,
  findChatRooms,
  getChatMessages,
  getChatRoom,
  listChatChannels,
  openMeetingChatRoom,
  renameChatRoom,
  sendChatMessage,
} from '@meet/chat-contract';
import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { createListener, fetchRooms } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';
import { sweepSilentRooms } from './silentRooms.ts';

const HOUR_MS = 3_600_000;

let chat: ChatUnderTest;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const sweep = () => sweepSilentRooms({ ...chat.base, deps: chat.deps }, 2 * HOUR_MS);

interface Room {
  readonly chatId: string;
  readonly owner: TestPerson;
  readonly guest: TestPerson;
}

let made = 0;
/** Opens a meeting's chat with one message that is `silentMs` old. */
async function meetingChat(silentMs: number): Promise<Room> {
  const [owner, guest] = [chat.person('Olga'), chat.person('Gus')];
  const { chatId } = await chat.client.call(
    openMeetingChatRoom,
    {
      ...{ meetingKey: `meeting-${(made += 1)}`, roomName: 'Orchard planning', ownerId: owner.accountId },
      ...{ requestedBy: owner.accountId, accountIds: [guest.accountId] },
    },
    SERVICE_CALLER,
  );
  await chat.request(sendChatMessage, { chatId, message: 'Hello' }, { as: owner });
  await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastMessageAt: chat.clock.now() - silentMs } });
  return { chatId, owner, guest };
}

const listed = async (person: TestPerson) => (await fetchRooms(chat, person)).map(({ chatId }) => chatId);
const channels = async ({ accountId }: TestPerson) =>
  (await chat.client.call(listChatChannels, { accountIds: [accountId] }, SERVICE_CALLER)).memberships.map(
    ({ channel }) => channel,
  );
const send = (chatId: string, as: TestPerson) => chat.request(sendChatMessage, { chatId, message: 'Again' }, { as });

describe('a meeting’s chat without messages for 30 days', () => {
  it('is removed from list and channels, and is found by search, history and link', async () => {
    const { chatId, owner, guest } = await meetingChat(0);
    chat.clock.advance(30 * 24 * HOUR_MS - HOUR_MS);
    await sweep();
    expect(await listed(guest)).toEqual([chatId]);
    chat.clock.advance(2 * HOUR_MS);
    await sweep();
    for (const person of [owner, guest]) {
      expect(await listed(person)).toEqual([]);
      expect(await channels(person)).toEqual([]);
    }
    expect((await chat.request(findChatRooms, { search: 'orch' }, { as: guest })).body.chatIds).toEqual([chatId]);
    expect((await chat.request(getChatRoom, { chatId }, { as: guest })).body.chatroom).toMatchObject({ chatId });
    expect((await chat.request(getChatMessages, { chatId }, { as: guest })).body.messages).toHaveLength(1);
  });

  it('returns with its unread messages when one arrives, and open tabs show it first', async () => {
    const { chatId, owner, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    await sweep();
    const pages = await Promise.all([owner, guest].map((person) => createListener(chat, person)));
    const from = chat.events.length;
    await send(chatId, owner);
    for (const [at, person] of [owner, guest].entries()) {
      expect(pages[at]!.rooms).toEqual(await fetchRooms(chat, person));
      expect(await channels(person)).toEqual([roomChannel(chatId)]);
    }
    expect(pages[1]!.rooms).toMatchObject([{ chatId, unreadMessages: 2, lastSequence: 2 }]);
    const notified = chat.events.slice(from).map(({ channel, type }) => `${channel} ${type}`);
    const joined = notified.indexOf(`${userChannel(guest.accountId)} ${channelsChanged.type}`);
    expect(joined).toBeGreaterThanOrEqual(0);
    expect(joined).toBeLessThan(notified.indexOf(`${roomChannel(chatId)} chatroomMessage`));
  });

  it('returns when it is changed, and survives the next sweep', async () => {
    const { chatId, owner, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    await sweep();
    await chat.request(renameChatRoom, { chatId, chatroomName: 'Harvest' }, { as: owner });
    await sweep();
    expect(await listed(guest)).toEqual([chatId]);
  });

  it('stays listed while it is younger, as do all other rooms', async () => {
    const { chatId, owner } = await meetingChat(CHAT_SILENT_AFTER_MS - HOUR_MS);
    await sweep();
    expect(await listed(owner)).toEqual([chatId]);
    await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastMessageAt: 1 }, $unset: { meetingKey: 1 } });
    await sweep();
    expect(await listed(owner)).toEqual([chatId]);
  });
});

describe('a message that arrives while its room is marked as silent', () => {
  it('brings the room back if it was stored before the room was marked', async () => {
    const { chatId, owner, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    const { updateMany } = chat.deps.members;
    const marking = chat.deps.members as { updateMany: unknown };
    // The author's call searches for marked members before the sweep marks them.
    marking.updateMany = async (...requested: unknown[]) => {
      marking.updateMany = updateMany;
      await send(chatId, owner);
      return Reflect.apply(updateMany, chat.deps.members, requested);
    };
    await sweep();
    expect(await listed(guest)).toEqual([chatId]);
  });

  it('brings the room back at the next sweep if its process ended', async () => {
    const { chatId, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    await sweep();
    await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastMessageAt: chat.clock.now() } });
    expect(await listed(guest)).toEqual([]);
    await sweep();
    expect(await listed(guest)).toEqual([chatId]);
  });

  it('brings the room back with the next message if its process ended', async () => {
    const { chatId, owner, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    await sweep();
    await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastMessageAt: chat.clock.now() } });
    await send(chatId, owner);
    expect(await listed(guest)).toEqual([chatId]);
  });

  it('shows the room to everybody if another process brings it back and has not shown it yet', async () => {
    const { chatId, owner, guest } = await meetingChat(CHAT_SILENT_AFTER_MS + HOUR_MS);
    await sweep();
    const pages = await Promise.all([owner, guest].map((person) => createListener(chat, person)));
    await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { lastMessageAt: chat.clock.now() } });
    await chat.deps.members.updateMany({ chatId }, { $unset: { isSilent: 1 } });
    await send(chatId, owner);
    for (const [at, person] of [owner, guest].entries())
      expect(pages[at]!.rooms).toEqual(await fetchRooms(chat, person));
    expect(pages[1]!.rooms).toMatchObject([{ chatId, lastSequence: 2 }]);
  });
});
