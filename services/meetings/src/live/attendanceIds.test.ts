import { commonErrors } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordQueries } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { laterAttendanceId } from './attendanceIds.ts';
import { findStay } from './findStay.ts';
import { whereGone } from './whereGone.ts';

const OTHERS = 300;
const KEY = '5f0c9a7e-0000-4000-8000-000000000001';

let meetings: TestMeetings;
beforeAll(async () => {
  meetings = await startMeetings();
  const rows = [
    KEY,
    laterAttendanceId(KEY, 'second'),
    ...Array.from({ length: OTHERS }, (_, at) => `${String(at).padStart(8, '0')}-0000`),
  ].map((_id, at) => ({
    ...{ _id, meetingId: `meeting-${at}`, roomId: '123456789', firstJoinedAt: at + 1, accountId: null, gone: ['seat'] },
  }));
  await meetings.deps.attendances.collection.insertMany(rows as never);
});
afterAll(() => meetings.close());

/** Returns the number of index keys that the last query read, as the database explains it. */
async function keysReadBy(act: () => Promise<unknown>): Promise<number> {
  const client = meetings.deps.attendances.db.getClient();
  const { queries, stop } = recordQueries(client);
  await act();
  stop();
  const { filter, sort } = queries.at(-1)!.command as { filter: object; sort?: object };
  const cursor = meetings.deps.attendances.collection.find(filter as never);
  const { executionStats } = (await (sort ? cursor.sort(sort as never) : cursor).explain(
    'executionStats',
  )) as never as {
    executionStats: { totalKeysExamined: number };
  };
  return executionStats.totalKeysExamined;
}

describe('the attendances of one token', () => {
  it('are found without reading others, regardless of their number', async () => {
    const signal = { participantKey: KEY, participantId: 'seat' };
    expect(await whereGone(meetings.deps, signal)).toEqual([KEY, laterAttendanceId(KEY, 'second')]);
    expect(await keysReadBy(() => whereGone(meetings.deps, signal))).toBe(2);
    const visitor = { accountId: undefined } as never;
    expect(await findStay(meetings.deps, visitor, KEY)).toMatchObject({ _id: laterAttendanceId(KEY, 'second') });
    expect(await keysReadBy(() => findStay(meetings.deps, visitor, KEY))).toBe(2);
  });

  it.each([KEY.slice(0, 8), '0000', '00000000', `${KEY}.`, '.*'])(
    'are not found by a part of an id: %s',
    async (part) => {
      await expect(findStay(meetings.deps, { accountId: undefined } as never, part)).rejects.toMatchObject({
        code: commonErrors.NOT_FOUND.code,
      });
    },
  );
});
