import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  CHAT_MEMBER_PAGE,
  createChatRoom,
  findChatRooms,
  getChatMembers,
  leaveChatRoom,
  listChatRooms,
  removeChatMember,
  sendChatMessage,
} from '@meet/chat-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { fetchRooms, fetchRoomsInFull, seen } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

/** Creates a room of an owner and `count` others, who were added one after the other. */
async function createRoom(count: number, owner = chat.person('Olga')) {
  const others = Array.from({ length: count }, (_, at) => chat.person(`Person${String(at).padStart(4, '0')}`));
  const participants = others.map(({ email }) => email);
  const made = await chat.request(
    createChatRoom,
    { participants: participants.slice(0, 1), roomName: 'Crowd' },
    { as: owner },
  );
  const { chatId } = made.body.chatroom as { chatId: string };
  if (count > 1) {
    chat.clock.advance(1000);
    await chat.request(addChatMembers, { chatId, participants: participants.slice(1) }, { as: owner });
  }
  await chat.request(sendChatMessage, { chatId, message: 'hello' }, { as: owner });
  return { chatId, owner, others };
}

const list = (as: TestPerson, input: object = { previewOnly: true }) => chat.request(listChatRooms, input, { as });
const listNames = (memberPreview: readonly { fullName: string }[]) => memberPreview.map(({ fullName }) => fullName);

describe('the list of rooms', () => {
  it('takes the same commands and bytes for ten members of a room as for two hundred', async () => {
    const [few, many] = [await createRoom(9), await createRoom(199)];
    const costs = [];
    for (const { owner } of [few, many]) {
      await list(owner);
      let bytes = 0;
      const commands = await chat.getCommands(async () => {
        bytes = JSON.stringify((await list(owner)).body).length;
      });
      costs.push({ commands: commands.toSorted(), bytes });
    }
    expect(costs[1]!.commands).toEqual(costs[0]!.commands);
    // Numbers in names may have some more digits; a member would take two hundred bytes.
    expect(Math.abs(costs[1]!.bytes - costs[0]!.bytes)).toBeLessThan(20);
    expect(costs[0]!.commands).toEqual(['find chat.members', 'find chat.rooms']);
  });

  it('is read in few commands for simultaneous callers, each of whom gets their own rooms', async () => {
    const shared = await createRoom(19);
    const everyone = [shared.owner, ...shared.others];
    const own = await Promise.all(everyone.map((owner) => createRoom(1, owner)));
    const lists = () => Promise.all(everyone.map((person) => fetchRooms(chat, person)));
    await lists();
    let notified: Awaited<ReturnType<typeof lists>> = [];
    const commands = await chat.getCommands(async () => {
      notified = await lists();
    });
    expect(commands.length).toBeLessThan(everyone.length);
    expect(notified.map((rooms) => rooms.map(({ chatId }) => chatId).toSorted())).toEqual(
      own.map(({ chatId }) => [chatId, shared.chatId].toSorted()),
    );
  });

  it('follows new and removed members, and new messages', async () => {
    const { chatId, owner, others } = await createRoom(2);
    const [first] = others;
    const getLines = async (viewer: TestPerson) =>
      (await fetchRooms(chat, viewer)).map(({ lastMessage }) => lastMessage?.content);
    expect(await getLines(first!)).toEqual(['hello']);
    await chat.request(sendChatMessage, { chatId, message: 'and again' }, { as: owner });
    expect(await getLines(first!)).toEqual(['and again']);
    chat.clock.advance(1000);
    await createRoom(1, first);
    expect(await getLines(first!)).toEqual(['hello', 'and again']);
    await chat.request(removeChatMember, { chatId, participantToRemove: first!.email }, { as: owner });
    expect(await getLines(first!)).toEqual(['hello']);
  });

  it('previews the owner first, then the earliest members, without the viewer', async () => {
    const { owner, others } = await createRoom(4);
    const memberPreview = async (viewer: TestPerson) => listNames((await fetchRooms(chat, viewer))[0]!.memberPreview);
    expect(await memberPreview(owner)).toEqual(['Person0000', 'Person0001', 'Person0002']);
    expect(await memberPreview(others[3]!)).toEqual(['Olga', 'Person0000', 'Person0001']);
    expect(await memberPreview(others[0]!)).toEqual(['Olga', 'Person0001', 'Person0002']);
  });

  it('previews the next members after departures, and the viewer if nobody else is left', async () => {
    const { chatId, owner, others } = await createRoom(4);
    const [first, second] = others;
    await chat.request(leaveChatRoom, { chatId }, { as: first! });
    await chat.request(removeChatMember, { chatId, participantToRemove: second!.email }, { as: owner });
    const [room] = await fetchRooms(chat, owner);
    expect([listNames(room!.memberPreview), room!.memberCount]).toEqual([['Person0002', 'Person0003'], 3]);
    const alone = await createRoom(1);
    await chat.request(
      removeChatMember,
      { chatId: alone.chatId, participantToRemove: alone.others[0]!.email },
      { as: alone.owner },
    );
    expect((await fetchRooms(chat, alone.owner))[0]).toMatchObject({
      memberPreview: [{ fullName: 'Olga', currentUser: true }],
      memberCount: 1,
    });
  });

  it('returns all members to outside callers, and otherwise the same as to pages', async () => {
    const { owner } = await createRoom(5);
    const [room] = await fetchRoomsInFull(chat, owner);
    expect(room!.participants).toHaveLength(6);
    expect(room!.participantsArrayString).toBe('Person0000, Person0001, Person0002, Person0003, Person0004');
    expect([seen(room!)]).toEqual(await fetchRooms(chat, owner));
  });
});

