import { ServiceError } from '@meet/contracts';
import {
  answerRing as answerRingCall,
  cancelRings as cancelRingsCall,
  getRings as getRingsCall,
  meetingsErrors,
} from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { cancelRingsOf, endRing } from '../rings/endRing.ts';
import { presentRing } from '../rings/ringPeople.ts';

export const getRings = defineOperation(getRingsCall, async (_input, { deps, account, now }) => {
  const ringing = await deps.rings.find({ calleeId: account.accountId, state: 'ringing' }).lean();
  return { rings: ringing.filter(({ expiresAt }) => expiresAt > now()).map(presentRing) };
});

export const answerRing = defineOperation(answerRingCall, async ({ ringId, accept }, { deps, account }) => {
  const ring = await deps.rings.findOne({ _id: ringId, calleeId: account.accountId }).lean();
  if (!ring || !(await endRing(deps, ring, accept ? 'accepted' : 'declined'))) {
    throw new ServiceError(meetingsErrors.RING_OVER);
  }
  return { roomId: ring.roomId };
});

export const cancelRings = defineOperation(cancelRingsCall, ({ roomId }, { deps, account }) => {
  cancelRingsOf(deps, roomId, account.accountId);
  return {};
});
