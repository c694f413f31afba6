import { FREE_MEETING_PARTICIPANTS, MEETING_END_GRACE_MS } from '@meet/meetings-contract';
import type { MeetingRecord } from '../models/meetingModel.ts';

/**
 * Returns the time at which a meeting must end; null while it may go on. An unpaid meeting with more than two people
 * ends when its limit, counted from its start, and a grace period have passed. A third person who comes after the limit
 * starts the grace period.
 */
export function getEnd(
  meeting: Pick<MeetingRecord, 'isPaid' | 'startedAt' | 'endsAt'>,
  participants: number,
  maxMinutes: number,
  now: number,
): number | null {
  if (meeting.isPaid || maxMinutes === 0 || participants <= FREE_MEETING_PARTICIPANTS) return null;
  return meeting.endsAt ?? Math.max(meeting.startedAt + maxMinutes * 60_000, now) + MEETING_END_GRACE_MS;
}
