import {
  CHAT_SEARCH_MAX,
  CHAT_SEARCH_PAGE,
  createChatRoom,
  deleteChatMessage,
  removeChatMember,
  searchChatMessages,
  sendChatFile,
  sendChatMessage,
  toChatSearchPlace,
  uploadChatFile,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { indexMessages } from '../search/indexMessages.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
const index = () => indexMessages(chat.deps, chat.clock.now() + 1);
let olga: TestPerson;
let mia: TestPerson;
let sam: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat({ sweeps: false });
  [olga, mia, sam] = [chat.person('Olga'), chat.person('Mia'), chat.person('Sam')];
  chatId = await openRoom([mia.email, sam.email]);
  const other = await openRoom([mia.email]);
  await say(chatId, 'The budget is 50 (fifty)');
  await say(other, 'Budget talks');
  await say(chatId, 'Lunch?');
});
afterAll(() => chat.close());

async function openRoom(participants: string[]): Promise<string> {
  return (await chat.request(createChatRoom, { participants, roomName: 'Launch' }, { as: olga })).body.chatroom.chatId;
}
async function say(room: string, message: string): Promise<void> {
  chat.clock.advance(1000);
  await chat.request(sendChatMessage, { chatId: room, message }, { as: olga });
}
const find = (as: TestPerson, search: unknown, options: object = {}) =>
  chat.request(searchChatMessages, { search, ...options }, { as });
const found = async (as: TestPerson, search: string): Promise<string[]> =>
  (await find(as, search)).body.messages.map(({ content }: { content: string }) => content);
/** Returns the texts that a search finds, which must be the same before and after they are indexed. */
async function texts(as: TestPerson, search: string): Promise<string[]> {
  const before = await found(as, search);
  await index();
  expect(await found(as, search)).toEqual(before);
  return before;
}

