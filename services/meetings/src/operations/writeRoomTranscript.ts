import { writeRoomTranscript as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { appendLine, isTranscriptFull } from '../transcripts/appendLine.ts';

/** Stores speech of the running meeting, also of people who have left it since. */
export const writeRoomTranscript = defineOperation(call, ({ roomId, participantKey, ...line }, { deps }) =>
  deps.inRoom(roomId, async () => {
    const meeting = await findLiveMeeting(deps, roomId);
    if (!meeting?.transcribed || line.startedAt < meeting.startedAt) return { isKept: meeting?.transcribed === true };
    const speaker = await deps.attendances
      .findOne({ _id: { $in: attendanceIds(participantKey, meeting._id) }, meetingId: meeting._id }, { accountId: 1 })
      .lean();
    if (!speaker) return { isKept: true };
    if (await isTranscriptFull(deps, meeting)) {
      await deps.meetings.updateOne({ _id: meeting._id }, { $set: { transcribed: false } });
      return { isKept: false };
    }
    await appendLine(deps, meeting._id, { ...line, accountId: speaker.accountId });
    return { isKept: true };
  }),
);
