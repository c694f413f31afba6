import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { StartWish } from './StartWish.ts';
import { toSearchText } from './toSearchText.ts';

/** Gives a room's running meeting another subject or start mode; who is in sees it at once. Null when none runs. */
export async function changeMeeting(
  { meetings, roomControl }: Pick<Deps, 'meetings' | 'roomControl'>,
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
  if (meeting && subject != null) await roomControl.setSubject(room._id, subject, meeting.subjectVersion);
  return meeting;
}
