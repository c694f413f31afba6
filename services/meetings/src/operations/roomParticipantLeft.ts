import { roomParticipantLeft as roomParticipantLeftCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { leaveParticipant } from '../live/leaveParticipant.ts';

export const roomParticipantLeft = defineOperation(roomParticipantLeftCall, async (signal, { deps }) => {
  await leaveParticipant(deps, signal);
  return {};
});
