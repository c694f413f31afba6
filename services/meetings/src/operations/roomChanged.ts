import { roomChanged as roomChangedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const roomChanged = defineOperation(roomChangedCall, async ({ roomId, password, lobby, subject }, { deps }) => {
  const room = await findRoom(deps, roomId);
  const changes = {
    ...(password !== undefined && { sealedPassword: password ? deps.sealer.seal(password) : null }),
    ...(lobby !== undefined && { lobby }),
  };
  if (Object.keys(changes).length) await deps.rooms.updateOne({ _id: room._id }, { $set: changes });
  if (subject !== undefined) await deps.meetings.updateOne({ roomId, live: true }, { $set: { subject } });
  return {};
});
