import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  closeChatRoom,
  getChatMessages,
  leaveChatRoom,
  listChatRooms,
  openMeetingChatRoom,
  sendChatMessage,
} from '@meet/chat-contract';
import { roomChannel, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let host: TestPerson;
let early: TestPerson;
let late: TestPerson;

beforeAll(async () => {
  chat = await startChat();
  [host, early, late] = [chat.person('Hanna'), chat.person('Ely'), chat.person('Lars')];
});
afterAll(() => chat.close());

const open = async (meetingKey: string, people: TestPerson[], requestedBy?: TestPerson) => {
  const accountIds = people.map(({ accountId }) => accountId);
  const input = { meetingKey, ownerId: host.accountId, roomName: 'Planning', accountIds };
  const requested = requestedBy && { requestedBy: requestedBy.accountId };
  return (await chat.client.call(openMeetingChatRoom, { ...input, ...requested }, SERVICE_CALLER)).chatId;
};
const getRooms = async (person: TestPerson): Promise<{ chatId: string }[]> =>
  (await chat.request(listChatRooms, {}, { as: person })).body.chatrooms;
const isIn = async (person: TestPerson, chatId: string) =>
  (await getRooms(person)).some((room) => room.chatId === chatId);

describe('the chat room of a meeting', () => {
  it('has the given owner, name and members, whose tabs subscribe before they see it', async () => {
    const chatId = await open('named', [host, early]);
    expect(await getRooms(early)).toMatchObject([{ chatId, roomName: 'Planning', isOwner: false, kind: 'room' }]);
    expect((await getRooms(host)).find((room) => room.chatId === chatId)).toMatchObject({ isOwner: true });
    const notified = chat.events.filter(({ channel }) => channel === userChannel(early.accountId));
    expect(notified.map(({ type }) => type)).toEqual(['channelsChanged', 'CREATE_CHATROOM']);
    expect(notified[0]!.payload).toMatchObject({ join: [roomChannel(chatId)] });
  });

  it('can be opened for one person', async () => {
    const chatId = await open('alone', [host]);
    expect((await chat.request(sendChatMessage, { chatId, message: 'Notes' }, { as: host })).status).toBe(200);
  });

  it('is created once, even by simultaneous calls', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => open('at-once', [host, early, late])));
    expect(new Set(opened).size).toBe(1);
  });

  it('admits later participants, who see the earlier messages', async () => {
    const chatId = await open('later', [host, early]);
    await chat.request(sendChatMessage, { chatId, message: 'The agenda' }, { as: host });
    expect(await isIn(late, chatId)).toBe(false);
    expect(await open('later', [late])).toBe(chatId);
    const { body } = await chat.request(getChatMessages, { chatId }, { as: late });
    expect(body.messages).toMatchObject([{ content: 'The agenda' }]);
  });

  it('does not admit people who left it, unless they request it themselves', async () => {
    const chatId = await open('left', [host, early]);
    await chat.request(leaveChatRoom, { chatId }, { as: early });
    await open('left', [early]);
    expect(await isIn(early, chatId)).toBe(false);
    await open('left', [early], early);
    expect(await isIn(early, chatId)).toBe(true);
  });

  it('is replaced by a new one after its owner closed it', async () => {
    const chatId = await open('closed', [host, early]);
    await chat.request(closeChatRoom, { chatId }, { as: host });
    expect(await open('closed', [host, early])).not.toBe(chatId);
  });

  it('can be opened only by services', async () => {
    const input = { meetingKey: 'x', ownerId: host.accountId, accountIds: [] };
    expect((await chat.request(openMeetingChatRoom, input, { as: early })).status).toBe(404);
  });
});
