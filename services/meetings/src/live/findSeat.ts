import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { attendanceIds } from './attendanceIds.ts';

/** Returns the attendance of a token's bearer who is in this meeting now; null for anybody else. */
export const findSeat = (
  { attendances }: Pick<Deps, 'attendances'>,
  participantKey: string,
  meetingId: string,
): Promise<AttendanceRecord | null> =>
  attendances.findOne({ _id: { $in: attendanceIds(participantKey, meetingId) }, meetingId, present: true }).lean();
