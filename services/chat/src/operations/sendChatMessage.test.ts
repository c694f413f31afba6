import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createChatRoom,
  createPrivateChatRoom,
  getChatMessages,
  listChatRooms,
  sendChatMessage,
} from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { mongo } from 'mongoose';
import { createMessageLog, type Append, type MessageLog } from '../messages/createMessageLog.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
  [ada, ben, eve] = [chat.person('Ada'), chat.person('Ben'), chat.person('Eve')];
});
afterAll(() => chat.close());

async function openRoom(): Promise<string> {
  const { body } = await chat.request(createChatRoom, { participants: [ben.email] }, { as: ada });
  return body.chatroom.chatId;
}

const send = (as: TestPerson, message: unknown, clientMessageId?: unknown, room: unknown = chatId) =>
  chat.request(sendChatMessage, { chatId: room, message, clientMessageId }, { as });

const read = (as: TestPerson, input: object = {}) => chat.request(getChatMessages, { chatId, ...input }, { as });

const getSequences = (messages: { sequence: number }[]) => messages.map(({ sequence }) => sequence);

describe('sending', () => {
  beforeAll(async () => {
    chatId = await openRoom();
  });

  it('stores the message, notifies the room and counts from one', async () => {
    const { status, body } = await send(ada, 'Hello Ben', 'message-0001');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: {
        chatId,
        sequence: 1,
        clientMessageId: 'message-0001',
        name: 'Ada',
        email: ada.email,
        avatar: expect.stringContaining(ada.accountId),
        content: 'Hello Ben',
        mentions: [],
        file: null,
        timestamp: chat.clock.now(),
        change: 0,
        revision: 1,
        editedAt: null,
        deletedAt: null,
        isBot: false,
        isPinned: false,
        reactions: [],
        replyTo: null,
        thread: null,
      },
    });
    const notified = chat.events.filter(({ type }) => type === 'chatroomMessage');
    expect(notified).toEqual([expect.objectContaining({ channel: roomChannel(chatId), payload: body.message })]);
    expect((await read(ben)).body.messages).toEqual([{ ...body.message, localTime: null }]);
  });

  it('makes the message unread for the other member and read for the sender', async () => {
    const [mine] = (await chat.request(listChatRooms, {}, { as: ada })).body.chatrooms;
    const [his] = (await chat.request(listChatRooms, {}, { as: ben })).body.chatrooms;
    expect([mine.hasUnreadMessages, mine.unreadMessages]).toEqual([false, 0]);
    expect([his.hasUnreadMessages, his.unreadMessages]).toEqual([true, 1]);
    expect(his.lastMessage.content).toBe('Hello Ben');
  });

  it('stores a retry once', async () => {
    const again = await send(ada, 'Hello Ben', 'message-0001');
    expect(again.body.message.sequence).toBe(1);
    expect((await read(ada)).body.messages).toHaveLength(1);
  });

  it('stores one message for fifty identical simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(ben, 'once', 'message-once')));
    expect(new Set(answers.map(({ body }) => body.message.sequence)).size).toBe(1);
    expect(
      (await read(ada)).body.messages.filter(({ content }: { content: string }) => content === 'once'),
    ).toHaveLength(1);
  });

  it('lets two people use the same message id', async () => {
    expect((await send(ben, 'mine', 'message-0001')).body.message).toMatchObject({ content: 'mine', email: ben.email });
  });

  it.each([
    ['nothing', '', 'Write something first.'],
    ['white space', ' \n\t ', 'Write something first.'],
    ['10001 characters', 'x'.repeat(10_001), 'A message cannot exceed 10000 characters'],
    ['an operator', { $ne: null }, 'This must be a text.'],
    ['no message', undefined, 'Write something first.'],
  ])('refuses %s', async (_what, message, text) => {
    const { status, body } = await send(ada, message);
    expect([status, body.success, body.code, body.message]).toEqual([400, false, 'VALIDATION_FAILED', text]);
  });

  it('accepts 10000 characters and keeps them all', async () => {
    const content = `<script>${'🙂'.repeat(4_996)}`;
    const { body } = await send(ada, content, 'message-long');
    expect(body.message.content).toBe(content);
  });

  it('refuses strangers, visitors, and operators instead of ids', async () => {
    const before = (await read(ada)).body.messages.length;
    expect((await send(eve, 'let me in')).status).toBe(404);
    expect((await read(eve)).status).toBe(404);
    expect((await chat.request(sendChatMessage, { chatId, message: 'x' })).status).toBe(401);
    expect((await send(ada, 'x', undefined, { $ne: null })).status).toBe(400);
    expect((await send(ada, 'x', { $gt: '' })).status).toBe(400);
    expect((await read(ada)).body.messages).toHaveLength(before);
  });
});

