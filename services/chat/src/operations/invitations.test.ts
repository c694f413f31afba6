import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  allowMembersToManage,
  createChatRoom,
  leaveChatRoom,
  listChatChannels,
  removeChatMember,
  resendChatInvite,
  sendChatMessage,
} from '@meet/chat-contract';
import type { Call } from '@meet/contracts';
import { roomChannel, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { fetchRooms } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let owner: TestPerson;
let manager: TestPerson;
let chatId: string;
beforeAll(async () => void (chat = await startChat()));
afterAll(() => chat.close());

const ask = (person: TestPerson, call: Call<never, never> | Call, input: object = {}) =>
  chat.request(call as Call, input, { as: person });
const isIn = async (person: TestPerson) => (await fetchRooms(chat, person)).some((room) => room.chatId === chatId);
const say = async (person: TestPerson) => (await ask(person, sendChatMessage, { chatId, message: 'Hello' })).status;

beforeEach(async () => {
  [owner, manager] = [chat.person('Olga'), chat.person('Max')];
  const { body } = await ask(owner, createChatRoom, { participants: [manager.email], roomName: 'Plans' });
  chatId = body.chatroom.chatId;
  await ask(owner, allowMembersToManage, { chatId, allowToManage: true });
});

const LOST: [string, () => Promise<unknown>][] = [
  ['was removed', () => ask(owner, removeChatMember, { chatId, participantToRemove: manager.email })],
  ['left', () => ask(manager, leaveChatRoom, { chatId })],
  ['may invite no more', () => ask(owner, allowMembersToManage, { chatId, allowToManage: false })],
];

describe('an invitation into a room', () => {
  it.each(LOST)('does not admit a person who registers later if its sender %s', async (_what, lose) => {
    const email = `later.${chatId.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com`;
    await ask(manager, addChatMembers, { chatId, participants: [email] });
    await lose();
    const late = chat.register(email, 'Lea Late');
    expect(await isIn(late)).toBe(false);
    expect(await say(late)).toBe(404);
    await ask(owner, resendChatInvite, { chatId, email });
    expect(await isIn(late)).toBe(true);
    expect(await say(late)).toBe(200);
  });

  it.each(LOST)('ends for a registered person who did nothing in the room if its sender %s', async (_what, lose) => {
    const stranger = chat.stranger('Sam');
    await ask(manager, addChatMembers, { chatId, participants: [stranger.email] });
    expect(await isIn(stranger)).toBe(true);
    const from = chat.events.length;
    await lose();
    const notified = chat.events.slice(from).filter(({ channel }) => channel === userChannel(stranger.accountId));
    expect(notified.map(({ type }) => type)).toEqual(['channelsChanged', 'LEAVE_CHATROOM']);
    expect(await say(stranger)).toBe(404);
    expect(await isIn(stranger)).toBe(false);
    const heard = await chat.client.call(listChatChannels, { accountIds: [stranger.accountId] }, SERVICE_CALLER);
    expect(JSON.stringify(heard)).not.toContain(roomChannel(chatId));
    await ask(owner, resendChatInvite, { chatId, email: stranger.email });
    expect(await isIn(stranger)).toBe(true);
  });

  it('stays valid if the person took part before its sender was removed', async () => {
    const stranger = chat.stranger('Sam');
    await ask(manager, addChatMembers, { chatId, participants: [stranger.email] });
    await say(stranger);
    await ask(owner, removeChatMember, { chatId, participantToRemove: manager.email });
    expect(await say(stranger)).toBe(200);
  });

  it('stays valid when the owner, who sent it, leaves', async () => {
    const stranger = chat.stranger('Sam');
    await ask(owner, addChatMembers, { chatId, participants: [stranger.email] });
    await ask(owner, leaveChatRoom, { chatId });
    expect(await isIn(stranger)).toBe(true);
    expect(await say(stranger)).toBe(200);
  });
});
