import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { StartWish } from './StartWish.ts';
import { toSearchText } from './toSearchText.ts';

/**
 * Changes the subject or start mode of a room's running meeting; its participants see the change at once. Returns null
 * if no meeting runs.
 */
export async function changeMeeting(
  { meetings, roomControl, log }: Pick<Deps, 'meetings' | 'roomControl' | 'log'>,
  room: RoomRecord,
  { subject, mode }: StartWish,
): Promise<MeetingRecord | null> {
  const meeting = await meetings
    .findOneAndUpdate(
      { roomId: room._id, live: true },
      {
        $set: {
          ...(subject != null && { subject, searchText: toSearchText(room, subject) }),
          ...(mode !== undefined && { startMode: mode }),
        },
        ...(subject != null && { $inc: { subjectVersion: 1 } }),
      },
      { returnDocument: 'after' },
    )
    .lean();
  if (meeting && subject != null) {
    try {
      await roomControl.setSubject(room._id, subject, meeting.subjectVersion);
    } catch (error) {
      log.warn({ err: error, roomId: room._id }, 'a running room did not apply its subject');
    }
  }
  return meeting;
}
