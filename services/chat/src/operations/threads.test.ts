import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHAT_MESSAGE_MAX,
  CHAT_THREAD_PAGE_MAX,
  CHAT_THREAD_REPLIES_MAX,
  addChatMembers,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  followChatThread,
  getChatFile,
  getChatMessageChanges,
  getChatMessages,
  getChatRoom,
  getChatThread,
  getChatThreads,
  leaveChatRoom,
  listChatRooms,
  markChatRoomRead,
  pinChatMessage,
  reactToChatMessage,
  removeChatMember,
  restoreChatMessage,
  searchChatMessages,
  sendChatFile,
  sendChatMessage,
  toThreadId,
  uploadChatFile,
  type ChatMessage,
  type ChatThread,
} from '@meet/chat-contract';
import { roomChannel, userChannel } from '@meet/contracts/events';
import type { Caller } from '@meet/contracts';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { purgeMessages } from '../messages/purgeMessages.ts';
import { announceThread } from '../threads/announceThread.ts';
import { indexChat } from '../testing/indexChat.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;
let threadId: string;

beforeAll(async () => {
  chat = await startChat({ rateLimits: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [ada, ben, eve] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve')];
  chatId = await openRoom();
  threadId = toThreadId({ chatId, sequence: 1 });
  await send(ada, 'Where do we meet?');
  // Summaries of one thread are a second apart.
  chat.clock.advance(2_000);
  chat.notified.length = chat.pushed.length = chat.roomHooked.length = 0;
});

async function openRoom(roomName = 'Launch'): Promise<string> {
  const input = { participants: [ben.email, eve.email], roomName };
  const id = (await chat.request(createChatRoom, input, { as: ada })).body.chatroom.chatId as string;
  // Members take part from their first act on.
  for (const member of [ben, eve]) await chat.request(listChatRooms, {}, { as: member });
  return id;
}

const send = (as: TestPerson, message: string, id = chatId, more: object = {}) =>
  chat.request(sendChatMessage, { chatId: id, message, ...more }, { as });
async function reply(as: TestPerson, message: string, id = threadId): Promise<ChatMessage> {
  const { body } = await send(as, message, id);
  chat.clock.advance(2_000);
  expect(body).toMatchObject({ success: true });
  return body.message;
}
const read = async (as: TestPerson, id: string): Promise<ChatMessage[]> =>
  (await chat.request(getChatMessages, { chatId: id }, { as })).body.messages;
const threadOf = async (as: TestPerson, sequence = 1): Promise<ChatThread> =>
  (await chat.request(getChatThread, { chatId, sequence }, { as })).body.thread;
const listThreads = async (as: TestPerson) => (await chat.request(getChatThreads, {}, { as })).body;
const markRead = (as: TestPerson, sequence?: number) =>
  chat.request(markChatRoomRead, { chatId: threadId, sequence }, { as });
const at = ({ accountId }: TestPerson) => `<@${accountId}>`;

/** Returns a person as a caller within this process, for whom nothing waits for the work after the answer. */
const asCaller = ({ accountId, email, fullName }: TestPerson): Caller => ({
  ...SERVICE_CALLER,
  ...{ kind: 'user', accountId, email, fullName, sessionId: 'session' },
});

describe('a reply in a thread', () => {
  it('is numbered within the thread, and leaves the room’s own messages, unread count and list alone', async () => {
    const before = (await chat.request(getChatRoom, { chatId }, { as: eve })).body.chatroom;
    expect(await reply(ben, 'At noon')).toMatchObject({ chatId: threadId, sequence: 1 });
    expect(await reply(ada, 'In the hall')).toMatchObject({ chatId: threadId, sequence: 2 });
    expect((await read(eve, chatId)).map(({ content }) => content)).toEqual(['Where do we meet?']);
    expect((await read(eve, threadId)).map(({ content }) => content)).toEqual(['At noon', 'In the hall']);
    const after = (await chat.request(getChatRoom, { chatId }, { as: eve })).body.chatroom;
    expect({ ...after, lastChange: 0 }).toEqual({ ...before, lastChange: 0 });
    const { chatrooms } = (await chat.request(listChatRooms, { previewOnly: true }, { as: eve })).body;
    expect(chatrooms).toHaveLength(1);
  });

  it('reaches the room’s channel, as does the number of replies with the last people', async () => {
    const start = chat.events.length;
    await reply(ben, 'At noon');
    await reply(eve, 'Or later');
    const events = chat.events.slice(start).filter(({ channel }) => channel === roomChannel(chatId));
    expect(events.map(({ type, payload }) => [type, (payload as ChatMessage).chatId])).toEqual([
      ['chatroomMessage', threadId],
      ['chatroomMessageChanged', chatId],
      ['chatroomMessage', threadId],
      ['chatroomMessageChanged', chatId],
    ]);
    const [message] = await read(ada, chatId);
    expect(message!.thread).toMatchObject({ replies: 2, repliers: [{ name: 'Eve' }, { name: 'Ben' }] });
    const { localTime: _, ...present } = message as ChatMessage & { localTime: null };
    expect(events.at(-1)!.payload).toEqual(present);
    // A page that was away catches up.
    const { body } = await chat.request(getChatMessageChanges, { chatId, afterChange: 0 }, { as: ada });
    expect(body.messages).toEqual([present]);
  });

  it('costs the room one change a second, however many there are', async () => {
    for (const text of ['one', 'two', 'three', 'four']) {
      await chat.client.call(sendChatMessage, { chatId: threadId, message: text }, asCaller(ben));
    }
    const [message] = await chat.deps.messages.find({ chatId }).lean();
    expect(message).toMatchObject({ change: 1, thread: { replies: 1 } });
    await chat.deps.background.settle();
    expect((await read(ada, chatId))[0]).toMatchObject({ change: 2, thread: { replies: 4 } });
  });

  it('is stored once if it is sent again', async () => {
    const again = { clientMessageId: 'same-message' };
    const first = await send(ben, 'At noon', threadId, again);
    const second = await send(ben, 'At noon', threadId, again);
    expect(second.body.message).toMatchObject({ sequence: first.body.message.sequence });
    expect(await read(ada, threadId)).toHaveLength(1);
    expect(await threadOf(ada)).toMatchObject({ unread: 1 });
  });

  it('is edited, deleted, restored and reacted to like another message', async () => {
    await reply(ben, 'At noon');
    const message = { chatId: threadId, sequence: 1 };
    const edited = await chat.request(editChatMessage, { ...message, message: 'At one', revision: 1 }, { as: ben });
    expect(edited.body.message).toMatchObject({ content: 'At one', revision: 2 });
    const by = await chat.request(editChatMessage, { ...message, message: 'Never', revision: 2 }, { as: eve });
    expect(by.body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_YOURS' });
    const reacted = await chat.request(reactToChatMessage, { ...message, emoji: '👍', isOn: true }, { as: eve });
    expect(reacted.body.message.reactions).toEqual([{ emoji: '👍', count: 1 }]);
    // The owner manages the room, so she may delete in its threads.
    const deleted = await chat.request(deleteChatMessage, message, { as: ada });
    expect(deleted.body.message).toMatchObject({ content: '', deletedAt: expect.any(Number) });
    const restored = await chat.request(restoreChatMessage, message, { as: ada });
    expect(restored.body.message).toMatchObject({ content: 'At one', deletedAt: null });
    const { body } = await chat.request(getChatMessageChanges, { chatId: threadId, afterChange: 0 }, { as: eve });
    expect(await read(eve, threadId)).toMatchObject(body.messages);
  });

  it('carries a file that members of the room can read, and others cannot', async () => {
    const upload = await chat.request(
      uploadChatFile,
      { chatId: threadId, name: 'plan.pdf' },
      { as: ben, bytes: sampleFiles.pdf },
    );
    const { fileId } = upload.body.file;
    const sent = await chat.request(sendChatFile, { chatId: threadId, fileId }, { as: ben });
    expect(sent.body.message).toMatchObject({ chatId: threadId, file: { fileId } });
    const input = { chatId: threadId, fileId };
    expect((await chat.request(getChatFile, input, { as: eve })).status).toBe(200);
    expect((await chat.request(getChatFile, input, { as: chat.person('Out') })).status).toBe(404);
  });
});

describe('those who take part in a thread', () => {
  it('follow it: the first author, who replies and who is mentioned; others do not', async () => {
    const sam = chat.person('Sam');
    await chat.request(addChatMembers, { chatId, participants: [sam.email] }, { as: ada });
    await reply(ben, `At noon, ${at(eve)}?`);
    const followed = await Promise.all([ada, ben, eve, sam].map(async (one) => (await threadOf(one)).isFollowed));
    expect(followed).toEqual([true, true, true, false]);
    const unread = await Promise.all([ada, ben, eve, sam].map(async (one) => (await threadOf(one)).unread));
    expect(unread).toEqual([1, 0, 1, 0]);
    expect((await listThreads(sam)).threads).toEqual([]);
  });

  it('are notified on their devices, and those mentioned in the bell with the place of the reply', async () => {
    await reply(ben, 'At noon');
    expect(chat.pushed).toMatchObject([{ accountIds: [ada.accountId], chatId: threadId, senderName: 'Ben' }]);
    chat.pushed.length = 0;
    await reply(ada, `And ${at(eve)}?`);
    expect(chat.pushed).toMatchObject([{ accountIds: [ben.accountId], chatId: threadId }]);
    expect(chat.notified).toMatchObject([
      {
        recipients: [eve.accountId],
        message: { groupName: 'Launch', chatId: threadId, chatSequence: 2 },
      },
    ]);
    expect(chat.roomHooked.flatMap(({ occurrences }) => occurrences)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          event: 'chat.message.created',
          data: expect.objectContaining({ chatId: threadId, roomName: 'Launch', sequence: 2 }),
        }),
      ]),
    );
  });

  it('have an unread count of their own, which a read mark and a deletion lower', async () => {
    await reply(ben, 'one');
    await reply(ben, 'two');
    expect(await threadOf(ada)).toMatchObject({ unread: 2, readSequence: 0 });
    expect(await listThreads(ada)).toMatchObject({ unreadThreads: 1 });
    await markRead(ada, 1);
    expect(await threadOf(ada)).toMatchObject({ unread: 1, readSequence: 1 });
    // Marks never go back.
    expect((await markRead(ada, 0)).body).toMatchObject({ readSequence: 1 });
    const message = { chatId: threadId, sequence: 2 };
    await chat.request(deleteChatMessage, message, { as: ben });
    expect(await threadOf(ada)).toMatchObject({ unread: 0 });
    expect(await listThreads(ada)).toMatchObject({ unreadThreads: 0 });
    await chat.request(restoreChatMessage, message, { as: ben });
    expect(await listThreads(ada)).toMatchObject({ unreadThreads: 1 });
    await markRead(ada);
    expect(await listThreads(ada)).toMatchObject({ unreadThreads: 0 });
    expect(await reply(ada, 'three')).toMatchObject({ sequence: 3 });
    expect(await listThreads(ada)).toMatchObject({ unreadThreads: 0 });
    expect(await listThreads(ben)).toMatchObject({ unreadThreads: 1 });
  });

  it('are notified of their marks on their own channel', async () => {
    const start = chat.events.length;
    await reply(ben, 'one');
    await markRead(ada);
    const told = chat.events.slice(start).filter(({ channel }) => channel === userChannel(ada.accountId));
    expect(told.map(({ payload }) => payload)).toEqual([
      { threadId, isFollowed: true, isUnread: true },
      { threadId, isFollowed: true, isUnread: false },
    ]);
  });

  it('may stop following it until they reply again, and may follow it without a reply', async () => {
    const follow = (as: TestPerson, isFollowed: boolean) =>
      chat.request(followChatThread, { chatId, sequence: 1, isFollowed }, { as });
    await reply(ben, 'one');
    expect((await follow(ada, false)).body.thread).toMatchObject({ isFollowed: false, unread: 0 });
    expect((await follow(eve, true)).body.thread).toMatchObject({ isFollowed: true, unread: 0 });
    chat.pushed.length = 0;
    await reply(ben, `two ${at(ada)}`);
    expect(chat.pushed).toMatchObject([{ accountIds: [eve.accountId] }]);
    expect([await threadOf(ada), await threadOf(eve)]).toMatchObject([
      { isFollowed: false, unread: 0 },
      { isFollowed: true, unread: 1 },
    ]);
    expect(await listThreads(ada)).toMatchObject({ threads: [], unreadThreads: 0 });
    await reply(ada, 'three');
    expect(await threadOf(ada)).toMatchObject({ isFollowed: true, unread: 0 });
  });

  it('lose it with the room: a person who left sees nothing of it and is notified of nothing', async () => {
    await reply(ben, 'one');
    await reply(eve, 'two');
    await chat.request(leaveChatRoom, { chatId }, { as: ben });
    await chat.request(removeChatMember, { chatId, participantToRemove: eve.email }, { as: ada });
    for (const gone of [ben, eve]) {
      expect(await listThreads(gone)).toMatchObject({ threads: [], unreadThreads: 0 });
      for (const [call, input] of [
        [getChatMessages, { chatId: threadId }],
        [getChatThread, { chatId, sequence: 1 }],
        [sendChatMessage, { chatId: threadId, message: 'still here' }],
        [markChatRoomRead, { chatId: threadId }],
      ] as const) {
        const { body } = await chat.request(call as typeof getChatThread, input as never, { as: gone });
        expect(body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
      }
    }
    chat.pushed.length = 0;
    await reply(ada, 'three');
    expect(chat.pushed).toEqual([]);
  });
});