describe('members by page', () => {
  it('return each member once', async () => {
    const { chatId, owner } = await createRoom(2 * CHAT_MEMBER_PAGE);
    const read = async (input: object) =>
      (await chat.request(getChatMembers, { chatId, ...input }, { as: owner })).body;
    const pages = await Promise.all([0, 1, 2].map((page) => read({ membersOffset: page * CHAT_MEMBER_PAGE })));
    expect(pages.map(({ participants, hasMore }) => [participants.length, hasMore])).toEqual([
      [CHAT_MEMBER_PAGE, true],
      [CHAT_MEMBER_PAGE, true],
      [1, false],
    ]);
    const whole = await read({});
    expect(whole).toMatchObject({ memberCount: 2 * CHAT_MEMBER_PAGE + 1, hasMore: false });
    expect(pages.flatMap(({ participants }) => participants)).toEqual(whole.participants);
    expect((await read({ membersOffset: 1000 })).participants).toEqual([]);
  });
});

describe('finding rooms', () => {
  it('matches names of rooms and all members, regardless of accents and case', async () => {
    const { chatId, owner, others } = await createRoom(9);
    const find = async (search: string, as = owner) =>
      (await chat.request(findChatRooms, { search }, { as })).body.chatIds;
    expect(await find('CRÓWD')).toEqual([chatId]);
    expect(await find('person0008')).toEqual([chatId]);
    expect(await find(others[8]!.email)).toEqual([chatId]);
    expect(await find('olga')).toEqual([]);
    expect(await find('olga', others[3]!)).toEqual([chatId]);
    expect(await find('person0008', chat.person('Outside'))).toEqual([]);
  });

  it('does not match an address that the caller may not see', async () => {
    const { chatId, owner, others } = await createRoom(1);
    await chat.request(addChatMembers, { chatId, participants: ['secret.stranger@example.com'] }, { as: owner });
    const find = async (search: string, as: TestPerson) =>
      (await chat.request(findChatRooms, { search }, { as })).body.chatIds;
    expect(await find('secret.stranger', owner)).toEqual([chatId]);
    expect(await find('secret.stranger', others[0]!)).toEqual([]);
  });

  it.each([
    ['', 'This is required.'],
    ['x', 'Type at least 2 characters.'],
    ['x'.repeat(101), 'The search cannot exceed 100 characters.'],
  ])('refuses %j', async (search, message) => {
    const answer = await chat.request(findChatRooms, { search }, { as: chat.person('Ada') });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});
