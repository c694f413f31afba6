import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientMessage, PollMessage } from '../protocol/messages.ts';
import { POLL_LIMITS, startRooms, type Rooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

const ROOM = '1234567890';
type OpenPoll = Extract<PollMessage, { type: 'openPoll' }>;
const POLL: OpenPoll = {
  type: 'openPoll',
  id: 'poll-number-1',
  question: 'Lunch?',
  options: ['Soup', 'Salad'],
  isMultiple: false,
  isAnonymous: false,
};
const seenBy = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'polls' ? message.polls : []));
const getRefusals = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'pollRefused' ? message.why : []));

describe('the polls of the room', () => {
  let rooms: Rooms;
  let host: TestPerson;
  let gus: TestPerson;
  beforeEach(async () => {
    rooms = await startRooms();
    host = await rooms.join(ROOM, { name: 'Ana', id: 'ana', moderator: true });
    gus = await rooms.join(ROOM, { name: 'Gus' });
  });
  afterEach(() => rooms.stop());

  const send = async (person: TestPerson, message: ClientMessage) => {
    person.send(message);
    await person.settle();
  };

  it('are offered to everyone, with their rules', () => {
    for (const person of [host, gus]) expect(person.joined!.polls).toEqual(POLL_LIMITS.rules);
  });

  it('show everyone a host’s poll, without invisible characters', async () => {
    host.send({ ...POLL, question: ' Lunch\u202E?\n' });
    for (const person of [host, gus])
      expect((await person.until('polls')).polls).toMatchObject([
        { pollId: POLL.id, question: 'Lunch?', counts: [0, 0] },
      ]);
  });

  it('send everyone the combined results, and nobody another person’s vote', async () => {
    await send(host, POLL);
    await send(gus, { type: 'vote', pollId: POLL.id, choices: [1] });
    await send(host, { type: 'vote', pollId: POLL.id, choices: [0] });
    for (const person of [host, gus])
      await person.until('polls', ({ polls }) => polls.some(({ own, voters }) => own === undefined && voters === 2));
    expect(seenBy(host).at(-1)).toMatchObject({ counts: [1, 1], voters: 2 });
    const notified = seenBy(host).filter(({ own }) => own === undefined);
    expect(notified.length).toBeGreaterThan(0);
    expect(seenBy(host).some(({ own }) => own?.includes(1))).toBe(false);
    expect(seenBy(gus).findLast(({ own }) => own !== undefined)).toMatchObject({ own: [1] });
  });

  it('show earlier polls to late joiners', async () => {
    await send(host, POLL);
    await send(gus, { type: 'vote', pollId: POLL.id, choices: [1] });
    const late = await rooms.join(ROOM, { name: 'Late' });
    expect((await late.until('polls')).polls).toMatchObject([{ pollId: POLL.id, counts: [0, 1], own: [] }]);
  });

  it('refuse a participant who opens or ends one', async () => {
    await send(gus, POLL);
    await send(host, POLL);
    await send(gus, { type: 'endPoll', pollId: POLL.id });
    expect(getRefusals(gus)).toEqual(['not-host', 'not-host']);
    expect(rooms.polls.size).toBe(1);
    expect(rooms.polls.get(POLL.id)!.endedAt).toBeNull();
  });

  it.each<[string, Partial<OpenPoll>, string]>([
    ['no question', { question: ' \u200B ' }, 'blank'],
    ['an answer in which nothing is seen', { options: ['Yes', '\u3164'] }, 'blank'],
    ['a question of 10,000 characters', { question: 'x'.repeat(10_000) }, 'too-long'],
    ['a long answer', { options: ['Yes', 'x'.repeat(POLL_LIMITS.rules.option + 1)] }, 'too-long'],
    ['no answer', { options: [] }, 'few-options'],
    ['one answer', { options: ['Yes'] }, 'few-options'],
    ['a hundred answers', { options: Array.from({ length: 100 }, (_, at) => `${at}`) }, 'many-options'],
    ['the same answer twice', { options: ['Yes', 'yes '] }, 'same-options'],
  ])('refuse a poll with %s', async (_what, draft, why) => {
    await send(host, { ...POLL, ...draft });
    expect(getRefusals(host)).toEqual([why]);
    expect(rooms.polls.size).toBe(0);
  });

  it('send a refusal only to the person who made the request', async () => {
    await send(gus, { type: 'vote', pollId: 'poll-of-nobody', choices: [0] });
    await send(host, POLL);
    await send(host, { type: 'endPoll', pollId: POLL.id });
    await send(gus, { type: 'vote', pollId: POLL.id, choices: [0] });
    expect([getRefusals(gus), getRefusals(host)]).toEqual([['unknown', 'over'], []]);
  });

  it('refuse too frequent requests, and requests that cannot be carried out', async () => {
    for (let at = 0; at <= POLL_LIMITS.rate.attempts; at++) gus.send({ type: 'vote', pollId: 'none', choices: [0] });
    await gus.settle();
    expect(getRefusals(gus).filter((why) => why === 'too-often')).toHaveLength(1);
    rooms.pollsAreDown = true;
    await send(host, POLL);
    expect(getRefusals(host)).toEqual(['failed']);
    expect(rooms.errors).toContain('a request for a poll was not carried out');
  });

  it('accept no vote from people in the lobby or from removed people', async () => {
    await send(host, POLL);
    await send(host, { type: 'setLobby', enabled: true });
    const eve = await rooms.arrive(ROOM, { name: 'Eve' });
    eve.send({ type: 'vote', pollId: POLL.id, choices: [0] });
    const { id } = gus.joined!.self;
    await send(host, { type: 'kick', participantId: id });
    gus.send({ type: 'vote', pollId: POLL.id, choices: [0] });
    await host.settle();
    expect(rooms.polls.get(POLL.id)!.voters).toBe(0);
  });
});
