import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Returns an account's attendance of a running meeting; null for a visitor, or if the account has not come. */
export async function findAttendance(
  { attendances }: Pick<Deps, 'attendances'>,
  meeting: MeetingRecord | null,
  accountId: string | undefined,
): Promise<AttendanceRecord | null> {
  if (!meeting || !accountId) return null;
  return attendances.findOne({ roomId: meeting.roomId, accountId, meetingId: meeting._id }).lean();
}
