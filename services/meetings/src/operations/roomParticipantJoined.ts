import { roomParticipantJoined as roomParticipantJoinedCall } from '@meet/meetings-contract';
import type { InputOf } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findEndAfter } from '../live/findEndAfter.ts';
import { seatInQueue } from '../live/seatParticipant.ts';

/** Told late or again, it neither opens a meeting anew that was ended for all since, nor brings back who has left. */
export const roomParticipantJoined = defineOperation(roomParticipantJoinedCall, async (signal, { deps }) => {
  await deps.inRoom(signal.roomId, async () => {
    if (!(await isOver(deps, signal))) await seatInQueue(deps, signal);
  });
  return {};
});

async function isOver(deps: Deps, signal: InputOf<typeof roomParticipantJoinedCall>): Promise<boolean> {
  const { roomId, participantKey, participantId, at } = signal;
  if (await findEndAfter(deps, roomId, at)) return true;
  const meeting = await findLiveMeeting(deps, roomId);
  const _id = meeting ? { $in: attendanceIds(participantKey, meeting._id) } : participantKey;
  return (await deps.attendances.exists({ _id, participantId, leftAt: { $gt: at } })) !== null;
}
