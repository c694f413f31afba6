import { roomParticipantJoined as roomParticipantJoinedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { seatParticipant } from '../live/seatParticipant.ts';

export const roomParticipantJoined = defineOperation(roomParticipantJoinedCall, async (signal, { deps }) => {
  await seatParticipant(deps, signal);
  return {};
});
