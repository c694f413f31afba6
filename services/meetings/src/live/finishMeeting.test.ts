import { recordQueries } from '@meet/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { finishMeeting } from './finishMeeting.ts';

const ROOM = '123456789';
const IN_IT = 3;

let meetings: TestMeetings;
beforeAll(async () => {
  meetings = await startMeetings();
});
afterAll(() => meetings.close());

const attendance = (_id: string, meetingId: string | null) => ({
  ...{ _id, meetingId, roomId: ROOM, accountId: null, name: 'Guest', present: false, gone: [] },
  ...{ browser: 'hashed', network: 'hashed', firstJoinedAt: 1 },
});

/**
 * Returns the number of keys and documents of attendances that are read to end a meeting in a room with `earlier` ones.
 */
async function readToEnd(earlier: number): Promise<number> {
  const { deps } = meetings;
  const { attendances } = deps;
  await attendances.deleteMany({});
  const meetingId = `meeting-${earlier}`;
  await deps.meetings.collection.insertOne({
    ...{ _id: meetingId, roomId: ROOM, ownerId: 'owner', subject: 'Plans', live: true, startedAt: 1, accountIds: [] },
  } as never);
  await attendances.collection.insertMany([
    ...Array.from({ length: earlier }, (_, at) => ({
      ...attendance(`earlier-${at}`, `before-${at}`),
      ...{ browser: null, network: null },
    })),
    ...Array.from({ length: IN_IT }, (_, at) => attendance(`in-it-${at}`, meetingId)),
    attendance('waited', null),
  ] as never);
  const { queries, stop } = recordQueries(attendances.db.getClient());
  await finishMeeting(deps, (await deps.meetings.findById(meetingId).lean())!, 'system');
  stop();
  expect(
    (await attendances.find({ roomId: ROOM }).lean()).filter(({ browser, network }) => browser ?? network),
  ).toEqual([]);
  let read = 0;
  for (const { namespace, command } of queries) {
    if (!namespace.endsWith(attendances.collection.collectionName)) continue;
    const { executionStats } = await attendances.db.db!.command({ explain: command });
    read += executionStats.totalKeysExamined + executionStats.totalDocsExamined;
  }
  return read;
}

it('deletes the hashes of browsers and networks, and reads nothing of the room’s earlier meetings', async () => {
  const few = await readToEnd(20);
  expect(await readToEnd(200)).toBe(few);
});
