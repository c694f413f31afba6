import { getMeetingByEmail as getMeetingByEmailCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findRoomByEmail } from '../rooms/findRoomByEmail.ts';
import { findAttendance } from '../live/findAttendance.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';

export const getMeetingByEmail = defineOperation(getMeetingByEmailCall, async ({ email }, { deps, caller }) => {
  const room = await findRoomByEmail(deps, email, caller);
  const meeting = await findLiveMeeting(deps, room._id);
  const access = await accessToRoom(deps, room, caller);
  const attendance = await findAttendance(deps, meeting, caller.accountId);
  return {
    meetingId: room._id,
    roomId: room._id,
    isOwner: room.ownerId === caller.accountId,
    isMeetingLive: meeting !== null,
    meetingStartTime: (mayKnowMeeting(room, access, meeting, attendance) && meeting?.startedAt) || null,
  };
});
