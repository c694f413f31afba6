import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Returns whether a running meeting has no place for a person. A present participant keeps theirs. */
export function isFullFor(
  { roomServer, settings }: Pick<Deps, 'roomServer' | 'settings'>,
  meeting: Pick<MeetingRecord, 'participantCount' | 'roomMax'> | null,
  attendance: Pick<AttendanceRecord, 'present'> | null,
): boolean {
  if (!meeting || attendance?.present) return false;
  const max = roomServer.embedded ? meeting.roomMax : settings.JITSI_ROOM_MAX;
  // The maximum is unknown before the embedded room's first report, or if the Jitsi deployment decides. Then the room
  // itself refuses.
  return Boolean(max) && meeting.participantCount >= (max ?? 0);
}
