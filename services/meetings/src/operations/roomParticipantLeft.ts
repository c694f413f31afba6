import { roomParticipantLeft as roomParticipantLeftCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { unseatParticipant } from '../live/unseatParticipant.ts';

export const roomParticipantLeft = defineOperation(roomParticipantLeftCall, async (signal, { deps }) => {
  await unseatParticipant(deps, signal);
  return {};
});
