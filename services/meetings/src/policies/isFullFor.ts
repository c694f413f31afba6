import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Returns whether a running meeting has no place for somebody. A participant who is in keeps theirs. */
export function isFullFor(
  { roomServer, settings }: Pick<Deps, 'roomServer' | 'settings'>,
  meeting: Pick<MeetingRecord, 'participantCount' | 'roomMax'> | null,
  attendance: Pick<AttendanceRecord, 'present'> | null,
): boolean {
  if (!meeting || attendance?.present) return false;
  const max = roomServer.embedded ? meeting.roomMax : settings.JITSI_ROOM_MAX;
  // Before the first report of the room, and on a Jitsi deployment that decides itself, the room's door says so.
  return Boolean(max) && meeting.participantCount >= (max ?? 0);
}
