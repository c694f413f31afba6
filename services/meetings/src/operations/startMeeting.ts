import { ServiceError } from '@meet/contracts';
import { meetingsErrors, startMeeting as startMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { ensureLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { takeAttendance } from '../live/takeAttendance.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { presentSession } from '../presenters/presentSession.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const startMeeting = defineOperation(startMeetingCall, async (input, { deps, account }) => {
  const found = await findRoom(deps, input.roomId);
  const access = await accessToRoom(deps, found, account);
  if (!access.isHost) throw new ServiceError(meetingsErrors.MEETING_START_REFUSED);
  const owner = access.isOwner && { ownerName: account.fullName, ownerEmail: account.email };
  const { room } = await changeRoom(deps, found, { ...owner, password: input.password });
  const meeting = await ensureLiveMeeting(deps, room, input);
  const attendance = await takeAttendance(deps, room._id, meeting, {
    caller: account,
    name: account.fullName,
    email: account.email,
    isHost: true,
  });
  return presentSession(deps, room, access, meeting, attendance, account.sessionId);
});
