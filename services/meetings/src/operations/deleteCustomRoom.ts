import { ServiceError } from '@meet/contracts';
import { deleteCustomRoom as deleteCustomRoomCall, meetingsErrors, ROOM_TYPE } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findOwnRoom } from '../rooms/findRoom.ts';

export const deleteCustomRoom = defineOperation(deleteCustomRoomCall, async ({ roomId }, { deps, account }) => {
  const room = await findOwnRoom(deps, roomId, account.accountId);
  if (room.type !== ROOM_TYPE.labelled) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  if (await findLiveMeeting(deps, roomId)) throw new ServiceError(meetingsErrors.ROOM_IN_USE);
  await deps.rooms.deleteOne({ _id: roomId });
  return {};
});
