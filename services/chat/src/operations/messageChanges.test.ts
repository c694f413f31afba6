import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  allowMembersToManage,
  applyChatEvent,
  createChatRoom,
  createPrivateChatRoom,
  deleteChatMessage,
  editChatMessage,
  getChatMessageChanges,
  getChatMessages,
  getChatMessageVersions,
  restoreChatMessage,
  searchChatMessages,
  sendChatMessage,
  type ChatMessage,
} from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { createMessageChanges } from '../messages/createMessageChanges.ts';
import { purgeMessages } from '../messages/purgeMessages.ts';
import { fetchRooms } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

beforeEach(async () => {
  [ada, ben, eve] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve')];
  const { body } = await chat.request(createChatRoom, { participants: [ben.email], roomName: 'Plans' }, { as: ada });
  chatId = body.chatroom.chatId;
});

const send = async (as: TestPerson, message: string): Promise<ChatMessage> =>
  (await chat.request(sendChatMessage, { chatId, message }, { as })).body.message;
const edit = (as: TestPerson, sequence: number, message: string, revision: number) =>
  chat.request(editChatMessage, { chatId, sequence, message, revision }, { as });
const remove = (as: TestPerson, sequence: number) => chat.request(deleteChatMessage, { chatId, sequence }, { as });
const restore = (as: TestPerson, sequence: number) => chat.request(restoreChatMessage, { chatId, sequence }, { as });
const read = async (as: TestPerson): Promise<ChatMessage[]> =>
  (await chat.request(getChatMessages, { chatId }, { as })).body.messages;
const changesAfter = async (as: TestPerson, afterChange: number) =>
  (await chat.request(getChatMessageChanges, { chatId, afterChange }, { as })).body;
const getPurged = (): Promise<void> => purgeMessages(chat.deps, chat.clock.now());
const getStored = () => chat.deps.messages.find({ chatId }).lean();

