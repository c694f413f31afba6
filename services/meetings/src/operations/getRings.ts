import { getRings as getRingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentRing } from '../presenters/presentRing.ts';

export const getRings = defineOperation(getRingsCall, async (_input, { deps, account, now }) => {
  const ringing = await deps.rings.find({ calleeId: account.accountId, state: 'ringing' }).lean();
  return { rings: ringing.filter(({ expiresAt }) => expiresAt > now()).map(presentRing) };
});
