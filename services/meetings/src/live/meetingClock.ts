import { FREE_MEETING_PARTICIPANTS, MEETING_END_GRACE_MS } from '@meet/meetings-contract';
import type { MeetingRecord } from '../models/meetingModel.ts';

/**
 * Returns the time at which a meeting must end: an unpaid one with more than two people in it, its limit after it
 * started. Null while it may go on. A third person who comes after the limit has passed ends it after the grace.
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
