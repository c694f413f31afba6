import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMeetingsHistory, type MeetingSession } from '@meet/meetings-contract';
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

const collectionOf = (name: string) => meet.connection.collection<{ _id: string; startedAt: number }>(name);

/** A person with a room in which so many meetings are over, each with two people. */
async function hostOf(count: number): Promise<{ owner: TestPerson; roomId: string }> {
  const owner = meet.signIn();
  const roomId = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body.roomId as string;
  const { body } = await meet.request('start-meeting', { roomId, subject: 'Daily' }, { as: owner });
  await meet.enter(body as MeetingSession);
  const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
  await meet.enter(guest);
  await meet.request('end-meeting', { roomId }, { as: owner });
  const meetings = collectionOf('meetings.meetings');
  const attendances = collectionOf('meetings.attendances');
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

type Act = (host: { owner: TestPerson; roomId: string }) => Promise<unknown>;

async function costs(act: Act) {
  const costWith = async (count: number) => {
    const host = await hostOf(count);
    return meet.costOf(() => act(host));
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

const pageOf = async (owner: TestPerson, input: object = {}) =>
  (await meet.request(getMeetingsHistory, { limit: PAGE, ...input }, { as: owner })).body;

describe('with ten times the meetings, no more is read to', () => {
  it('list the history', async () => {
    const { few, many } = await costs(async ({ owner }) => expect((await pageOf(owner)).meetings).toHaveLength(PAGE));
    expect(many).toEqual(few);
    expect(few.read).toBe(3 * PAGE);
  });
});
