import { heartbeat as heartbeatCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { joinParticipant } from '../live/joinParticipant.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';

/**
 * Handles a page's heartbeat. If the room itself reports its participants, only returns the clock; otherwise also keeps
 * the seat.
 */
export const heartbeat = defineOperation(heartbeatCall, async (input, { deps, caller, now }) => {
  const room = await findRoom(deps, input.roomId);
  // Without a password, the access makes no difference.
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
  // Runs after the room's earlier reports, so that a person who has just entered gets the meeting's data at once.
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
