import { ServiceError } from '@meet/contracts';
import { meetingsErrors, updateMeeting as updateMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMeeting } from '../live/changeMeeting.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const updateMeeting = defineOperation(updateMeetingCall, async (input, { deps, account }) => {
  const room = await findRoom(deps, input.roomId);
  const access = await accessToRoom(deps, room, account);
  if (!access.isHost) throw new ServiceError(meetingsErrors.MEETING_UPDATE_REFUSED);
  const { isFollowed } = await changeRoom(deps, room, { password: input.password, lobby: input.lobby });
  if (input.subject !== undefined || input.mode !== undefined) await changeMeeting(deps, room, input);
  if (!isFollowed) throw new ServiceError(meetingsErrors.CONFERENCE_NOT_CHANGED);
  return { meetingId: room._id, isOwner: access.isOwner };
});
