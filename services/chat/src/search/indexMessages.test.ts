import {
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  restoreChatMessage,
  searchChatMessages,
  sendChatMessage,
  toChatSearchPlace,
  type ChatMessage,
} from '@meet/chat-contract';
import { toMentionToken } from '@meet/contracts/markdown';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageRecord } from '../models/messageModel.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';
import { indexMessages, markUnindexedRooms } from './indexMessages.ts';

let chat: ChatUnderTest;
let olga: TestPerson;
let mia: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ sweeps: false });
});
afterAll(() => chat.close());
beforeEach(async () => {
  [olga, mia] = [chat.person('Olga'), chat.person('Mia')];
  const input = { participants: [mia.email], roomName: 'Launch' };
  chatId = (await chat.request(createChatRoom, input, { as: olga })).body.chatroom.chatId;
});

const index = () => indexMessages(chat.deps, chat.clock.now() + 1);
const countDue = () => chat.deps.rooms.countDocuments({ indexDue: { $exists: true } });
const readWords = async () =>
  (await chat.deps.words.find({ _id: { $regex: `^${chatId}:` } }).lean()).flatMap(({ words }) =>
    words.filter((word) => !word.startsWith(':')),
  );

async function say(message: string): Promise<number> {
  chat.clock.advance(1_000);
  const { body } = await chat.request(sendChatMessage, { chatId, message }, { as: olga });
  return body.message.sequence;
}
const edit = (sequence: number, message: string) =>
  chat.request(editChatMessage, { chatId, sequence, message, revision: 1 }, { as: olga });
const page = async (search: string, options: object = {}): Promise<ChatMessage[]> =>
  (await chat.request(searchChatMessages, { search, ...options }, { as: mia })).body.messages;
const find = async (search: string): Promise<string[]> => (await page(search)).map(({ content }) => content);
/** Returns the texts of all pages. */
async function findAll(search: string, limit: number): Promise<string[]> {
  const found = await page(search, { limit });
  for (let last = found.at(-1); last;) {
    const next = await page(search, { limit, after: toChatSearchPlace(last) });
    found.push(...next);
    last = next.at(-1);
  }
  return found.map(({ content }) => content);
}

/** Does something once, after the next run has read the messages and before it writes their words. */
function amidIndexing(act: () => Promise<unknown>): void {
  const words = chat.deps.words as { bulkWrite: unknown };
  const { bulkWrite } = words;
  words.bulkWrite = async (...input: unknown[]) => {
    words.bulkWrite = bulkWrite;
    await act();
    return Reflect.apply(bulkWrite as () => unknown, words, input);
  };
}

/** Stores messages in the room as if they had been sent a second apart. */
async function store(texts: readonly string[]): Promise<void> {
  const first = (await chat.deps.messages.findOne({ chatId }).lean())!;
  const at = (sequence: number) => first.timestamp + sequence * 1_000;
  const documents = texts.map((content, place): MessageRecord => {
    const sequence = place + 2;
    return {
      ...first,
      ...{ _id: `${chatId}:${sequence}`, sequence, clientMessageId: `stored-${sequence}`, content },
      timestamp: at(sequence),
    };
  });
  await chat.deps.messages.insertMany(documents);
  const lastSequence = texts.length + 1;
  const update = { lastSequence, lastMessageAt: at(lastSequence), indexDue: 1 };
  await chat.deps.rooms.updateOne({ _id: chatId }, { $set: update });
}

it('indexes messages that were stored before there was an index', async () => {
  await say('We launch the rocket on Monday');
  const { rooms } = chat.deps;
  await rooms.updateOne({ _id: chatId }, { $unset: { indexDue: 1 } });
  await index();
  expect(await readWords()).toEqual([]);
  await markUnindexedRooms(chat.deps);
  await index();
  expect(await readWords()).toEqual(expect.arrayContaining(['rocket', 'monday']));
  await markUnindexedRooms(chat.deps);
  expect(await countDue()).toBe(0);
});

