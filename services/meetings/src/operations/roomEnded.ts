import { roomEnded as roomEndedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';

/**
 * Handles the report that a room ended. If everybody merely left, that may be a reload, so only a host's end ends the
 * meeting.
 */
export const roomEnded = defineOperation(roomEndedCall, async ({ roomId, reason, at }, { deps }) => {
  const meeting = await findLiveMeeting(deps, roomId);
  // A meeting that began later is another one.
  if (meeting && reason === 'host' && meeting.startedAt <= at) await finishMeeting(deps, meeting, 'host', at);
  return {};
});
