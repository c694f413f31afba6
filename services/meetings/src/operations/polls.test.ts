import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InputOf } from '@meet/contracts';
import {
  endRoomPoll,
  getMeetingPolls,
  getRoomPolls,
  openRoomPoll,
  POLL_LIMITS,
  voteInRoomPoll,
  type MeetingPoll,
  type MeetingSession,
  type PastMeeting,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { openMeetingOfThree, type MeetingOfThree } from '../testing/openMeetingOfThree.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('polls', () => {
  let meet: TestMeetings;
  let opened = 0;
  let olga: TestPerson;
  let bo: TestPerson;
  let roomId: string;
  let meetingId: string;
  let keys: MeetingOfThree['keys'];
  let leaveOfBo: MeetingOfThree['leaveOfBo'];

  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());
  beforeEach(async () => {
    ({ olga, bo, roomId, meetingId, keys, leaveOfBo } = await openMeetingOfThree(meet));
  });

  const open = (draft: Partial<InputOf<typeof openRoomPoll>> = {}) => {
    const poll = { question: 'Lunch?', options: ['Soup', 'Salad', 'Bread'], isMultiple: false, isAnonymous: false };
    const pollId = `poll-number-${(opened += 1)}`;
    const input = { roomId, participantKey: keys.olga, pollId, ...poll, ...draft };
    return meet.client.call(openRoomPoll, input, SERVICE_CALLER);
  };
  const opening = async (draft?: Parameters<typeof open>[0]) => (await open(draft)).poll!.pollId;
  const vote = (pollId: string, participantKey: string, choices: number[], name = 'Somebody') =>
    meet.client.call(voteInRoomPoll, { roomId, participantKey, name, pollId, choices }, SERVICE_CALLER);
  const end = (pollId: string) =>
    meet.client.call(endRoomPoll, { roomId, participantKey: keys.olga, pollId }, SERVICE_CALLER);
  const readInRoom = async (participantKey: string) =>
    (await meet.client.call(getRoomPolls, { roomId, participantKey }, SERVICE_CALLER)).polls;
  const read = async (as: TestPerson) => {
    const { body } = await meet.request(getMeetingPolls, { meetingId }, { as });
    expect(body).toMatchObject({ success: true });
    return body.polls as MeetingPoll[];
  };

  it('count one vote per person, who sees their own vote again after a reload', async () => {
    const pollId = await opening();
    await vote(pollId, keys.olga, [0]);
    await vote(pollId, keys.gus, [0]);
    const { poll } = await vote(pollId, keys.bo, [2]);
    expect(poll).toMatchObject({ counts: [2, 0, 1], voters: 3, own: [2], endedAt: null });
    expect(await readInRoom(keys.gus)).toMatchObject([{ pollId, counts: [2, 0, 1], own: [0] }]);
  });

  it('replace a person’s first vote with the second, also from another page of the same account', async () => {
    const pollId = await opening();
    await vote(pollId, keys.bo, [0]);
    const again = (await meet.request('join-meeting', { roomId }, { as: bo })).body as MeetingSession;
    await meet.enter(again);
    const { poll } = await vote(pollId, again.meetingContactHistoryId, [1]);
    expect(poll).toMatchObject({ counts: [0, 1, 0], voters: 1 });
  });

  it('accept several answers if they allow them, each once', async () => {
    const pollId = await opening({ isMultiple: true });
    const { poll } = await vote(pollId, keys.bo, [2, 0, 2]);
    expect(poll).toMatchObject({ counts: [1, 0, 1], voters: 1, own: [0, 2] });
  });

  it.each([
    ['no answer', []],
    ['an answer that is none', [3]],
    ['two answers of which one counts', [0, 1]],
  ])('refuse %s', async (_what, choices) => {
    expect(await vote(await opening(), keys.bo, choices)).toEqual({ refusal: 'choices', poll: null });
  });

  it('refuse votes after the end, a second end, and votes in an unknown poll', async () => {
    const pollId = await opening();
    await vote(pollId, keys.bo, [1]);
    expect((await end(pollId)).poll).toMatchObject({ counts: [0, 1, 0], voters: 1 });
    expect(await vote(pollId, keys.gus, [0])).toMatchObject({ refusal: 'over' });
    expect(await end(pollId)).toMatchObject({ refusal: 'over' });
    expect(await vote('poll-of-nobody', keys.gus, [0])).toMatchObject({ refusal: 'unknown' });
    expect(await read(olga)).toMatchObject([{ voters: 1, answers: [{ count: 0 }, { count: 1 }, { count: 0 }] }]);
  });

  it('refuse votes from people who left, and from another meeting', async () => {
    const pollId = await opening();
    await leaveOfBo();
    await expect(vote(pollId, keys.bo, [0])).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
    await expect(readInRoom('nobody')).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
    const eve = meet.signIn();
    const other = (await meet.request('create-meeting', { lobby: false }, { as: eve })).body.roomId as string;
    const session = (await meet.request('start-meeting', { roomId: other }, { as: eve })).body as MeetingSession;
    await meet.enter(session);
    const place = { roomId: other, participantKey: session.meetingContactHistoryId };
    const foreign = { ...place, name: 'Eve', pollId, choices: [0] };
    expect(await meet.client.call(voteInRoomPoll, foreign, SERVICE_CALLER)).toMatchObject({ refusal: 'unknown' });
    const taken = { pollId, question: 'Mine?', options: ['Yes', 'No'], isMultiple: false, isAnonymous: false };
    expect(await meet.client.call(openRoomPoll, { ...place, ...taken }, SERVICE_CALLER)).toMatchObject({
      refusal: 'unknown',
    });
    expect(await read(olga)).toMatchObject([{ question: 'Lunch?', voters: 0 }]);
  });

  it('are opened once each, up to the maximum of a meeting', async () => {
    for (let at = 0; at < POLL_LIMITS.perMeeting; at++) await opening({ pollId: `${roomId}-poll-${at}` });
    expect(await open()).toEqual({ refusal: 'many', poll: null });
    expect(await open({ pollId: `${roomId}-poll-0` })).toMatchObject({ refusal: null });
    expect(await read(olga)).toHaveLength(POLL_LIMITS.perMeeting);
  });

  it('name the voters of each answer in the history, in the order of the votes', async () => {
    const pollId = await opening();
    await vote(pollId, keys.bo, [1], 'Bo Stan');
    await vote(pollId, keys.gus, [1], 'Gus');
    await end(pollId);
    const [poll] = await read(bo);
    expect(poll!.answers).toEqual([
      { text: 'Soup', count: 0, names: [] },
      { text: 'Salad', count: 2, names: ['Bo Stan', 'Gus'] },
      { text: 'Bread', count: 0, names: [] },
    ]);
    const stored = await meet.deps.polls.findById(pollId).lean();
    expect(JSON.stringify(stored)).not.toContain(keys.gus);
  });

  it('reveal no voters if they are anonymous, and keep no votes after their end', async () => {
    const pollId = await opening({ isAnonymous: true });
    const answer = await vote(pollId, keys.bo, [1], 'Bo Stan');
    await vote(pollId, keys.gus, [1], 'Gus');
    const notified = JSON.stringify([answer, await read(olga), await readInRoom(keys.olga)]);
    for (const secret of ['Bo Stan', 'Gus', bo.accountId, keys.bo, keys.gus]) expect(notified).not.toContain(secret);
    expect(JSON.stringify(await meet.deps.polls.findById(pollId).lean())).not.toContain('Bo Stan');
    await end(pollId);
    expect(await meet.deps.polls.findById(pollId).lean()).toMatchObject({ votes: [], counts: [0, 2, 0], voters: 2 });
    expect((await read(olga))[0]!.answers[1]).toEqual({ text: 'Salad', count: 2, names: [] });
  });

  it('end with their meeting, and stay in the history of the owner and participants', async () => {
    const pollId = await opening();
    await vote(pollId, keys.gus, [0], 'Gus');
    await meet.request('end-meeting', { roomId }, { as: olga });
    const [poll] = await read(bo);
    expect(poll).toMatchObject({ pollId, endedAt: meet.clock.now(), voters: 1 });
    expect((await meet.deps.polls.findById(pollId).lean())!.votes).toMatchObject([{ voter: '', name: 'Gus' }]);
    const history = async (as: TestPerson) =>
      ((await meet.request('get-meetings-history', {}, { as })).body.meetings as PastMeeting[]).map(
        ({ hasPolls }) => hasPolls,
      );
    expect([await history(olga), await history(bo)]).toEqual([[true], [true]]);
  });

  it('show no results to strangers and removed people', async () => {
    await opening();
    await leaveOfBo({ removed: true });
    const eve = meet.signIn();
    for (const as of [eve, bo]) {
      const { body } = await meet.request(getMeetingPolls, { meetingId }, { as });
      expect(body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    }
    const nowhere = await meet.request(getMeetingPolls, { meetingId: 'of-nobody' }, { as: olga });
    expect(nowhere.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('refuse votes beyond the maximum, but accept changed ones', async () => {
    const pollId = await opening();
    const others = Array.from({ length: POLL_LIMITS.voters - 1 }, (_, at) => ({
      ...{ voter: `voter-${at}`, name: `Voter ${at}`, choices: [0] },
    }));
    await meet.deps.polls.updateOne({ _id: pollId }, { $set: { votes: others } });
    expect((await vote(pollId, keys.bo, [1])).poll).toMatchObject({ voters: POLL_LIMITS.voters });
    expect(await vote(pollId, keys.gus, [1])).toMatchObject({ refusal: 'full' });
    expect((await vote(pollId, keys.bo, [2])).poll).toMatchObject({ counts: [POLL_LIMITS.voters - 1, 0, 1] });
    await end(pollId);
    expect((await read(olga))[0]).toMatchObject({ voters: POLL_LIMITS.voters });
  });

  it.each([
    ['a question of 10,000 characters', { question: 'x'.repeat(10_000) }],
    ['one answer', { options: ['Yes'] }],
    ['a hundred answers', { options: Array.from({ length: 100 }, (_, at) => `${at}`) }],
    ['a long answer', { options: ['x'.repeat(POLL_LIMITS.option + 1), 'No'] }],
  ])('cannot be stored with %s, even by a room', async (_what, draft) => {
    await expect(open(draft)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
