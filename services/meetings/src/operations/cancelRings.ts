import { cancelRings as cancelRingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { cancelRoomRings } from '../rings/endRing.ts';

export const cancelRings = defineOperation(cancelRingsCall, ({ roomId }, { deps, account }) => {
  cancelRoomRings(deps, roomId, account.accountId);
  return {};
});