describe('searching messages', () => {
  it('finds messages in the caller’s rooms, the latest first, regardless of case', async () => {
    expect(await texts(mia, ' BUDGET ')).toEqual(['Budget talks', 'The budget is 50 (fifty)']);
    expect((await find(mia, 'lunch')).body.messages).toMatchObject([{ chatId, name: 'Olga', sequence: 2 }]);
  });

  it.each([
    ['angstrom', 'Ångström'],
    ['lukasz', 'Łukasz is here'],
    ['BRULEE', 'crème brûlée'],
    ['Élodie', 'With E\u0301lodie'],
    ['hauptstrasse 7', 'Hauptstraße 7'],
    ['strass', '(Straße)'],
    ['don’t', "They DON'T know"],
    ['🎉', 'Done 🎉'],
    ['お花見', '明日はお花見です'],
    ['ϋπνος', 'ΥΠΝΟΣ'],
    ['արամ', 'ԲԱՐԵՎ ԱՐԱՄ'],
    ['山田 太郎', '山田　太郎さん'],
    ['ガス', 'ｶﾞｽ'],
  ])('for %s finds %s', async (search, message) => {
    await say(chatId, message);
    expect(await texts(mia, search)).toEqual([message]);
  });

  it('selects by author, room, content, day and phrase', async () => {
    const tulips = (await chat.request(createChatRoom, { participants: [mia.email], roomName: 'Tulips' }, { as: sam }))
      .body.chatroom.chatId;
    const speak = async (as: TestPerson, room: string, message: string) => {
      chat.clock.advance(1_000);
      await chat.request(sendChatMessage, { chatId: room, message }, { as });
    };
    await speak(sam, tulips, 'Bulbs: https://tulips.example/offer');
    await speak(mia, tulips, 'The offer is fine, bulbs by May');
    const first = chat.clock.now();
    chat.clock.advance(3 * 86_400_000);
    await speak(sam, tulips, 'May the bulbs come by then');
    const later = chat.clock.now();
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const [one, two, three] = [
      'Bulbs: https://tulips.example/offer',
      'The offer is fine, bulbs by May',
      'May the bulbs come by then',
    ];
    for (const [search, expected] of [
      ['bulbs', [three, two, one]],
      ['bulbs from:sam', [three, one]],
      ['from:me bulbs', [two]],
      ['from:mia in:tulips', [two]],
      ['in:tulips in:nowhere bulbs', []],
      ['in:launch bulbs', []],
      ['has:link in:"Tulips"', [one]],
      ['"bulbs by may"', [two]],
      ['"by may bulbs"', []],
      [`bulbs before:${day(later)}`, [two, one]],
      [`bulbs after:${day(first)}`, [three]],
      [`bulbs before:${day(first)}`, []],
    ] as const)
      expect([search, await texts(mia, search)]).toEqual([search, expected]);
  });

  describe('without words', () => {
    let ben: TestPerson;
    let garden: string;
    const hour = (at: number) => Date.parse(`2027-03-10T${String(at).padStart(2, '0')}:00:00Z`);

    /** Has Ben write at these hours of a day, in two rooms by turns. */
    beforeAll(async () => {
      ben = chat.person('Ben');
      const open = async (roomName: string) =>
        (await chat.request(createChatRoom, { participants: [chat.person('Flo').email], roomName }, { as: ben })).body
          .chatroom.chatId;
      garden = await open('Garden');
      const rooms = [garden, await open('Garden party')];
      for (const at of [1, 7, 12, 23]) {
        chat.clock.advance(hour(at) - chat.clock.now());
        for (const room of rooms) {
          const message = `${room === garden ? 'Rose' : 'Cake'} at ${at}`;
          await chat.request(sendChatMessage, { chatId: room, message }, { as: ben });
        }
      }
      chat.clock.advance(36 * 3_600_000);
      await chat.request(sendChatMessage, { chatId: garden, message: 'Days later' }, { as: ben });
    });

    it('lists the messages of a period in the person’s time zone, the latest first, without deleted ones', async () => {
      const day = 'after:2027-03-09 before:2027-03-11';
      const list = async (timezone?: string) =>
        (await find(ben, day, { timezone })).body.messages.map(({ content }: { content: string }) => content).sort();
      const all = [1, 12, 23, 7].flatMap((at) => [`Cake at ${at}`, `Rose at ${at}`]).sort();
      expect(await list()).toEqual(all);
      expect(await list('Europe/Bucharest')).toEqual(all.filter((text) => !text.endsWith(' 23')));
      expect(await list('America/Los_Angeles')).toEqual(all.filter((text) => !/ [17]$/.test(text)));
      const { body } = await find(ben, day, { limit: 1 });
      const { chatId: room, sequence } = body.messages[0];
      expect(body.messages[0].content).toMatch(/ 23$/);
      await chat.request(deleteChatMessage, { chatId: room, sequence }, { as: ben });
      expect(await list()).toEqual(all.filter((text) => text !== body.messages[0].content));
      expect(await texts(ben, 'after:2027-03-10')).toEqual(['Days later']);
      expect(await texts(ben, 'before:2027-03-10')).toEqual([]);
    });

    it('lists a room, and only the one whose whole name is given, by pages', async () => {
      const roses = ['Days later', 'Rose at 12', 'Rose at 7', 'Rose at 1'];
      const list = async (search: string, options: object = {}) =>
        (await find(ben, search, options)).body.messages.filter(
          ({ content }: { content: string }) => !/ 23$/.test(content),
        );
      const contents = (found: { content: string }[]) => found.map(({ content }) => content);
      expect(contents(await list('in:garden'))).toEqual(roses);
      expect(contents(await list('in:gard')).sort()).toEqual([...roses, 'Cake at 1', 'Cake at 12', 'Cake at 7'].sort());
      const page = await list('in:garden', { limit: 3 });
      const rest = await list('in:garden', { after: toChatSearchPlace(page.at(-1)) });
      expect(contents([...page, ...rest])).toEqual(roses);
    });

    it('lists nothing for signs alone', async () => {
      expect(await texts(ben, '?!')).toEqual([]);
    });
  });

  it('finds files by their names, and pictures among them', async () => {
    const edge = { width: 2, height: 2, channels: 3, background: 'red' } as const;
    const picture = await sharp({ create: edge }).png().toBuffer();
    for (const [name, bytes] of [
      ['Orchard plan.pdf', sampleFiles.pdf],
      ['Orchard.png', picture],
    ] as const) {
      chat.clock.advance(1_000);
      const { body } = await chat.request(uploadChatFile, { chatId, name }, { as: olga, bytes });
      await chat.request(sendChatFile, { chatId, fileId: body.file.fileId }, { as: olga });
    }
    await say(chatId, 'The orchard is green');
    expect(await texts(mia, 'orchard')).toEqual(['The orchard is green', 'Orchard.png', 'Orchard plan.pdf']);
    expect(await texts(mia, 'orchard has:file')).toEqual(['Orchard.png', 'Orchard plan.pdf']);
    expect(await texts(mia, 'has:picture')).toEqual(['Orchard.png']);
  });

  it('treats the search text literally, not as a pattern', async () => {
    expect(await texts(mia, '(fifty)')).toEqual(['The budget is 50 (fifty)']);
    expect(await texts(mia, 'b.dget')).toEqual([]);
  });

  it('finds the latest matches even if the caller has too many rooms to search one by one', async () => {
    const rooms: string[] = [];
    for (let at = 0; at < 24; at += 1) rooms.push(await openRoom([mia.email]));
    const said: string[] = [];
    const speak = async (at: number) => {
      const message = `Zebra ${said.length}`;
      await say(rooms[at]!, message);
      said.unshift(message);
    };
    // The first room gets twelve matches, then each other room gets one, then the first room gets three more.
    for (let at = 0; at < 12; at += 1) await speak(0);
    for (let at = 1; at < rooms.length; at += 1) await speak(at);
    for (let at = 0; at < 3; at += 1) await speak(0);
    expect(await texts(mia, 'zebra')).toEqual(said.slice(0, CHAT_SEARCH_PAGE));
    // Later messages follow the matches in all rooms.
    for (const at of rooms.keys()) await say(rooms[at]!, 'Other');
    expect(await texts(mia, 'zebra')).toEqual(said.slice(0, CHAT_SEARCH_PAGE));
    expect(await texts(mia, 'zebra 12')).toEqual(['Zebra 12']);
    expect(await texts(mia, 'zebra 3')).toEqual(said.filter((one) => one.startsWith('Zebra 3')));
  });

  it('runs one search at a time per person, and refuses those that would wait too long', async () => {
    const answers = await Promise.all([...Array.from({ length: 20 }, () => find(mia, 'lunch')), find(sam, 'lunch')]);
    const ofSam = answers.pop()!;
    const found = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(found.length + refused.length).toBe(20);
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]!.body).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused[0]!.headers['retry-after'])).toBe(1);
    expect(ofSam.status).toBe(200);
  });

  it('finds nothing in rooms that the caller is not a member of, or no longer', async () => {
    expect(await texts(sam, 'budget')).toEqual(['The budget is 50 (fifty)']);
    await chat.request(removeChatMember, { chatId, participantToRemove: sam.email }, { as: olga });
    expect(await texts(sam, 'budget')).toEqual([]);
    expect(await texts(chat.person('Eve'), 'budget')).toEqual([]);
  });

  it.each([
    ['one character', 'b'],
    ['too many', 'b'.repeat(CHAT_SEARCH_MAX + 1)],
    ['nothing', undefined],
  ])('refuses %s', async (_what, search) => {
    expect((await find(mia, search)).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['a place that is none', { after: 'yesterday' }],
    ['too large a page', { limit: 51 }],
  ])('refuses %s', async (_what, options) => {
    expect((await find(mia, 'budget', options)).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });
});