describe('the list of threads', () => {
  it('holds followed threads of all rooms by their last reply, page by page', async () => {
    const other = await openRoom('Other');
    await send(ada, 'Elsewhere', other);
    const made: string[] = [];
    for (let sequence = 2; sequence <= 6; sequence += 1) {
      await send(ada, `Question ${sequence}`);
      const id = toThreadId({ chatId, sequence });
      await reply(ben, 'an answer', id);
      made.unshift(id);
    }
    const elsewhere = toThreadId({ chatId: other, sequence: 1 });
    await reply(eve, 'there', elsewhere);
    made.unshift(elsewhere);
    const first = (await chat.request(getChatThreads, { limit: 4 }, { as: ada })).body;
    expect(first.threads).toHaveLength(4);
    expect(first.threads[0]).toMatchObject({ roomTitle: 'Other', start: { content: 'Elsewhere' }, unread: 1 });
    const second = (await chat.request(getChatThreads, { after: first.next }, { as: ada })).body;
    expect([...first.threads, ...second.threads].map((thread: ChatThread) => thread.threadId)).toEqual(made);
    expect(second.next).toBeNull();
    expect(first.unreadThreads).toBe(made.length);
  });

  it('refuses a malformed place, and a page of another size', async () => {
    for (const input of [{ after: 'nonsense' }, { limit: 0 }, { limit: CHAT_THREAD_PAGE_MAX + 1 }]) {
      expect((await chat.request(getChatThreads, input, { as: ada })).status).toBe(400);
    }
  });
});

