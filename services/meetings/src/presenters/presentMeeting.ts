import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { ShowAddress } from '../people/addressesShownTo.ts';

export const presentMeeting = (
  { _id, roomId, subject, ownerName, ownerId, startedAt }: MeetingRecord,
  accountId: string,
) => ({ meetingId: _id, roomId, subject, ownerName, isOwner: ownerId === accountId, meetingStartTime: startedAt });

/** Presents a participant. A stay that has not ended counts up to `now`. */
export const presentParticipant =
  (now: number, show: ShowAddress) =>
  ({ name, email, firstJoinedAt, joinedAt, leftAt, secondsPresent, present }: AttendanceRecord) => ({
    fullName: name,
    email: email && show(email),
    joinedAt: firstJoinedAt ?? now,
    leftAt: present ? null : leftAt,
    secondsPresent: secondsPresent + (present ? Math.round((now - (joinedAt ?? now)) / 1000) : 0),
  });
