import { ServiceError } from '@meet/contracts';
import { editCustomRoom as editCustomRoomCall, meetingsErrors, ROOM_TYPE } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOwnRoom } from '../rooms/findRoom.ts';
import { refuseTakenLabel } from '../rooms/refuseTakenLabel.ts';

export const editCustomRoom = defineOperation(editCustomRoomCall, async ({ roomId, label }, { deps, account }) => {
  const room = await findOwnRoom(deps, roomId, account.accountId);
  if (room.type === ROOM_TYPE.personal) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  await deps.rooms
    .updateOne({ _id: roomId }, { $set: { type: ROOM_TYPE.labelled, label, labelKey: label.toLowerCase() } })
    .catch(refuseTakenLabel);
  return { roomId, label };
});
