import type { Erasure } from '@meet/contracts/erasure';
import { deleteInBatches } from '@meet/service-kit';
import { mailCalendarEntry } from '../calendar/mailCalendarEntry.ts';
import { refreshPlanned } from '../calendar/refreshPlanned.ts';
import type { Deps } from '../Deps.ts';
import { finishMeeting } from '../live/finishMeeting.ts';
import { endAndRemoveRecordings } from '../recordings/endAndRemoveRecordings.ts';

const ROOMS_AT_ONCE = 50;
const MEETINGS_AT_ONCE = 20;
const RECORDINGS_AT_ONCE = 20;

/**
 * Ends the running meetings of some of an account's rooms and deletes these rooms. Then cancels its planned meetings
 * and removes its recordings. Returns whether nothing of these is left.
 */
export async function closeOwnRooms(deps: Deps, { accountId }: Erasure): Promise<boolean> {
  const rooms = await deps.rooms.find({ ownerId: accountId }, { _id: 1 }).limit(ROOMS_AT_ONCE).lean();
  for (const { _id: roomId } of rooms) {
    const live = await deps.meetings.findOne({ roomId, live: true }).lean();
    if (live) await finishMeeting(deps, live, 'host');
    await deleteInBatches(deps.joins, { roomId });
    await deps.rooms.deleteOne({ _id: roomId });
  }
  const planned = await cancelPlanned(deps, accountId);
  const recordings = await deps.recordings.find({ ownerId: accountId }).limit(RECORDINGS_AT_ONCE).lean();
  await endAndRemoveRecordings(deps, recordings);
  return rooms.length + planned + recordings.length === 0;
}

/** Cancels some planned meetings, mails the people who were invited to future ones, and deletes them. */
async function cancelPlanned(deps: Deps, ownerId: string): Promise<number> {
  const planned = await deps.scheduledMeetings
    .find({ ownerId })
    .sort({ startsAt: -1, _id: -1 })
    .limit(MEETINGS_AT_ONCE)
    .lean();
  for (const meeting of planned) {
    await deps.scheduledMeetings.deleteOne({ _id: meeting._id });
    if (meeting.cancelledAt !== null || meeting.startsAt < deps.now()) continue;
    const cancelled = { ...meeting, cancelledAt: deps.now(), sequence: meeting.sequence + 1 };
    await mailCalendarEntry(deps, cancelled, meeting.invited, 'cancelled');
    await refreshPlanned(deps, cancelled, meeting.invited);
  }
  return planned.length;
}
