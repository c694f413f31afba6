import { roomEnded as roomEndedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';

/** The room's own end: a host ended it, or everybody left, which may be a reload. */
export const roomEnded = defineOperation(roomEndedCall, async ({ roomId, reason, at }, { deps }) => {
  const meeting = await findLiveMeeting(deps, roomId);
  // One that began after that is another.
  if (meeting && reason === 'host' && meeting.startedAt <= at) await finishMeeting(deps, meeting, 'host', at);
  return {};
});
