import { meetingOccupancyChanged } from '@meet/meetings-contract';
import { meetingChannel, userChannel } from '@meet/contracts/events';
import type { Deps } from '../Deps.ts';
import { getEnd } from './meetingClock.ts';

/**
 * Counts the participants, sets the meeting's end accordingly and notifies the meeting's channel and its owner. Also
 * notifies the account that entered, whose tabs may not receive the channel yet. Returns whether the meeting runs.
 * Several processes may do this at once. Each counts again if another one wrote meanwhile, so the last write includes
 * the reports of all.
 */
export async function settleMeeting(deps: Deps, meetingId: string, entrantId?: string | null): Promise<boolean> {
  for (;;) {
    const outcome = await settleOnce(deps, meetingId, entrantId);
    if (outcome !== 'overtaken') return outcome === 'settled';
  }
}

async function settleOnce(
  deps: Deps,
  meetingId: string,
  entrantId: string | null | undefined,
): Promise<'settled' | 'over' | 'overtaken'> {
  const { meetings, attendances, settings } = deps;
  const meeting = await meetings.findById(meetingId).lean();
  if (!meeting?.live) return 'over';
  const now = deps.now();
  const participantCount = await attendances.countDocuments({ meetingId, present: true });
  const endsAt = getEnd(meeting, participantCount, settings.FREE_MEETING_MAX_MINUTES, now);
  const after = await meetings
    .findOneAndUpdate(
      // Another process may have counted meanwhile, and included a person who was not there yet.
      { _id: meetingId, live: true, version: meeting.version },
      {
        $set: {
          participantCount,
          endsAt,
          emptySince: participantCount > 0 ? null : (meeting.emptySince ?? (await lastLeft(deps, meetingId))),
          attended: meeting.attended || participantCount > 0,
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) return 'overtaken';
  const change = {
    meetingId,
    roomId: after.roomId,
    occupancyVersion: after.version,
    participantCount,
    meetingEndTime: endsAt,
  };
  await deps.publish(meetingChannel(after.roomId), meetingOccupancyChanged, change);
  for (const accountId of new Set([meeting.ownerId, ...(entrantId ? [entrantId] : [])])) {
    await deps.publish(userChannel(accountId), meetingOccupancyChanged, change);
  }
  return 'settled';
}

/** Returns the time when the last participant left. */
async function lastLeft({ attendances, now }: Deps, meetingId: string): Promise<number> {
  const [last] = await attendances.find({ meetingId }, { leftAt: 1 }).sort({ leftAt: -1, _id: -1 }).limit(1).lean();
  return last?.leftAt ?? now();
}
