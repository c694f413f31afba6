import { ServiceError } from '@meet/contracts';
import { meetingsErrors, updateMeeting as updateMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const updateMeeting = defineOperation(updateMeetingCall, async (input, { deps, account }) => {
  const room = await findRoom(deps, input.roomId);
  const access = await accessToRoom(deps, room, account);
  if (!access.isHost) throw new ServiceError(meetingsErrors.MEETING_UPDATE_REFUSED);
  await changeRoom(deps, room, { password: input.password, lobby: input.lobby });
  const { subject, mode } = input;
  if (subject !== undefined || mode !== undefined) {
    await deps.meetings.updateOne(
      { roomId: room._id, live: true },
      { $set: { ...(subject !== undefined && { subject }), ...(mode !== undefined && { startMode: mode }) } },
    );
    if (subject !== undefined) await deps.roomControl.setSubject(room._id, subject);
  }
  return { meetingId: room._id, isOwner: access.isOwner };
});
