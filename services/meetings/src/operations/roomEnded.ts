import { roomEnded as roomEndedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';

/** The room's own end: a host ended it, or everybody left, which may be a reload. */
export const roomEnded = defineOperation(roomEndedCall, async ({ roomId, reason }, { deps }) => {
  const meeting = await findLiveMeeting(deps, roomId);
  if (meeting && reason === 'host') await finishMeeting(deps, meeting, 'host');
  return {};
});