describe('a thread is refused', () => {
  const refused = async (id: string, code: string, as = ben) =>
    expect((await send(as, 'hello', id)).body).toMatchObject({ code });

  it('under a message that does not exist', async () => {
    await refused(toThreadId({ chatId, sequence: 2 }), 'CHAT_MESSAGE_NOT_FOUND');
    const { body } = await chat.request(getChatThread, { chatId, sequence: 2 }, { as: ben });
    expect(body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' });
  });

  it('under a deleted message; one with replies goes on', async () => {
    await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: ada });
    await refused(threadId, 'CHAT_MESSAGE_DELETED');
    await send(ada, 'Again');
    const second = toThreadId({ chatId, sequence: 2 });
    await reply(ben, 'yes', second);
    await chat.request(deleteChatMessage, { chatId, sequence: 2 }, { as: ada });
    await reply(eve, 'still', second);
    expect((await read(ada, chatId))[1]).toMatchObject({ content: '', thread: { replies: 2 } });
  });

  it('within a thread, in a room of others and in none', async () => {
    await reply(ben, 'one');
    await refused(`${threadId}-t1`, 'CHAT_ROOM_NOT_FOUND');
    await refused(threadId, 'CHAT_ROOM_NOT_FOUND', chat.person('Out'));
    await refused('nowhere-t1', 'CHAT_ROOM_NOT_FOUND');
    await refused(`${chatId}-t0`, 'CHAT_ROOM_NOT_FOUND');
  });

  it('for a text that is too long, and for a quote of a message outside it', async () => {
    const long = await send(ben, 'x'.repeat(CHAT_MESSAGE_MAX + 1), threadId);
    expect(long.status).toBe(400);
    expect(JSON.stringify(long.body)).toContain('A message cannot exceed 10000 characters');
    expect((await send(ben, 'x', threadId, { replyTo: 1 })).body).toMatchObject({ code: 'CHAT_MESSAGE_NOT_FOUND' });
  });

  it('once it has as many replies as it can have', async () => {
    await reply(ben, 'one');
    await chat.deps.rooms.updateOne({ _id: threadId }, { $set: { lastSequence: CHAT_THREAD_REPLIES_MAX } });
    const { body } = await send(ben, 'one more', threadId);
    expect(body).toMatchObject({
      code: 'CHAT_THREAD_FULL',
      message: 'The thread has 1000 replies, as many as it can have. Continue in the room.',
    });
  });

  it('as a place of pins', async () => {
    await reply(ben, 'one');
    const { body } = await chat.request(pinChatMessage, { chatId: threadId, sequence: 1, isPinned: true }, { as: ben });
    expect(body).toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
  });
});

