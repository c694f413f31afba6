import { roomOccupants as roomOccupantsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { seatOccupants } from '../live/seatOccupants.ts';

export const roomOccupants = defineOperation(roomOccupantsCall, async (report, { deps }) => {
  await seatOccupants(deps, report);
  return {};
});
