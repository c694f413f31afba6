import type { AttendanceRecord } from '../models/attendanceModel.ts';

type Known = Pick<
  AttendanceRecord,
  '_id' | 'roomId' | 'meetingId' | 'accountId' | 'name' | 'email' | 'timeZone' | 'browser' | 'network'
>;

/** Returns the attendance of a person who has not joined yet. */
export const newAttendance = (known: Known, now: number): AttendanceRecord => ({
  ...known,
  participantId: null,
  pageParticipantId: null,
  present: false,
  admitted: false,
  removed: false,
  over: false,
  firstJoinedAt: null,
  enteredAt: null,
  gone: [],
  waitingReportedAt: null,
  joinedAt: null,
  leftAt: null,
  secondsPresent: 0,
  quality: null,
  seenAt: now,
  createdAt: now,
});