it('finds replies before and after they are indexed, and only in the person’s rooms', async () => {
  await reply(ben, 'The zephyr lounge');
  const find = async (search: string, as: TestPerson): Promise<ChatMessage[]> =>
    (await chat.request(searchChatMessages, { search }, { as })).body.messages;
  const found = [expect.objectContaining({ chatId: threadId, sequence: 1 })];
  expect(await find('zephyr', eve)).toEqual(found);
  await indexChat(chat.connection, chat.clock.now() + 1);
  expect(await find('zephyr', eve)).toEqual(found);
  expect(await find('zephyr from:Ben in:Launch', eve)).toEqual(found);
  expect(await find('zephyr', chat.person('Out'))).toEqual([]);
  // A search without words lists what its filters select.
  expect((await find('in:Launch', eve)).map(({ content }) => content)).toEqual([
    'The zephyr lounge',
    'Where do we meet?',
  ]);
  await chat.request(deleteChatMessage, { chatId: threadId, sequence: 1 }, { as: ben });
  expect(await find('zephyr', eve)).toEqual([]);
});

it('finds replies and messages of many weeks in the order of their times, page by page', async () => {
  const WEEK_MS = 7 * 86_400_000;
  const expected: string[] = [];
  for (let week = 0; week < 6; week += 1) {
    await send(ada, `pebble in the room ${week}`);
    await reply(ben, `pebble in the thread ${week}`);
    expected.unshift(`pebble in the thread ${week}`, `pebble in the room ${week}`);
    chat.clock.advance(3 * WEEK_MS);
    await indexChat(chat.connection, chat.clock.now());
  }
  const found: string[] = [];
  for (let after = ''; ;) {
    const { body } = await chat.request(searchChatMessages, { search: 'pebble', limit: 5, after }, { as: eve });
    const page = body.messages as ChatMessage[];
    found.push(...page.map(({ content }) => content));
    const last = page.at(-1);
    if (!last || page.length < 5) break;
    after = `${last.timestamp}.${last.sequence}.${last.chatId}`;
  }
  expect(found).toEqual(expected);
});

