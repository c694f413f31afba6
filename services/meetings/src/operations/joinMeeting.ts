import { commonErrors, ServiceError, type Caller } from '@meet/contracts';
import { joinMeeting as joinMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { takeAttendance } from '../live/takeAttendance.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { presentSession } from '../presenters/presentSession.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const joinMeeting = defineOperation(joinMeetingCall, async (input, { deps, caller }) => {
  if (caller.kind === 'admin') throw new ServiceError(commonErrors.FORBIDDEN);
  const room = await findRoom(deps, input.roomId);
  const access = await accessToRoom(deps, room, caller);
  const meeting = await findLiveMeeting(deps, room._id);
  const attendance = await takeAttendance(deps, room._id, meeting, {
    caller,
    name: getName(caller, input.name),
    email: (caller.kind === 'user' ? caller.email : input.email) ?? null,
    formerId: input.meetingContactHistoryId,
    // A host may have lent their own browser to a guest.
    browserId: access.isHost ? undefined : input.browserId,
    isHost: access.isHost,
  });
  return presentSession(deps, room, access, meeting, attendance, caller.sessionId);
});

/** Returns the name to join under: an account's own, or the one that a guest must give. */
function getName(caller: Caller, given: string | undefined): string {
  const name = caller.kind === 'user' ? caller.fullName : given?.trim();
  if (name) return name;
  throw new ServiceError(commonErrors.VALIDATION_FAILED, {
    fields: [{ path: 'name', key: 'meetings.joinNameRequired' }],
  });
}