describe('the search index', () => {
  it('holds the words of messages after a run, and nothing is due then', async () => {
    await say('Crème brûlée, please!');
    await index();
    expect((await readWords()).sort()).toEqual(['brulee', 'creme', 'please']);
    expect(await countDue()).toBe(0);
    await say('And coffee');
    await index();
    expect(await find('coff')).toEqual(['And coffee']);
    expect(await find('pleas creme')).toEqual(['Crème brûlée, please!']);
    expect(await find('coffee please')).toEqual([]);
  });

  it('follows an edit, and a search finds the new text and not the former one in between', async () => {
    const sequence = await say('Tuesday');
    await index();
    await edit(sequence, 'Wednesday');
    for (const run of [async () => {}, index]) {
      await run();
      expect(await find('wednesday')).toEqual(['Wednesday']);
      expect(await find('tuesday')).toEqual([]);
    }
    expect(await readWords()).toEqual(['wednesday']);
  });

  it('forgets a deleted message, and holds it again after it is restored', async () => {
    const sequence = await say('Confidential');
    await say('Open');
    await index();
    await chat.request(deleteChatMessage, { chatId, sequence }, { as: olga });
    expect(await find('confidential')).toEqual([]);
    await index();
    expect(await readWords()).toEqual(['open']);
    expect(await find('from:olga')).toEqual(['Open']);
    await chat.request(restoreChatMessage, { chatId, sequence }, { as: olga });
    expect(await find('confidential')).toEqual(['Confidential']);
    await index();
    expect(await readWords()).toEqual(['confidential', 'open']);
  });

  it('holds the name of a mentioned person, not the id', async () => {
    await say(`Ask ${toMentionToken(mia.accountId)}`);
    await index();
    expect((await readWords()).sort()).toEqual(['ask', 'mia']);
    expect(await find('mia')).toHaveLength(1);
  });

  it('is deleted with its room', async () => {
    await say('Hello');
    await index();
    await chat.request(closeChatRoom, { chatId }, { as: olga });
    expect(await readWords()).toEqual([]);
  });

  it('keeps nothing of a room that is closed while it is indexed', async () => {
    await say('Hello');
    amidIndexing(() => chat.request(closeChatRoom, { chatId }, { as: olga }));
    await index();
    expect(await readWords()).toEqual([]);
  });

  it('follows messages that are sent while their room is indexed', async () => {
    await say('Hello');
    amidIndexing(() => say('World'));
    await index();
    expect(await find('world')).toEqual(['World']);
    chat.clock.advance(1_000);
    await index();
    expect((await readWords()).sort()).toEqual(['hello', 'world']);
    expect(await countDue()).toBe(0);
  });

  it('finds messages anywhere in a large room, the latest first', async () => {
    await say('Beginning');
    // Some eighteen sections of 256 messages.
    const texts = Array.from({ length: 4_500 }, (_, at) => `Line ${at} ${at % 900 === 7 ? 'needle' : 'hay'}`);
    await store(texts);
    await index();
    expect(await countDue()).toBe(0);
    const needles = texts.filter((text) => text.includes('needle')).reverse();
    expect(await find('needle')).toEqual(needles);
    expect(await find('beginning')).toEqual(['Beginning']);
    expect(await find('hay line')).toEqual(
      texts
        .filter((text) => text.includes('hay'))
        .slice(-20)
        .reverse(),
    );
    expect(await find('needle hay')).toEqual([]);
    // Pages hold each message once, whether or not the last ones are indexed.
    const tenths = texts.filter((text) => text.startsWith('Line 44')).reverse();
    expect(await findAll('44', 50)).toEqual(tenths);
    chat.clock.advance(5_000_000);
    await say('Line 44 again');
    expect(await findAll('44', 25)).toEqual(['Line 44 again', ...tenths]);
    // Each message has a second of its own.
    const [needle] = await page('needle');
    const [later, earlier] = await page('in:launch', { limit: 2, after: toChatSearchPlace(needle!) });
    expect([later!.sequence, earlier!.sequence]).toEqual([needle!.sequence - 1, needle!.sequence - 2]);
    await edit(1, 'Started anew');
    await index();
    expect(await find('anew')).toEqual(['Started anew']);
  }, 120_000);
});