it('disappears with its room, with marks, words, reactions and files', async () => {
  await reply(ben, 'one');
  await chat.request(reactToChatMessage, { chatId: threadId, sequence: 1, emoji: '👍', isOn: true }, { as: eve });
  await indexChat(chat.connection, chat.clock.now() + 1);
  await chat.request(closeChatRoom, { chatId }, { as: ada });
  expect((await chat.request(getChatMessages, { chatId: threadId }, { as: ben })).body).toMatchObject({
    code: 'CHAT_ROOM_NOT_FOUND',
  });
  for (const name of ['rooms', 'messages', 'followers', 'words', 'reactions', 'files']) {
    const left = await chat.connection
      .collection(`chat.${name}`)
      .find({ $or: [{ _id: { $regex: `^${chatId}` } }, { chatId: { $in: [chatId, threadId] } }] } as never)
      .toArray();
    expect([name, left]).toEqual([name, []]);
  }
});

it('shows the replies of a process that stopped before it counted them', async () => {
  await reply(ben, 'one');
  const stopped = chat.deps.threadSummaries.update;
  const summaries = chat.deps.threadSummaries as { update: typeof stopped };
  summaries.update = () => Promise.resolve();
  try {
    await reply(eve, 'two');
  } finally {
    summaries.update = stopped;
  }
  expect((await read(ada, chatId))[0]).toMatchObject({ thread: { replies: 1 } });
  chat.clock.advance(10_000);
  await chat.deps.threadSummaries.recover(announceThread({ ...chat.base, deps: chat.deps }));
  expect((await read(ada, chatId))[0]).toMatchObject({ thread: { replies: 2 } });
});

it('leaves no text of a deleted reply in the thread', async () => {
  await reply(ben, 'a secret');
  await chat.request(deleteChatMessage, { chatId: threadId, sequence: 1 }, { as: ben });
  chat.clock.advance(10_000);
  await purgeMessages(chat.deps, chat.clock.now());
  await indexChat(chat.connection, chat.clock.now());
  for (const name of ['rooms', 'messages', 'followers', 'words']) {
    expect(JSON.stringify(await chat.connection.collection(`chat.${name}`).find().toArray())).not.toContain('secret');
  }
  expect((await read(ada, chatId))[0]).toMatchObject({ thread: null });
});