describe('editing', () => {
  it('changes the text for everyone, marks it as edited and counts the change', async () => {
    await send(ada, 'Hello Bem');
    const at = chat.events.length;
    chat.clock.advance(1000);
    const { status, body } = await edit(ada, 1, 'Hello Ben', 1);
    expect([status, body.message]).toEqual([
      200,
      expect.objectContaining({ content: 'Hello Ben', revision: 2, change: 1, editedAt: chat.clock.now() }),
    ]);
    expect(chat.events.slice(at)).toEqual([
      expect.objectContaining({ type: 'chatroomMessageChanged', channel: roomChannel(chatId), payload: body.message }),
    ]);
    expect(await read(ben)).toEqual([expect.objectContaining(body.message)]);
    expect(await changesAfter(ben, 0)).toMatchObject({ messages: [body.message], lastChange: 1, hasMore: false });
    expect(await changesAfter(ben, 1)).toMatchObject({ messages: [], lastChange: 1 });
  });

  it('is refused to everyone but the author', async () => {
    await send(ada, 'Mine');
    expect((await edit(ben, 1, 'Yours', 1)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_YOURS' });
    expect((await edit(eve, 1, 'Yours', 1)).body).toMatchObject({ success: false, code: 'CHAT_ROOM_NOT_FOUND' });
    expect((await edit(ada, 2, 'Yours', 1)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_FOUND' });
    expect((await edit(ada, 1, '  ', 1)).status).toBe(400);
    expect(await read(ada)).toMatchObject([{ content: 'Mine', revision: 1, change: 0, editedAt: null }]);
  });

  it('is refused for an old revision; repeating the same edit succeeds without a change', async () => {
    await send(ada, 'One');
    await edit(ada, 1, 'Two', 1);
    const at = chat.events.length;
    const stale = await edit(ada, 1, 'Three', 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'CHAT_MESSAGE_STALE']);
    expect((await edit(ada, 1, 'Two', 1)).body.message).toMatchObject({ content: 'Two', revision: 2, change: 1 });
    expect(chat.events).toHaveLength(at);
  });

  it('accepts one of two simultaneous edits of the same revision', async () => {
    await send(ada, 'One');
    const answers = await Promise.all(['Two', 'Three'].map((text) => edit(ada, 1, text, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('shows earlier texts only to the author and the owner of the room', async () => {
    await send(ben, 'One');
    await edit(ben, 1, 'Two', 1);
    await edit(ben, 1, 'Three', 2);
    await chat.request(addChatMembers, { chatId, participants: [eve.email] }, { as: ada });
    const versions = (as: TestPerson) => chat.request(getChatMessageVersions, { chatId, sequence: 1 }, { as });
    for (const person of [ada, ben]) {
      expect((await versions(person)).body.versions).toMatchObject([
        { revision: 2, content: 'Two' },
        { revision: 1, content: 'One' },
      ]);
    }
    expect((await versions(eve)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_YOURS' });
  });

  it('keeps the last ten earlier texts', async () => {
    await send(ada, 'Text 1');
    for (let revision = 1; revision <= 12; revision += 1) await edit(ada, 1, `Text ${revision + 1}`, revision);
    const { body } = await chat.request(getChatMessageVersions, { chatId, sequence: 1 }, { as: ada });
    expect(body.versions).toHaveLength(10);
    expect(body.versions.at(-1)).toMatchObject({ revision: 3, content: 'Text 3' });
  });

  it('changes no unread count and sends no further push', async () => {
    await send(ada, 'One');
    const pushed = chat.pushed.length;
    await edit(ada, 1, 'Two', 1);
    const [room] = await fetchRooms(chat, ben);
    expect(room).toMatchObject({ unreadMessages: 1, lastMessage: { content: 'Two' } });
    expect(chat.pushed).toHaveLength(pushed);
  });
});

describe('deleting', () => {
  it('leaves a mark, and no text in any answer or event', async () => {
    await send(ada, 'the canary sings');
    await edit(ada, 1, 'the canary flies', 1);
    await fetchRooms(chat, ben);
    const at = chat.events.length;
    const { body } = await remove(ada, 1);
    expect(body.message).toMatchObject({ content: '', file: null, editedAt: null, deletedAt: chat.clock.now() });
    const [room] = await fetchRooms(chat, ben);
    expect(room!.lastMessage).toMatchObject({ content: '', isDeleted: true });
    const { body: found } = await chat.request(searchChatMessages, { search: 'canary' }, { as: ben });
    expect(found.messages).toEqual([]);
    const { body: versions } = await chat.request(getChatMessageVersions, { chatId, sequence: 1 }, { as: ada });
    expect(versions.versions).toEqual([]);
    const seen = [body, room, await read(ben), await changesAfter(ben, 0), chat.events.slice(at)];
    expect(JSON.stringify(seen)).not.toContain('canary');
    chat.clock.advance(60_000);
    await getPurged();
    expect(JSON.stringify(await getStored())).not.toContain('canary');
  });

  it('is not undone by a retry of the same message', async () => {
    const input = { chatId, message: 'canary', clientMessageId: 'message-0001' };
    await chat.request(sendChatMessage, input, { as: ada });
    await remove(ada, 1);
    const { body } = await chat.request(sendChatMessage, input, { as: ada });
    expect(body.message).toMatchObject({ sequence: 1, content: '', deletedAt: expect.any(Number) });
  });

  it('takes precedence over an edit, which is refused with a code', async () => {
    await send(ada, 'One');
    const answers = await Promise.all([remove(ada, 1), edit(ada, 1, 'Two', 1)]);
    expect(answers[0]!.status).toBe(200);
    expect((await edit(ada, 1, 'Three', 1)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_DELETED' });
    expect(await read(ben)).toMatchObject([{ content: '', deletedAt: expect.any(Number) }]);
  });

  it('is allowed to authors, and to managers of a room of several people', async () => {
    for (const person of [ada, ben, ben]) await send(person, 'Said');
    expect((await remove(ben, 1)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_YOURS' });
    expect((await remove(eve, 1)).body).toMatchObject({ success: false, code: 'CHAT_ROOM_NOT_FOUND' });
    expect((await remove(ben, 2)).body).toMatchObject({ success: true });
    expect((await remove(ada, 3)).body).toMatchObject({ success: true });
    await chat.request(allowMembersToManage, { chatId, allowToManage: true }, { as: ada });
    expect((await remove(ben, 1)).body).toMatchObject({ success: true });
    const contactId = chat.addContact(ada, ben.email);
    chatId = (await chat.request(createPrivateChatRoom, { contactId }, { as: ada })).body.chatroom.chatId;
    await send(ben, 'Between us');
    expect((await remove(ada, 1)).body).toMatchObject({ success: false, code: 'CHAT_MESSAGE_NOT_YOURS' });
  });

  it('removes the message from unread counts, which never become negative', async () => {
    await send(ada, 'One');
    await send(ada, 'Two');
    await send(ada, 'Three');
    await remove(ada, 2);
    expect(await fetchRooms(chat, ben)).toMatchObject([{ unreadMessages: 2 }]);
    await remove(ada, 1);
    await remove(ada, 3);
    expect(await fetchRooms(chat, ben)).toMatchObject([{ unreadMessages: 0, hasUnreadMessages: false }]);
    await restore(ada, 3);
    expect(await fetchRooms(chat, ben)).toMatchObject([{ unreadMessages: 1 }]);
    await send(ben, 'Read them all');
    await remove(ada, 3);
    expect(await fetchRooms(chat, ben)).toMatchObject([{ unreadMessages: 0 }]);
  });

  it('sends events that give the same list as fetching again', async () => {
    await send(ada, 'One');
    await send(ada, 'Two');
    const before = await fetchRooms(chat, ben);
    const at = chat.events.length;
    await edit(ada, 2, 'Three', 1);
    await remove(ada, 2);
    await remove(ada, 1);
    await restore(ada, 1);
    const applied = chat.events
      .slice(at)
      .reduce((rooms, event) => [...applyChatEvent(rooms, event, ben.email)], before);
    expect(applied).toEqual(await fetchRooms(chat, ben));
  });
});

describe('undoing a deletion', () => {
  it('restores text, edit mark and history', async () => {
    await send(ada, 'One');
    await edit(ada, 1, 'Two', 1);
    const [before] = await read(ben);
    await remove(ada, 1);
    chat.clock.advance(5_000);
    expect((await restore(ada, 1)).body.message).toMatchObject({ content: 'Two', revision: 2, deletedAt: null });
    expect(await read(ben)).toEqual([{ ...before, change: 3 }]);
    expect((await edit(ada, 1, 'Three', 2)).body).toMatchObject({ success: true });
    await getPurged();
    expect(await read(ben)).toMatchObject([{ content: 'Three' }]);
  });

  it('is allowed only to the person who deleted, for a few seconds', async () => {
    await send(ben, 'One');
    await remove(ada, 1);
    const refused = { success: false, code: 'CHAT_MESSAGE_NOT_FOUND' };
    expect((await restore(ben, 1)).body).toMatchObject(refused);
    chat.clock.advance(10_000);
    expect((await restore(ada, 1)).body).toMatchObject(refused);
    expect(await read(ben)).toMatchObject([{ content: '' }]);
  });
});

describe('simultaneous changes by several processes', () => {
  it('get distinct numbers, and a reader who continues after the last one misses none', async () => {
    for (let text = 1; text <= 6; text += 1) await send(ada, `Text ${text}`);
    const processes = [1, 2, 3].map(() => createMessageChanges(chat.deps));
    let known = 0;
    const seen = new Map<number, string>();
    const readOn = async () => {
      const { messages, lastChange } = await changesAfter(ben, known);
      for (const { sequence, content } of messages as ChatMessage[]) seen.set(sequence, content);
      known = lastChange;
    };
    const makeChange = (text: number) =>
      processes[text % 3]!.change(chatId, (text % 6) + 1, (message) => ({
        filter: { content: message.content },
        update: { $set: { content: `Changed ${text}` } },
      }));
    const making = Promise.all(Array.from({ length: 30 }, (_, text) => makeChange(text)));
    for (let round = 0; round < 10; round += 1) await readOn();
    await making;
    await readOn();
    expect(known).toBe(30);
    const stored = await read(ben);
    expect([...seen].sort(([one], [other]) => one - other)).toEqual(
      stored.map(({ sequence, content }) => [sequence, content]),
    );
    expect(new Set(stored.map(({ change }) => change)).size).toBe(6);
  });
});
