import { ServiceError } from '@meet/contracts';
import { answerRing as answerRingCall, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { endRing } from '../rings/endRing.ts';

export const answerRing = defineOperation(answerRingCall, async ({ ringId, accept }, { deps, account }) => {
  const ring = await deps.rings.findOne({ _id: ringId, calleeId: account.accountId }).lean();
  if (!ring || !(await endRing(deps, ring, accept ? 'accepted' : 'declined'))) {
    throw new ServiceError(meetingsErrors.RING_OVER);
  }
  return { roomId: ring.roomId };
});
