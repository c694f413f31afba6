import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHAT_RECOVERY_PAGE,
  CHAT_SEARCH_PAGE,
  addChatMembers,
  chatRoomCreated,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  exportChatRoom,
  findChatRooms,
  getChatMembers,
  getChatMessageChanges,
  getChatMessages,
  getChatRoom,
  getChatRoomPage,
  getChatThread,
  getChatThreads,
  getRoomFiles,
  leaveChatRoom,
  listChatChannels,
  listChatRooms,
  markChatRoomRead,
  renameChatRoom,
  searchChatMessages,
  sendChatMessage,
  toThreadId,
} from '@meet/chat-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { indexMessages } from './search/indexMessages.ts';
import { startChat, type ChatUnderTest } from './testing/startChat.ts';

const FEW = 60;
const MANY = 10 * FEW;

let chat: ChatUnderTest;
beforeAll(async () => {
  chat = await startChat({ sweeps: false });
});
afterAll(() => chat.close());

interface Room {
  readonly owner: TestPerson;
  readonly member: TestPerson;
  readonly chatId: string;
}
type Act = (room: Room) => Promise<unknown>;

/** Opens a room of two people with one message. */
async function openRoom(): Promise<Room> {
  const [owner, member] = [chat.person('Olga'), chat.person('Mia')];
  const input = { participants: [member.email], roomName: 'Launch' };
  const { chatId } = (await chat.request(createChatRoom, input, { as: owner })).body.chatroom;
  await chat.request(listChatRooms, {}, { as: member });
  await chat.request(sendChatMessage, { chatId, message: 'Hello' }, { as: member });
  return { owner, member, chatId };
}

type Stored = { _id: string; chatId?: string; name?: string; lastSequence?: number; timestamp: number };
const getCollection = (name: string) => chat.connection.collection<Stored>(`chat.${name}`);

/** Stores messages in the room until it has `count`. */
async function withMessages({ chatId }: Room, count: number): Promise<void> {
  const messages = getCollection('messages');
  const message = (await messages.findOne({ chatId }))!;
  await messages.insertMany(
    Array.from({ length: count - 1 }, (_, at) => ({
      ...message,
      ...{ _id: `${chatId}:${at + 2}`, sequence: at + 2, clientMessageId: `made-${at}`, content: `Line ${at}` },
      timestamp: message.timestamp + at + 1,
    })) as never,
  );
  await getCollection('rooms').updateOne(
    { _id: chatId },
    { $set: { lastSequence: count, lastMessageAt: message.timestamp + count - 1, indexDue: 1 } },
  );
}

/** Stores other rooms of the same people until they have `count`. */
async function withRooms({ chatId }: Room, count: number, attributes: object = {}): Promise<void> {
  const room = (await getCollection('rooms').findOne({ _id: chatId }))!;
  const members = await getCollection('members').find({ chatId }).toArray();
  const ids = Array.from({ length: count - 1 }, (_, at) => `${chatId}-${at}`);
  await getCollection('rooms').insertMany(
    ids.map((_id) => ({ ...room, _id, name: 'Other', words: ['other'], ...attributes })),
  );
  await getCollection('members').insertMany(
    ids.flatMap((id) => members.map(({ _id: _, ...member }) => ({ ...member, chatId: id, ...attributes }))) as never,
  );
}

/** Indexes the messages of this room, and of none of the rooms that other tests left. */
async function indexRoom({ chatId }: Room): Promise<void> {
  await getCollection('rooms').updateMany({ _id: { $ne: chatId } }, { $unset: { indexDue: 1 } });
  await indexMessages(chat.deps, chat.clock.now() + 1);
}

/** Stores silent chats of meetings in the same way. */
const withSilentRooms = (room: Room, count: number) => withRooms(room, count, { isSilent: true });

