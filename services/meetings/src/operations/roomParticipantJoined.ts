import { roomParticipantJoined as roomParticipantJoinedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { joinParticipant } from '../live/joinParticipant.ts';

export const roomParticipantJoined = defineOperation(roomParticipantJoinedCall, async (signal, { deps }) => {
  await joinParticipant(deps, signal);
  return {};
});