describe('sequence numbers', () => {
  beforeAll(async () => {
    chatId = await openRoom();
  });

  it('have no gaps when two people send three hundred messages at the same time', async () => {
    const sends = Array.from({ length: 300 }, (_, index) => send(index % 2 ? ada : ben, `message ${index}`));
    const answers = await Promise.all(sends);
    const numbers = getSequences(answers.map(({ body }) => body.message)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  it('continue correctly if the room’s counter was lost in a crash', async () => {
    await chat.connection.collection('chat.rooms').updateOne({ _id: chatId as never }, { $set: { lastSequence: 17 } });
    expect((await send(ada, 'after the crash')).body.message.sequence).toBe(301);
    const { chatrooms } = (await chat.request(listChatRooms, {}, { as: ben })).body;
    const room = chatrooms.find((candidate: { chatId: string }) => candidate.chatId === chatId);
    expect(room.lastSequence).toBe(301);
  });

  it('page backwards by offset or number, and forwards from a number', async () => {
    const first = (await read(ben)).body;
    expect(getSequences(first.messages)).toEqual(range(272, 301));
    expect([first.messagesOffset, first.hasMore]).toEqual([30, true]);
    expect(getSequences((await read(ben, { messagesOffset: 30 })).body.messages)).toEqual(range(242, 271));
    const oldest = (await read(ben, { messagesOffset: 300 })).body;
    expect([getSequences(oldest.messages), oldest.hasMore]).toEqual([[1], false]);
    expect((await read(ben, { messagesOffset: 301 })).body).toMatchObject({ messages: [], hasMore: false });
    expect(getSequences((await read(ben, { beforeSequence: 5 })).body.messages)).toEqual([1, 2, 3, 4]);
    const missed = (await read(ben, { afterSequence: 150 })).body;
    expect([getSequences(missed.messages), missed.hasMore]).toEqual([range(151, 250), true]);
    expect(getSequences((await read(ben, { afterSequence: 299 })).body.messages)).toEqual([300, 301]);
  });

  it('refuse malformed positions', async () => {
    expect((await read(ben, { messagesOffset: -1 })).status).toBe(400);
    expect((await read(ben, { messagesOffset: '0' })).status).toBe(400);
    expect((await read(ben, { afterSequence: { $gt: 0 } })).status).toBe(400);
  });

  it('come with local times if the caller names a time zone', async () => {
    const [message] = (await read(ben, { beforeSequence: 2, timezone: 'Europe/Bucharest' })).body.messages;
    expect(message.localTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // Some browsers send an unknown time zone; the messages must be returned nevertheless.
    const unknown = (await read(ben, { beforeSequence: 2, timezone: 'Etc/Unknown' })).body;
    expect(unknown).toMatchObject({ success: true, messages: [{ localTime: null }] });
  });
});

describe('a private conversation', () => {
  it('is one room, regardless of who starts it and how often', async () => {
    const hers = chat.addContact(ada, ben.email);
    const his = chat.addContact(ben, ada.email);
    const answers = await Promise.all([
      chat.request(createPrivateChatRoom, { contactId: hers }, { as: ada }),
      chat.request(createPrivateChatRoom, { contactId: his }, { as: ben }),
      chat.request(createPrivateChatRoom, { contactId: hers }, { as: ada }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.chatroom.chatId)).size).toBe(1);
    expect(answers[0]!.body.chatroom).toMatchObject({
      isPeerToPeer: true,
      startedFromContact: true,
      participantsArrayString: 'Ben',
      photo: expect.stringContaining(ben.accountId),
    });
  });

  it('notifies the other person’s webhooks of the message and its sender, without the text', async () => {
    const [ina, joe] = [chat.person('Ina'), chat.person('Joe')];
    const contactId = chat.addContact(ina, joe.email);
    const { chatId: room } = (await chat.request(createPrivateChatRoom, { contactId }, { as: ina })).body.chatroom;
    await send(ina, 'Only for you', undefined, room);
    const hooked = () => chat.hooked.filter(({ data }) => data.chatId === room);
    while (hooked().length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(hooked()).toEqual([
      {
        accountId: joe.accountId,
        event: 'message.received',
        occurrenceId: `message:${room}:1`,
        at: chat.clock.now(),
        data: { chatId: room, sequence: 1, senderName: 'Ina', senderEmail: ina.email },
      },
    ]);
    expect(chat.hooked.filter(({ data }) => data.chatId === chatId)).toEqual([]);
  });

  it('counts each person as met, at most once an hour', async () => {
    const [fay, gil] = [chat.person('Fay'), chat.person('Gil')];
    const contactId = chat.addContact(fay, gil.email);
    const { chatId: room } = (await chat.request(createPrivateChatRoom, { contactId }, { as: fay })).body.chatroom;
    const getUses = () => chat.uses.filter(({ emails }) => [fay.email, gil.email].includes(emails[0]!));
    await send(fay, 'Hello', undefined, room);
    await send(fay, 'Are you there?', undefined, room);
    await send(gil, 'Yes', undefined, room);
    expect(getUses()).toEqual([
      { accountId: fay.accountId, emails: [gil.email] },
      { accountId: gil.accountId, emails: [fay.email] },
    ]);
    chat.clock.advance(3_600_000);
    await send(fay, 'Still there?', undefined, room);
    expect(getUses()).toHaveLength(3);
  });

  it('counts nobody as met in a room of several people', async () => {
    const before = chat.uses.length;
    await send(ada, 'Hello all', undefined, await openRoom());
    expect(chat.uses).toHaveLength(before);
  });

  it('cannot be opened with another person’s contact', async () => {
    const hers = chat.addContact(ada, ben.email);
    expect((await chat.request(createPrivateChatRoom, { contactId: hers }, { as: eve })).status).toBe(404);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns the error of a database that does not know the command. */
async function getRefusal(command: string): Promise<Error> {
  const cause = await chat.connection.db!.command({ [command]: 1 }).catch((error: unknown) => error);
  return Object.assign(new mongo.MongoClientBulkWriteError({ message: 'refused' }), { cause });
}

describe('concurrent changes while messages are written', () => {
  const buildDraft = (content: string) => ({
    chatId,
    authorId: ada.accountId,
    name: 'Ada',
    clientMessageId: `draft-${content}`,
    content,
    timestamp: chat.clock.now(),
  });
  const stored = () => chat.connection.collection('chat.messages').find({ chatId }).sort({ sequence: 1 }).toArray();
  const getRoom = () => chat.connection.collection('chat.rooms').findOne({ _id: chatId as never });

  beforeEach(async () => {
    chatId = await openRoom();
    await send(ada, 'first');
  });

  it('store nothing if the room was closed', async () => {
    const admit = async () => {
      await chat.deps.rooms.updateOne({ _id: chatId }, { $set: { closedAt: chat.clock.now() } });
      return ada.email;
    };
    const appended = chat.deps.messageLog.append({ draft: buildDraft('too late'), admit });
    await expect(appended).rejects.toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    expect((await stored()).map(({ content }) => content)).toEqual(['first']);
    expect(await getRoom()).toMatchObject({ lastSequence: 1 });
  });

  it('leave no gap or collision in numbers if another process writes as well', async () => {
    const elsewhere = createMessageLog(chat.deps);
    const admit = async () => ada.email;
    const meanwhile = async () => {
      await elsewhere.append({ draft: buildDraft('from elsewhere'), admit });
      return ada.email;
    };
    const appended = await Promise.all([
      chat.deps.messageLog.append({ draft: buildDraft('from here'), admit: meanwhile }),
      chat.deps.messageLog.append({ draft: buildDraft('and here'), admit }),
    ]);
    expect(appended.map(({ message }) => message.sequence)).toEqual([3, 4]);
    expect((await stored()).map(({ content }) => content)).toEqual([
      'first',
      'from elsewhere',
      'from here',
      'and here',
    ]);
    expect(await getRoom()).toMatchObject({ lastSequence: 4 });
  });

  it('are handled on a database without bulk writes over several collections', async () => {
    const client = chat.deps.messages.db.getClient();
    const requested = jest.spyOn(client, 'bulkWrite').mockRejectedValue(await getRefusal('noOlderDatabaseHas'));
    const log = createMessageLog(chat.deps);
    const append = (content: string) => log.append({ draft: buildDraft(content), admit: async () => ada.email });
    const appended = await Promise.all(['one', 'one', 'two'].map(append));
    await append('three');
    expect(appended.map(({ message }) => message.sequence)).toEqual([2, 2, 3]);
    expect((await stored()).map(({ content }) => content)).toEqual(['first', 'one', 'two', 'three']);
    expect(await getRoom()).toMatchObject({ lastSequence: 4 });
    expect(requested).toHaveBeenCalledTimes(1);
    requested.mockRestore();
  });

  it('keep the first number of a message that is sent again', async () => {
    const admit = async () => ada.email;
    const append = (content: string) => chat.deps.messageLog.append({ draft: buildDraft(content), admit });
    await append('once');
    const appended = await Promise.all(['before', 'once', 'after'].map(append));
    expect(appended.map(({ message }) => message.sequence)).toEqual([3, 2, 4]);
    expect(await getRoom()).toMatchObject({ lastSequence: 4 });
  });
});

describe('simultaneous messages in many rooms', () => {
  let chatIds: string[];
  let log: MessageLog;
  const append = (room: string, content: string, admit: Append['admit'] = async () => ada.email) => {
    const { accountId: authorId, fullName: name } = ada;
    const clientMessageId = `${room}-${content}`;
    return log.append({
      draft: { chatId: room, authorId, name, clientMessageId, content, timestamp: chat.clock.now() },
      admit,
    });
  };
  const storedIn = async (room: string) => {
    const stored = chat.connection.collection('chat.messages').find({ chatId: room }).sort({ sequence: 1 });
    return (await stored.toArray()).map(({ sequence, content }) => `${sequence} ${content}`);
  };
  const lastIn = async (room: string) => (await chat.deps.rooms.findById(room).lean())?.lastSequence;

  beforeEach(async () => {
    log = createMessageLog(chat.deps);
    chatIds = [];
    for (let at = 0; at < 12; at += 1) chatIds.push(await openRoom());
  });

  it('are written in one command, apart from the first', async () => {
    const written = jest.spyOn(chat.deps.messages.db.getClient(), 'bulkWrite');
    await Promise.all(chatIds.map((room) => append(room, 'hello')));
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
    for (const room of chatIds) {
      expect(await storedIn(room)).toEqual(['1 hello']);
      expect(await lastIn(room)).toBe(1);
    }
  });

  it('are not held up by a room that has one of them already', async () => {
    const again = chatIds[5]!;
    await append(again, 'once');
    const said = [...chatIds.map((room) => [room, 'once'] as const), ...chatIds.map((room) => [room, 'more'] as const)];
    const appended = await Promise.all(said.map(([room, content]) => append(room, content)));
    expect(appended.map(({ message }) => message.sequence)).toEqual(said.map((_, at) => (at < 12 ? 1 : 2)));
    for (const room of chatIds) {
      expect(await storedIn(room)).toEqual(['1 once', '2 more']);
      expect(await lastIn(room)).toBe(2);
    }
  });

  it('are stored only in rooms that are still open', async () => {
    const closed = chatIds[5]!;
    const answers = await Promise.allSettled(
      chatIds.map((room) =>
        append(room, 'hello', async () => {
          if (room === closed) await chat.deps.rooms.updateOne({ _id: room }, { $set: { closedAt: chat.clock.now() } });
          return ada.email;
        }),
      ),
    );
    expect(answers.flatMap(({ status }, at) => (status === 'rejected' ? chatIds[at] : []))).toEqual([closed]);
    for (const room of chatIds) expect(await storedIn(room)).toEqual(room === closed ? [] : ['1 hello']);
  });

  it('are stored on a database without bulk writes over several collections', async () => {
    const client = chat.deps.messages.db.getClient();
    const requested = jest.spyOn(client, 'bulkWrite').mockRejectedValue(await getRefusal('noOlderDatabaseHas'));
    await Promise.all(chatIds.map((room) => append(room, 'hello')));
    requested.mockRestore();
    for (const room of chatIds) {
      expect(await storedIn(room)).toEqual(['1 hello']);
      expect(await lastIn(room)).toBe(1);
    }
  });
});

describe('push notifications of messages', () => {
  it('name the author and the room to the other members, and leave out the text', async () => {
    const participants = [ben.email, eve.email];
    const { body } = await chat.request(createChatRoom, { participants, roomName: 'Plans' }, { as: ada });
    chat.pushed.length = 0;
    await send(ada, 'a secret', undefined, body.chatroom.chatId);
    const [{ accountIds, ...notified }, ...more] = chat.pushed as [(typeof chat.pushed)[0]];
    expect(more).toEqual([]);
    expect([...accountIds].sort()).toEqual([ben.accountId, eve.accountId].sort());
    expect(notified).toEqual({ chatId: body.chatroom.chatId, senderName: 'Ada', roomName: 'Plans' });
  });

  it('reach each of several simultaneous authors once, about a message of another', async () => {
    const participants = [ben.email, eve.email];
    const { body } = await chat.request(createChatRoom, { participants, roomName: 'Plans' }, { as: ada });
    const writers = [ada, ben, eve];
    chat.pushed.length = 0;
    const release = chat.holdBackground();
    await Promise.all(writers.map((person) => send(person, 'At once', undefined, body.chatroom.chatId)));
    await release();
    const heard = chat.pushed.flatMap(({ accountIds, senderName }) => accountIds.map((id) => ({ id, senderName })));
    expect(heard.map(({ id }) => id).sort()).toEqual(writers.map(({ accountId }) => accountId).sort());
    for (const { accountId, fullName } of writers)
      expect(heard.find(({ id }) => id === accountId)!.senderName).not.toBe(fullName);
    expect(chat.pushed).toHaveLength(2);
  });

  it('leave out people whom a stranger added, until they take part', async () => {
    const sam = chat.stranger('Sam');
    const { body } = await chat.request(createChatRoom, { participants: [sam.email, ben.email] }, { as: ada });
    const room = body.chatroom.chatId;
    chat.pushed.length = 0;
    await send(ada, 'Welcome', undefined, room);
    await send(sam, 'Thanks', undefined, room);
    await send(ada, 'So', undefined, room);
    expect(chat.pushed.map(({ accountIds }) => accountIds.includes(sam.accountId))).toEqual([false, false, true]);
  });
});

describe('an author’s own read mark', () => {
  it('is correct at once, and after a crash before it was written', async () => {
    chatId = await openRoom();
    await send(ben, 'one');
    await send(ada, 'two');
    const list = async () => (await chat.request(listChatRooms, {}, { as: ada })).body.chatrooms;
    const mine = async () => (await list()).find((room: { chatId: string }) => room.chatId === chatId);
    expect(await mine()).toMatchObject({ readSequence: 2, unreadMessages: 0 });
    await chat.deps.members.updateOne({ chatId, accountId: ada.accountId }, { $set: { readSequence: 0 } });
    expect(await mine()).toMatchObject({ readSequence: 2, unreadMessages: 0 });
  });
});

describe('a full disk', () => {
  it('does not prevent reading rooms, and loses no read mark', async () => {
    chatId = await openRoom();
    await send(ada, 'one');
    await chat.setDiskFull(true);
    const list = async () => (await chat.request(listChatRooms, {}, { as: ada })).body.chatrooms;
    expect(await list()).toContainEqual(expect.objectContaining({ chatId, readSequence: 1 }));
    await chat.setDiskFull(false);
    await send(ben, 'two');
    const { readSequence } = (await list()).find((room: { chatId: string }) => room.chatId === chatId);
    expect(readSequence).toBe(1);
  });
});

describe('the cost of a send', () => {
  it('is at most 0.2 database commands per message for many writers, and five commands for one message', async () => {
    const crowd = Array.from({ length: 64 }, (_, at) => chat.person(`Writer${at}`));
    const { body } = await chat.request(
      createChatRoom,
      { participants: crowd.map(({ email }) => email), roomName: 'Crowd' },
      { as: ada },
    );
    const room = body.chatroom.chatId;
    const all = (round: number) =>
      Promise.all(crowd.map((person) => send(person, `message of round ${round}`, undefined, room)));
    await all(0);
    await chat.deps.background.settle();
    const commands = await chat.getCommands(async () => {
      for (let round = 1; round <= 5; round += 1) await all(round);
      await chat.deps.background.settle();
    });
    expect(commands.length / (5 * crowd.length)).toBeLessThanOrEqual(0.2);

    const one = await chat.getCommands(async () => {
      await send(ada, 'alone', undefined, room);
      await chat.deps.background.settle();
    });
    expect(one.toSorted()).toEqual([
      'bulkWrite chat.messages chat.rooms',
      'find chat.members',
      'find chat.members',
      'find chat.rooms',
      'update chat.members',
    ]);
  });
});
