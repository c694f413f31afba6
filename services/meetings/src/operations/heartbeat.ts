import { heartbeat as heartbeatCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { joinParticipant } from '../live/joinParticipant.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';

/**
 * Handles a page's heartbeat. If a room's own reports show who is in, it only returns the clock; otherwise it keeps the
 * seat.
 */
export const heartbeat = defineOperation(heartbeatCall, async (input, { deps, caller, now }) => {
  const room = await findRoom(deps, input.roomId);
  // Without a password it decides nothing.
  const access = room.sealedPassword === null ? { isHost: false } : await accessToRoom(deps, room, caller);
  const attendance =
    input.meetingContactHistoryId &&
    (await deps.attendances.findOne({ _id: input.meetingContactHistoryId, roomId: input.roomId }).lean());
  if (attendance) {
    await deps.attendances.updateOne({ _id: attendance._id }, { $set: { seenAt: now() } });
    if (!deps.roomServer.embedded && !attendance.present) {
      const signal = {
        roomId: input.roomId,
        participantKey: attendance._id,
        participantId: attendance.participantId ?? attendance._id,
        name: attendance.name,
      };
      await joinParticipant(deps, signal, { admitted: room.sealedPassword === null || access.isHost });
    }
  }
  // After what the room told before: who has just come in hears at once what they came into.
  return deps.inRoom(input.roomId, async () => {
    const meeting = await findLiveMeeting(deps, input.roomId);
    const seat =
      attendance && meeting
        ? await deps.attendances
            .findOne({ _id: { $in: attendanceIds(attendance._id, meeting._id) }, present: true })
            .lean()
        : null;
    const known = mayKnowMeeting(room, access, meeting, seat) ? meeting : null;
    return {
      isMeetingLive: meeting !== null,
      participants: known?.participantCount ?? 0,
      subject: known?.subject ?? '',
      ownerName: known?.ownerName ?? '',
      meetingStartTime: known?.startedAt ?? null,
      meetingEndTime: known?.endsAt ?? null,
      serverTime: now(),
    };
  });
});
