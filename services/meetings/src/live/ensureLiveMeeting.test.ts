import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { ensureLiveMeeting } from './ensureLiveMeeting.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

it('starts a meeting before the followers of its host are notified', async () => {
  const { neighbours, deps } = meet;
  const held = Promise.withResolvers<void>();
  neighbours.beforeFollowers = held.promise;
  const roomId = await meet.randomRoom(meet.signIn());
  const { _id: meetingId } = await ensureLiveMeeting(deps, (await deps.rooms.findById(roomId).lean())!);
  expect(neighbours.followed).toEqual([]);
  held.resolve();
  await deps.background.settle();
  expect(neighbours.followed).toMatchObject([{ meetingId, roomId }]);
});
