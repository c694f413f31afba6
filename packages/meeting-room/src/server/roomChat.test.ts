import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_HISTORY_MAX_LENGTH, CHAT_LINES_MAX, type ChatLine } from '../protocol/chat.ts';
import { CHAT_LIMITS, startRooms, type Rooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

const ROOM = '1234567890';
const line = (at: number, content = `said ${at}`): ChatLine => ({
  key: `before-${at}`,
  sentAs: `before-${at}`,
  name: 'Ana Pop',
  isGuest: false,
  content,
  at,
});
const heardBy = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ content }) => content) : []));
const getRefusals = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'chatRefused' ? message.why : []));

describe('the chat of the room', () => {
  let rooms: Rooms;
  let sent = 0;
  beforeEach(async () => {
    rooms = await startRooms();
  });
  afterEach(() => rooms.stop());

  const asGuest = (name: string) => rooms.join(ROOM, { name });
  const asAccount = (name: string) => rooms.join(ROOM, { name, id: name, moderator: true });
  const say = async (person: TestPerson, content: string) => {
    person.send({ type: 'say', id: `message-${(sent += 1)}`, content });
    await person.settle();
  };

  it('is offered to everyone, guests and accounts, with its rules', async () => {
    for (const person of [await asGuest('Gus'), await asAccount('Ana')])
      expect(person.joined!.chat).toEqual({ textMax: CHAT_LIMITS.textMax });
  });

  it.each([
    ['a guest', () => asGuest('Gus')],
    ['a host', () => asAccount('Ana')],
  ])('shows messages of %s to everyone, including the writer', async (_who, come) => {
    const [writer, gia, bo] = [await come(), await asGuest('Gia'), await asAccount('Bo')];
    writer.send({ type: 'say', id: 'first-message', content: 'Hello' });
    const shown = { name: writer.joined!.self.name, sentAs: 'first-message', content: 'Hello' };
    for (const person of [writer, gia, bo]) expect((await person.until('chat')).lines).toMatchObject([shown]);
  });

  it('removes direction characters from a text, and refuses an invisible one', async () => {
    const gus = await asGuest('Gus');
    gus.send({ type: 'say', id: 'turned-message', content: 'Hello\u202E\n\u0007there' });
    expect((await gus.until('chat')).lines).toMatchObject([{ content: 'Hello\nthere' }]);
    await say(gus, '\u3164\u200B');
    expect(getRefusals(gus)).toEqual(['blank']);
  });

  it('shows everyone messages that arrive from outside the room', async () => {
    const gus = await asGuest('Gus');
    expect(rooms.control.showChat(ROOM, [line(1)])).toBe(true);
    expect((await gus.until('chat')).lines).toEqual([line(1)]);
    expect(rooms.control.showChat('another', [line(1)])).toBe(false);
  });

  it('shows late joiners the last messages', async () => {
    rooms.chat.lines = Array.from({ length: CHAT_LINES_MAX + 5 }, (_, at) => line(at));
    const late = await asGuest('Late');
    expect((await late.until('chat')).lines).toEqual(rooms.chat.lines.slice(5));
  });

  it('limits the total length of the messages shown to late joiners', async () => {
    const long = 'x'.repeat(CHAT_HISTORY_MAX_LENGTH / 4);
    rooms.chat.lines = Array.from({ length: 6 }, (_, at) => line(at, long));
    const late = await asGuest('Late');
    expect((await late.until('chat')).lines).toEqual(rooms.chat.lines.slice(2));
  });

  it('gives the reason for a refused text', async () => {
    const gus = await asGuest('Gus');
    await say(gus, '  ');
    await say(gus, 'x'.repeat(CHAT_LIMITS.textMax + 1));
    rooms.chat.isDown = true;
    gus.send({ type: 'say', id: 'lost-message', content: 'Hello?' });
    expect(await gus.until('chatRefused', ({ why }) => why === 'failed')).toMatchObject({ id: 'lost-message' });
    expect(getRefusals(gus)).toEqual(['blank', 'too-long', 'failed']);
    expect(rooms.chat.lines).toEqual([]);
  });

  it('limits the rate of each person separately', async () => {
    const [gus, gia] = [await asGuest('Gus'), await asGuest('Gia')];
    for (let times = 0; times <= CHAT_LIMITS.rate.attempts; times += 1) await say(gus, 'again');
    await say(gia, 'once');
    expect(getRefusals(gus)).toEqual(['too-often']);
    expect(getRefusals(gia)).toEqual([]);
    expect(rooms.chat.lines.map(({ name }) => name)).toEqual([...Array(CHAT_LIMITS.rate.attempts).fill('Gus'), 'Gia']);
  });

  it('is closed to people in the lobby and to people who were removed', async () => {
    rooms.settings.set(ROOM, { lobby: true });
    rooms.chat.lines = [line(1)];
    const ana = await asAccount('Ana');
    const gus = await rooms.arrive(ROOM, { name: 'Gus' });
    await gus.untilFrame('waiting');
    await say(gus, 'Hello');
    rooms.control.showChat(ROOM, [line(2)]);
    await gus.settle();
    expect(heardBy(gus)).toEqual([]);
    const { id } = rooms.control.occupancy(ROOM)!.waiting[0]!;
    ana.send({ type: 'answerKnock', id, admitted: true });
    await gus.untilJoined();
    expect((await gus.until('chat')).lines).toEqual([line(1)]);
    ana.send({ type: 'kick', participantId: gus.id });
    await gus.until('kicked');
    gus.send({ type: 'say', id: 'after-the-end', content: 'Hello?' });
    rooms.control.showChat(ROOM, [line(3)]);
    await gus.untilClosed();
    expect(heardBy(gus)).toEqual(['said 1']);
    expect(rooms.chat.lines).toEqual([line(1)]);
  });

  it('delivers missed messages after a lost connection', async () => {
    const gus = await asGuest('Gus');
    const { place } = gus.joined!;
    gus.socket.terminate();
    await gus.untilClosed();
    rooms.control.showChat(ROOM, [line(1)]);
    const back = await rooms.visit();
    back.channel = gus.channel;
    back.sendFrame({ kind: 'resume', room: ROOM, place, received: gus.channel.received });
    expect((await back.until('chat')).lines).toEqual([line(1)]);
  });

  it.each([
    ['no text', { id: 'message-x', content: 1 }],
    ['an id that is none', { id: 'a b', content: 'Hello' }],
    ['an operator for an id', { id: { $ne: '' }, content: 'Hello' }],
  ])('refuses a person who sends %s', async (_what, bad) => {
    const gus = await asGuest('Gus');
    gus.send({ type: 'say', ...bad } as never);
    expect(await gus.refusal()).toBe('BAD_REQUEST');
    expect(rooms.chat.lines).toEqual([]);
  });
});
