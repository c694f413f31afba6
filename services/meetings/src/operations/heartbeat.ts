import { heartbeat as heartbeatCall } from '@meet/contracts/meetings';
import { defineOperation } from '../define.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { seatParticipant } from '../live/seatParticipant.ts';
import { findRoom } from '../rooms/findRoom.ts';

/** Where a room's own messages tell who is in, a heartbeat only asks for the clock; elsewhere it keeps the seat. */
export const heartbeat = defineOperation(heartbeatCall, async (input, { deps, now }) => {
  await findRoom(deps, input.roomId);
  const attendance =
    input.meetingContactHistoryId &&
    (await deps.attendances.findOne({ _id: input.meetingContactHistoryId, roomId: input.roomId }).lean());
  if (attendance) {
    await deps.attendances.updateOne({ _id: attendance._id }, { $set: { seenAt: now() } });
    if (!deps.roomServer.embedded && !attendance.present) {
      await seatParticipant(deps, {
        roomId: input.roomId,
        participantKey: attendance._id,
        participantId: attendance.participantId ?? attendance._id,
        name: attendance.name,
      });
    }
  }
  const meeting = await findLiveMeeting(deps, input.roomId);
  return {
    isMeetingLive: meeting !== null,
    participants: meeting?.participantCount ?? 0,
    meetingStartTime: meeting?.startedAt ?? null,
    meetingEndTime: meeting?.endsAt ?? null,
    serverTime: now(),
  };
});
