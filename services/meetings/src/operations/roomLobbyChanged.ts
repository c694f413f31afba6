import { meetingLobbyChanged, roomLobbyChanged as roomLobbyChangedCall } from '@meet/meetings-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { tellOfWaiting } from '../notices/tellOfWaiting.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const roomLobbyChanged = defineOperation(roomLobbyChangedCall, async (input, { deps, publish }) => {
  const room = await findRoom(deps, input.roomId);
  const { name, ...change } = input;
  const isMeetingLive = (await findLiveMeeting(deps, room._id)) !== null;
  await publish(userChannel(room.ownerId), meetingLobbyChanged, { ...change, waitingName: name, isMeetingLive });
  if (input.waits && !isMeetingLive) await tellOfWaiting(deps, room, name);
  return {};
});
