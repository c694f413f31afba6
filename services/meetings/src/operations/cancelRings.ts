import { cancelRings as cancelRingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { cancelRingsOf } from '../rings/endRing.ts';

export const cancelRings = defineOperation(cancelRingsCall, ({ roomId }, { deps, account }) => {
  cancelRingsOf(deps, roomId, account.accountId);
  return {};
});
