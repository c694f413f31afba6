import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { attendanceIds } from './attendanceIds.ts';
import { findLiveMeeting } from './ensureLiveMeeting.ts';

export interface RoomPlace {
  readonly roomId: string;
  readonly participantKey: string;
}

interface InMeeting {
  readonly room: RoomRecord;
  readonly meeting: MeetingRecord;
  /** Attendance of the token's bearer. */
  readonly seat: AttendanceRecord;
}

/**
 * Runs an action for a participant of the running meeting, after the room's earlier reports. So the participant's own
 * entry is stored before. Throws ROOM_NOT_FOUND, and NOT_IN_MEETING for anybody who is not in the meeting.
 */
export const inRunningMeeting = <Result>(
  deps: Deps,
  { roomId, participantKey }: RoomPlace,
  act: (where: InMeeting) => Promise<Result>,
): Promise<Result> =>
  deps.inRoom(roomId, async () => {
    const room = await findRoom(deps, roomId);
    const meeting = await findLiveMeeting(deps, roomId);
    const seat = meeting && (await findSeat(deps, participantKey, meeting._id));
    if (!seat) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    return act({ room, meeting, seat });
  });

const findSeat = ({ attendances }: Deps, participantKey: string, meetingId: string): Promise<AttendanceRecord | null> =>
  attendances.findOne({ _id: { $in: attendanceIds(participantKey, meetingId) }, meetingId, present: true }).lean();
