import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  endMeeting,
  getJoinedMeetingsHistory,
  getMeetingData,
  getMeetingsHistory,
  getOngoingMeetings,
  getScheduledMeetings,
  joinMeeting,
  startMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from './testing/startMeetings.ts';

const FEW = 20;
const MANY = 10 * FEW;
const PAGE = 10;

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

const getCollection = (name: string) => meet.connection.collection<{ _id: string; startedAt: number }>(name);

/** Enters a meeting. Resolves once the work that this starts has ended. */
async function enter(session: MeetingSession): Promise<void> {
  await meet.enter(session);
  await meet.deps.background.settle();
}

/** Signs in a person with a room in which `count` meetings are over, each with two people. */
async function createHost(count: number): Promise<{ owner: TestPerson; roomId: string }> {
  const owner = meet.signIn();
  const roomId = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body.roomId as string;
  const { body } = await meet.request('start-meeting', { roomId, subject: 'Daily' }, { as: owner });
  await enter(body as MeetingSession);
  const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
  await enter(guest);
  await meet.request('end-meeting', { roomId }, { as: owner });
  const meetings = getCollection('meetings.meetings');
  const attendances = getCollection('meetings.attendances');
  const meeting = (await meetings.findOne({ accountIds: owner.accountId }))!;
  const people = await attendances.find({ meetingId: meeting._id }).toArray();
  const others = Array.from({ length: count - 1 }, (_, at) => at + 1);
  await meetings.insertMany(
    others.map((at) => ({ ...meeting, _id: `${meeting._id}-${at}`, startedAt: meeting.startedAt - at * 60_000 })),
  );
  await attendances.insertMany(
    others.flatMap((at) =>
      people.map((person) => ({ ...person, _id: `${person._id}-${at}`, meetingId: `${meeting._id}-${at}` })),
    ),
  );
  return { owner, roomId };
}

type Host = Awaited<ReturnType<typeof createHost>>;
type Act = (host: Host) => Promise<unknown>;
const nothing: Act = () => Promise.resolve();

/** Measures only the act, with few and with many meetings; the cost of `prepare` is not counted. */
async function costs(act: Act, prepare: Act = nothing) {
  const costWith = async (count: number) => {
    const host = await createHost(count);
    await prepare(host);
    await meet.deps.background.settle();
    return meet.measureCost(async () => {
      await act(host);
      await meet.deps.background.settle();
    });
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

const getPage = async (owner: TestPerson, input: object = {}) =>
  (await meet.request(getMeetingsHistory, { limit: PAGE, ...input }, { as: owner })).body;
const start: Act = async ({ owner, roomId }) => {
  const { body } = await meet.request(startMeeting, { roomId }, { as: owner });
  expect(body).toMatchObject({ success: true });
  await enter(body as MeetingSession);
};

describe('with ten times the meetings, no more is read to', () => {
  it('list the history', async () => {
    const { few, many } = await costs(async ({ owner }) => expect((await getPage(owner)).meetings).toHaveLength(PAGE));
    expect(many).toEqual(few);
    // Each meeting, and its two people.
    expect(few.read).toBe(3 * PAGE);
  });

  it('list its last page', async () => {
    const places = new Map<string, string>();
    const { few, many } = await costs(
      async ({ owner }) => {
        const { meetings, next } = await getPage(owner, { before: places.get(owner.accountId), limit: PAGE + 1 });
        expect(meetings).toHaveLength(PAGE);
        expect(next).toBeNull();
      },
      async ({ owner }) => {
        const { total } = await getPage(owner);
        const { next } = await getPage(owner, { offset: total! - 2 * PAGE });
        places.set(owner.accountId, next!);
      },
    );
    expect(many).toEqual(few);
  });

  it('list a page in the middle by its number', async () => {
    const offsets = new Map<string, number>();
    const { few, many } = await costs(
      async ({ owner }) => {
        const offset = offsets.get(owner.accountId)!;
        expect((await getPage(owner, { offset })).meetings).toHaveLength(PAGE);
      },
      async ({ owner }) => {
        const { total } = await getPage(owner);
        offsets.set(owner.accountId, total! / 2);
      },
    );
    expect(many).toEqual(few);
    expect(few.read).toBe(3 * PAGE);
  });

  it.each<[string, Act, Act]>([
    [
      'list the meetings that run',
      async ({ owner }) =>
        expect((await meet.request(getOngoingMeetings, {}, { as: owner })).body.meetings).toHaveLength(1),
      start,
    ],
    [
      'list the planned meetings',
      async ({ owner }) =>
        expect((await meet.request(getScheduledMeetings, {}, { as: owner })).body).toMatchObject({ meetings: [] }),
      nothing,
    ],
    [
      'list the meetings joined before',
      async ({ owner }) => expect((await meet.request(getJoinedMeetingsHistory, {}, { as: owner })).status).toBe(200),
      nothing,
    ],
    [
      'know of the room',
      async ({ owner, roomId }) =>
        expect((await meet.request(getMeetingData, { roomId }, { as: owner })).status).toBe(200),
      nothing,
    ],
    ['start a meeting', start, nothing],
    [
      'enter as a guest',
      async ({ roomId }) => {
        const { body } = await meet.request(joinMeeting, { roomId, name: 'Gus' });
        await enter(body as MeetingSession);
      },
      start,
    ],
    [
      'end a meeting',
      async ({ owner, roomId }) => expect((await meet.request(endMeeting, { roomId }, { as: owner })).status).toBe(200),
      start,
    ],
  ])('%s', async (_what, act, prepare) => {
    const { few, many } = await costs(act, prepare);
    expect(many).toEqual(few);
  });
});

it('searches the history in the same number of commands, and reads the person’s meetings for count and page only', async () => {
  const { few, many } = await costs(async ({ owner }) => {
    expect((await getPage(owner, { search: 'daily' })).meetings).toHaveLength(PAGE);
  });
  expect(many.commands).toBe(few.commands);
  expect(few.read).toBeLessThanOrEqual(FEW + 3 * PAGE);
  expect(many.read).toBeLessThanOrEqual(MANY + 3 * PAGE);
});