async function costs(fill: (room: Room, count: number) => Promise<void>, act: Act) {
  const costWith = async (count: number) => {
    const room = await openRoom();
    await fill(room, count);
    // Waits for the work after the responses above, which does not belong to the act.
    await chat.deps.background.settle();
    return chat.measureCost(async () => {
      await act(room);
      await chat.deps.background.settle();
    });
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

const succeed = (answer: { status: number; body: unknown }) => expect(answer.body).toMatchObject({ success: true });

const ACTS: [string, Act][] = [
  [
    'read the last messages',
    async ({ owner, chatId }) => succeed(await chat.request(getChatMessages, { chatId }, { as: owner })),
  ],
  [
    'read the page around an early message',
    async ({ owner, chatId }) =>
      succeed(await chat.request(getChatMessages, { chatId, beforeSequence: 46 }, { as: owner })),
  ],
  ['list its files', async ({ owner, chatId }) => succeed(await chat.request(getRoomFiles, { chatId }, { as: owner }))],
  ['open a room', async ({ owner, chatId }) => succeed(await chat.request(getChatRoom, { chatId }, { as: owner }))],
  [
    'list its members',
    async ({ owner, chatId }) => succeed(await chat.request(getChatMembers, { chatId }, { as: owner })),
  ],
  [
    'mark it as read',
    async ({ owner, chatId }) => succeed(await chat.request(markChatRoomRead, { chatId }, { as: owner })),
  ],
  [
    'send a message',
    async ({ owner, chatId }) => succeed(await chat.request(sendChatMessage, { chatId, message: 'Hi' }, { as: owner })),
  ],
  [
    'edit a message',
    async ({ member, chatId }) => {
      const input = { chatId, sequence: 1, message: 'Hello there', revision: 1 };
      succeed(await chat.request(editChatMessage, input, { as: member }));
    },
  ],
  [
    'delete a message',
    async ({ member, chatId }) =>
      succeed(await chat.request(deleteChatMessage, { chatId, sequence: 1 }, { as: member })),
  ],
  [
    'read what changed',
    async ({ owner, chatId }) =>
      succeed(await chat.request(getChatMessageChanges, { chatId, afterChange: 0 }, { as: owner })),
  ],
  [
    'rename it',
    async ({ owner, chatId }) =>
      succeed(await chat.request(renameChatRoom, { chatId, chatroomName: 'Start' }, { as: owner })),
  ],
  [
    'add a member',
    async ({ owner, chatId }) => {
      const participants = [chat.person('Sam').email];
      succeed(await chat.request(addChatMembers, { chatId, participants }, { as: owner }));
    },
  ],
  ['leave it', async ({ member, chatId }) => succeed(await chat.request(leaveChatRoom, { chatId }, { as: member }))],
];

/** Stores messages until the room has `count`, and counts one change for each but the first. */
async function withChangedMessages(room: Room, count: number): Promise<void> {
  await withMessages(room, count);
  const messages = getCollection('messages');
  const stored = await messages.find({ chatId: room.chatId, _id: { $ne: `${room.chatId}:1` } }).toArray();
  await messages.bulkWrite(
    stored.map(({ _id }, at) => ({ updateOne: { filter: { _id }, update: { $set: { change: at + 1 } } } })) as never,
  );
  await getCollection('rooms').updateOne({ _id: room.chatId }, { $set: { lastChange: count - 1 } as never });
}

describe('with ten times the changed messages in a room, no more is read to', () => {
  const acts = ACTS.filter(([what]) => /message/.test(what));
  const last: Act = async ({ owner, chatId }) => {
    const { lastChange } = (await chat.request(getChatMessages, { chatId }, { as: owner })).body;
    const input = { chatId, afterChange: lastChange - 5 };
    succeed(await chat.request(getChatMessageChanges, input, { as: owner }));
  };
  it.each<[string, Act]>([...acts, ['read the last changes', last]])('%s', async (_what, act) => {
    const { few, many } = await costs(withChangedMessages, act);
    expect(many).toEqual(few);
  });
});

describe('with ten times the messages in a room, no more is read to', () => {
  it.each(ACTS)('%s', async (_what, act) => {
    const { few, many } = await costs(withMessages, act);
    expect(many).toEqual(few);
  });

  it('list the rooms', async () => {
    const { few, many } = await costs(withMessages, async ({ owner }) =>
      succeed(await chat.request(listChatRooms, { previewOnly: true }, { as: owner })),
    );
    expect(many).toEqual(few);
  });
});

describe('with ten times the rooms, no more is read to', () => {
  it.each(ACTS)('%s', async (_what, act) => {
    const { few, many } = await costs(withRooms, act);
    expect(many).toEqual(few);
  });
});

describe('with ten times the silent rooms, no more is read to', () => {
  it.each<[string, Act]>([
    ...ACTS,
    [
      'list the rooms',
      async ({ owner }) => succeed(await chat.request(listChatRooms, { previewOnly: true }, { as: owner })),
    ],
    ['read a page of rooms', async ({ owner }) => succeed(await chat.request(getChatRoomPage, {}, { as: owner }))],
    [
      'list channels',
      ({ owner }) => chat.client.call(listChatChannels, { accountIds: [owner.accountId] }, SERVICE_CALLER),
    ],
  ])('%s', async (_what, act) => {
    const { few, many } = await costs(withSilentRooms, act);
    expect(many).toEqual(few);
  });
});

it('reads no membership to report unchanged channels', async () => {
  const { few, many } = await costs(withRooms, async ({ owner: { accountId } }) => {
    const known = [{ accountId, version: 1 }];
    expect(await chat.client.call(listChatChannels, { accountIds: [accountId], known }, SERVICE_CALLER)).toEqual({
      ...{ memberships: [], versions: [] },
    });
  });
  expect([few.read, many.read]).toEqual([1, 1]);
});

describe('with ten times the data, in the same number of commands, the service', () => {
  it.each<[string, number, Act]>([
    [
      'lists the rooms, and reads a room and its members for each',
      4,
      async ({ owner }) => succeed(await chat.request(listChatRooms, { previewOnly: true }, { as: owner })),
    ],
    [
      'reads a page of rooms, and a membership and a room for each',
      2,
      // The author of the last message has no unread messages.
      async ({ member }) => succeed(await chat.request(getChatRoomPage, {}, { as: member })),
    ],
    [
      'finds rooms, and reads the person’s memberships and what is found',
      1,
      async ({ owner }) => succeed(await chat.request(findChatRooms, { search: 'launch' }, { as: owner })),
    ],
    [
      'finds nothing, and reads the person’s memberships',
      1,
      async ({ owner }) => succeed(await chat.request(findChatRooms, { search: 'nowhere' }, { as: owner })),
    ],
    [
      'lists channels, and reads the person’s memberships',
      1,
      ({ owner }) => chat.client.call(listChatChannels, { accountIds: [owner.accountId] }, SERVICE_CALLER),
    ],
  ])('%s', async (_what, readForRoom, act) => {
    const { few, many } = await costs(withRooms, act);
    expect(many.commands).toBe(few.commands);
    expect(many.read - few.read).toBeLessThanOrEqual(readForRoom * (MANY - FEW));
  });
});

describe('with ten times the messages, a search', () => {
  it.each([
    ['are not indexed yet', async () => {}],
    ['are indexed', indexRoom],
  ])('finds a frequent word, and reads no more messages, if they %s', async (_state, index) => {
    const search: Act = async ({ owner }) => {
      const { body } = await chat.request(searchChatMessages, { search: 'line' }, { as: owner });
      expect(body.messages).toHaveLength(CHAT_SEARCH_PAGE);
    };
    const { few, many } = await costs(async (room, count) => {
      await withMessages(room, count);
      await index(room);
    }, search);
    // One more command reads the time of the messages before the last section. Each block of the index has 32 messages.
    // The messages are read by whole blocks, so one block may be read further.
    expect(many.commands - few.commands).toBeLessThanOrEqual(1);
    expect(many.read - few.read).toBeLessThanOrEqual((MANY - FEW) / 32 + 33);
    const beside = await costs(async (room, count) => {
      await withMessages(room, FEW);
      await index(room);
      await withRooms(room, count, { lastMessageAt: 1 });
    }, search);
    expect(beside.many.commands).toBe(beside.few.commands);
    // Each membership and its room.
    expect(beside.many.read - beside.few.read).toBeLessThanOrEqual(2 * (MANY - FEW));
  });

  it('lists a page in the middle of a room without words, and reads a step further for each doubling', async () => {
    let after = '';
    const { few, many } = await costs(
      async (room, count) => {
        await withMessages(room, count);
        const { timestamp } = (await getCollection('messages').findOne({ _id: `${room.chatId}:30` }))!;
        after = `${timestamp}.30.${room.chatId}`;
      },
      async ({ owner }) => {
        const { body } = await chat.request(searchChatMessages, { search: 'in:launch', after }, { as: owner });
        expect(body.messages.map(({ sequence }: { sequence: number }) => sequence).slice(0, 2)).toEqual([29, 28]);
      },
    );
    const steps = Math.ceil(Math.log2(MANY / FEW)) + 2;
    expect(many.commands - few.commands).toBeLessThanOrEqual(steps);
    expect(many.read - few.read).toBeLessThanOrEqual(steps);
  });

  it('finds a rare word, and reads no more messages', async () => {
    const { few, many } = await costs(
      async (room, count) => {
        await withMessages(room, count);
        await indexRoom(room);
      },
      async ({ owner }) => {
        const { body } = await chat.request(searchChatMessages, { search: 'hello' }, { as: owner });
        expect(body.messages).toHaveLength(1);
      },
    );
    // The room's earlier sections take two commands: one for the time of their last message, one for the index.
    expect(many.commands - few.commands).toBeLessThanOrEqual(2);
    expect(many.read - few.read).toBeLessThanOrEqual(1);
  });
});

describe('with ten times the members, a room', () => {
  /** Opens a room, and returns the events by which its members learn of it. */
  async function openWith(count: number) {
    const owner = chat.person('Olga');
    const participants = Array.from({ length: count }, () => chat.person('Mia').email);
    const before = chat.events.length;
    const answer = await chat.request(createChatRoom, { participants, roomName: 'Launch' }, { as: owner });
    succeed(answer);
    const told = chat.events.slice(before).filter(({ type }) => type === chatRoomCreated.type);
    return { owner, chatId: answer.body.chatroom.chatId, told };
  }

  it('is shown to each member by an event that is no larger', async () => {
    const sizeWith = async (count: number) => {
      const { told } = await openWith(count);
      expect(told).toHaveLength(count + 1);
      for (const { payload } of told) expect(payload).toMatchObject({ memberCount: count + 1 });
      return JSON.stringify(told[0]!.payload).length;
    };
    // The count has two digits more.
    expect((await sizeWith(100)) - (await sizeWith(10))).toBeLessThanOrEqual(2);
  });
});

it.each(['json', 'html'])('exports a room by pages, as %s, and reads each message once', async (format) => {
  const { few, many } = await costs(withMessages, async ({ owner, chatId }) => {
    const { status } = await chat.request(exportChatRoom, { chatId, format }, { as: owner });
    expect(status).toBe(200);
  });
  const pages = (MANY - FEW) / CHAT_RECOVERY_PAGE + 1;
  // Each page reads the messages, and the room and the membership that permit it.
  expect(many.commands - few.commands).toBeLessThanOrEqual(3 * pages);
  expect(many.read - few.read).toBeLessThanOrEqual(MANY - FEW + 2 * pages);
});

it('closes a room in batches', async () => {
  const { few, many } = await costs(withMessages, async ({ owner, chatId }) =>
    succeed(await chat.request(closeChatRoom, { chatId }, { as: owner })),
  );
  // Finds and deletes the next batch.
  expect(many.commands - few.commands).toBe(2);
});

describe('with ten times the replies in its threads, no more is read to', () => {
  /** Stores threads of one reply each at the messages of a room, and followers of all of them. */
  async function withThreads(room: Room, count: number): Promise<void> {
    const { chatId, member } = room;
    await withMessages(room, count);
    const first = toThreadId({ chatId, sequence: 1 });
    await chat.request(sendChatMessage, { chatId: first, message: 'A reply' }, { as: member });
    const ids = Array.from({ length: count - 1 }, (_, at) => toThreadId({ chatId, sequence: at + 2 }));
    for (const name of ['rooms', 'messages', 'followers']) {
      const made = await getCollection(name)
        .find({ $or: [{ _id: first }, { chatId: first }, { threadId: first }] } as never)
        .toArray();
      const copies = ids.flatMap((id) => made.map((one) => JSON.parse(JSON.stringify(one).replaceAll(first, id))));
      if (copies.length > 0) await getCollection(name).insertMany(copies);
    }
    await withReplies(room, count);
  }

  /** Stores replies in the first thread until it has `count`. */
  async function withReplies({ chatId }: Room, count: number): Promise<void> {
    const threadId = toThreadId({ chatId, sequence: 1 });
    const reply = (await getCollection('messages').findOne({ chatId: threadId }))!;
    await getCollection('messages').insertMany(
      Array.from({ length: count - 1 }, (_, at) => ({
        ...reply,
        ...{ _id: `${threadId}:${at + 2}`, sequence: at + 2, clientMessageId: `reply-${at}` },
      })) as never,
    );
    await getCollection('rooms').updateOne({ _id: threadId }, { $set: { lastSequence: count } });
  }

  it.each<[string, Act]>([
    [
      'open one',
      async ({ member, chatId }) => {
        const start = { chatId, sequence: 1 };
        succeed(await chat.request(getChatThread, start, { as: member }));
        succeed(await chat.request(getChatMessages, { chatId: toThreadId(start) }, { as: member }));
      },
    ],
    [
      'reply in one',
      async ({ member, chatId }) => {
        const input = { chatId: toThreadId({ chatId, sequence: 1 }), message: 'Another' };
        succeed(await chat.request(sendChatMessage, input, { as: member }));
      },
    ],
    [
      'read the room',
      async ({ owner, chatId }) => succeed(await chat.request(getChatMessages, { chatId }, { as: owner })),
    ],
    ['list threads', async ({ member }) => succeed(await chat.request(getChatThreads, { limit: 5 }, { as: member }))],
  ])('%s', async (_what, act) => {
    const { few, many } = await costs(withThreads, act);
    expect(many.commands).toBe(few.commands);
    // Up to a hundred unread threads are counted.
    expect(many.read - few.read).toBeLessThanOrEqual(0);
  });
});
