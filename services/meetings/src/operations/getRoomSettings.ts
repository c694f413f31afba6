import { getRoomSettings as getRoomSettingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';

export const getRoomSettings = defineOperation(getRoomSettingsCall, async ({ roomId }, { deps }) => {
  const room = await deps.rooms.findById(roomId).lean();
  if (!room) return { exists: false, lobby: true, waitForModerator: true };
  const [meeting, host] = await Promise.all([findLiveMeeting(deps, roomId), getHostConfiguration(deps, room.ownerId)]);
  const removed =
    meeting && (await deps.attendances.find({ meetingId: meeting._id, removed: true }, { _id: 1 }).lean());
  return {
    exists: true,
    ...(room.sealedPassword && { password: deps.sealer.open(room.sealedPassword) }),
    lobby: room.lobby ?? host.lobby,
    waitForModerator: host.waitForHost,
    ...(meeting?.subject && { subject: meeting.subject }),
    ...(meeting && { startedAt: meeting.startedAt }),
    // Rooms of before have none.
    versions: { room: room.version ?? 0, subject: meeting?.subjectVersion ?? 0 },
    ...(removed?.length && { barred: removed.map(({ _id }) => _id) }),
  };
});
