import { startMeetingFor as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { ensureLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { createRoom } from '../rooms/createRoom.ts';

export const startMeetingFor = defineOperation(call, async ({ subject, ...owner }, { deps }) => {
  const room = await createRoom(deps, owner);
  const meeting = await ensureLiveMeeting(deps, room, { subject });
  return { meetingId: meeting._id, roomId: room._id };
});
