import { ServiceError } from '@meet/contracts';
import { createMeeting as createMeetingCall, MEETING_LIMITS, meetingsErrors, ROOM_TYPE } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { createRoom } from '../rooms/createRoom.ts';
import { takeFreshRoom } from '../rooms/takeFreshRoom.ts';
import { refuseTakenLabel } from '../rooms/refuseTakenLabel.ts';

export const createMeeting = defineOperation(createMeetingCall, async (input, { deps, account }) => {
  const sealedPassword = input.password ? deps.sealer.seal(input.password) : null;
  const plain = !input.label && !sealedPassword && input.lobby === undefined;
  const wish = { sealedPassword, lobby: input.lobby ?? null };
  if (input.label) {
    const owned = await deps.rooms.countDocuments({ ownerId: account.accountId, type: ROOM_TYPE.labelled });
    if (owned >= MEETING_LIMITS.customRooms)
      throw new ServiceError(meetingsErrors.TOO_MANY_ROOMS, { params: { max: MEETING_LIMITS.customRooms } });
  }
  const room = await (
    plain
      ? takeFreshRoom(deps, account)
      : createRoom(deps, account, { ...wish, ...(input.label && { type: ROOM_TYPE.labelled, label: input.label }) })
  ).catch(refuseTakenLabel);
  return { meetingId: room._id, roomId: room._id, isOwner: true };
});
