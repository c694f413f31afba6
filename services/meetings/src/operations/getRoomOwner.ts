import { getRoomOwner as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const getRoomOwner = defineOperation(call, async ({ roomId }, { deps }) => {
  const { ownerId } = await findRoom(deps, roomId);
  const meeting = await findLiveMeeting(deps, roomId);
  return { ownerId, subject: meeting?.subject ?? '', isMeetingLive: meeting !== null };
});
