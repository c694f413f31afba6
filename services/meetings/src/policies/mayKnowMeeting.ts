import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { RoomAccess } from './accessToRoom.ts';

/**
 * Returns whether a person may know a meeting's subject, owner and start. They may if it has no password, if they are
 * its host, or if the room admitted them. A person at the door may not.
 */
export function mayKnowMeeting(
  room: Pick<RoomRecord, 'sealedPassword'>,
  access: Pick<RoomAccess, 'isHost'>,
  meeting: Pick<MeetingRecord, '_id'> | null,
  attendance: AttendanceRecord | null | undefined,
): boolean {
  if (room.sealedPassword === null || access.isHost) return true;
  if (!meeting || !attendance?.admitted) return false;
  return attendance.meetingId === meeting._id && !attendance.removed;
}
