import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  allowMembersToManage,
  applyChatEvent,
  closeChatRoom,
  createChatRoom,
  leaveChatRoom,
  markChatRoomRead,
  markChatRoomUnread,
  removeChatMember,
  renameChatRoom,
  sendChatMessage,
  type ChatRoom,
} from '@meet/chat-contract';
import type { Call } from '@meet/contracts';
import type { TestPerson } from '@meet/service-kit/testing';
import { createListener, fetchRooms, type Listener, fetchRoomsInFull } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let people: Record<'ada' | 'ben' | 'cleo' | 'dan', TestPerson>;
let pages: Map<TestPerson, Listener>;
let chatId: string;

let pendingEmail: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

beforeEach(async () => {
  pendingEmail = `later-${chat.events.length}@example.com`.replace('-', '.');
  people = { ada: chat.person('Ada'), ben: chat.person('Ben'), cleo: chat.person('Cleo'), dan: chat.person('Dan') };
  const { ada, ben, cleo } = people;
  const { body } = await chat.request(
    createChatRoom,
    { participants: [ben.email, cleo.email, pendingEmail], roomName: 'Plans' },
    { as: ada },
  );
  chatId = body.chatroom.chatId;
  chat.clock.advance(1000);
  await act(createChatRoom, ben, { participants: [ada.email] });
  chat.clock.advance(1000);
  await act(sendChatMessage, ada, { chatId, message: 'first' });
  chat.clock.advance(1000);
  pages = new Map();
  for (const person of Object.values(people)) pages.set(person, await createListener(chat, person));
});

async function act(call: Call<never, never> | Call, as: TestPerson, input: object): Promise<void> {
  const { body } = await chat.request(call as Call, input, { as });
  expect(body).toMatchObject({ success: true });
}

/** Expects each person's page, built only from events, to equal a fetched one. */
async function expectPagesUpToDate(): Promise<void> {
  for (const [person, page] of pages) {
    expect({ [person.fullName]: page.rooms }).toEqual({ [person.fullName]: await fetchRooms(chat, person) });
  }
}

const changes: [string, () => Promise<void>][] = [
  ['chatroomMessage', () => act(sendChatMessage, people.ben, { chatId, message: 'second\n\n  line' })],
  ['chatroomRead', () => act(markChatRoomRead, people.ben, { chatId })],
  [
    'chatroomMarkedUnread',
    async () => {
      await act(markChatRoomRead, people.cleo, { chatId });
      await act(markChatRoomUnread, people.cleo, { chatId, sequence: 1 });
    },
  ],
  ['RENAME_CHATROOM', () => act(renameChatRoom, people.ada, { chatId, chatroomName: ' New plans ' })],
  ['ALLOW_MANAGE_PARTICIPANT', () => act(allowMembersToManage, people.ada, { chatId, allowToManage: true })],
  [
    'ADD_PARTICIPANT',
    () => act(addChatMembers, people.ada, { chatId, participants: [people.dan.email, 'x@example.com'] }),
  ],
  ['CREATE_CHATROOM', () => act(createChatRoom, people.dan, { participants: [people.ada.email, people.ben.email] })],
  ['REMOVE_PARTICIPANT', () => act(removeChatMember, people.ada, { chatId, participantToRemove: people.cleo.email })],
  ['LEAVE_CHATROOM', () => act(leaveChatRoom, people.cleo, { chatId })],
  ['CLOSE_CHATROOM', () => act(closeChatRoom, people.ada, { chatId })],
];

describe('applying an event is the same as fetching again', () => {
  it.each(changes)('%s', async (type, change) => {
    const before = chat.events.length;
    await change();
    expect(chat.events.slice(before).map((event) => event.type)).toContain(type);
    await expectPagesUpToDate();
  });

  it('LEAVE_CHATROOM of the owner, whose room goes to the longest-standing member', async () => {
    await act(leaveChatRoom, people.ada, { chatId });
    await expectPagesUpToDate();
    const [room] = (await fetchRooms(chat, people.ben)).filter((candidate) => candidate.chatId === chatId);
    expect(room).toMatchObject({ isOwner: true });
  });

  it('ADD_PARTICIPANT when an invited person registered and writes', async () => {
    const late = chat.register(pendingEmail, 'Zoe Late');
    pages.set(late, await createListener(chat, late));
    await expectPagesUpToDate();
    await act(sendChatMessage, late, { chatId, message: 'Here I am' });
    await expectPagesUpToDate();
    const [room] = await fetchRoomsInFull(chat, late);
    expect(room?.participants).toContainEqual(
      expect.objectContaining({ email: pendingEmail, fullName: 'Zoe Late', invited: false, currentUser: true }),
    );
  });

  it('all events, one after the other', async () => {
    for (const [, change] of changes) {
      chat.clock.advance(1000);
      // A member who was removed before cannot leave the room. Nobody can be added to a closed room.
      await change().catch(() => {});
      await expectPagesUpToDate();
    }
  });
});

describe('an event', () => {
  it('changes nothing if it is older than the known state', async () => {
    const at = chat.events.length;
    await act(renameChatRoom, people.ada, { chatId, chatroomName: 'One' });
    const old = chat.events.slice(at).find(({ type }) => type === 'RENAME_CHATROOM')!;
    await act(renameChatRoom, people.ada, { chatId, chatroomName: 'Two' });
    const rooms = await fetchRooms(chat, people.ben);
    expect(applyChatEvent(rooms, old, people.ben.email)).toEqual(rooms);
  });

  it('counts once if it is applied twice', async () => {
    const at = chat.events.length;
    const rooms = await fetchRooms(chat, people.ben);
    await act(sendChatMessage, people.ada, { chatId, message: 'once' });
    const apply = (state: readonly ChatRoom[]) =>
      chat.events
        .slice(at)
        .reduce<readonly ChatRoom[]>((applied, event) => applyChatEvent(applied, event, people.ben.email), state);
    const once = apply(rooms);
    expect(once).not.toEqual(rooms);
    expect(apply(once)).toEqual(once);
  });

  it('is sent only to the channel of the room', async () => {
    const at = chat.events.length;
    await act(sendChatMessage, people.ada, { chatId, message: 'secret' });
    const channels = new Set(chat.events.slice(at).map(({ channel }) => channel));
    expect([...channels]).toEqual([`room:${chatId}`]);
  });
});
