import { getPlacedCalls as getPlacedCallsCall, PLACED_CALL_SHOWN_MS } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentPlacedCall } from '../presenters/presentRing.ts';
import { isShownToCaller } from '../rings/notifyCaller.ts';

export const getPlacedCalls = defineOperation(getPlacedCallsCall, async (_input, { deps, account, now }) => {
  const placed = await deps.rings
    .find({ callerId: account.accountId, expiresAt: { $gt: now() - PLACED_CALL_SHOWN_MS } })
    .sort({ expiresAt: 1, _id: 1 })
    .lean();
  const ofPerson = new Map(placed.map((ring) => [`${ring.roomId} ${ring.calleeId}`, ring]));
  const isAnnounced = ({ state, endedAt }: (typeof placed)[number]) =>
    state === 'ringing' || (state !== 'cancelled' && (endedAt ?? 0) > now() - PLACED_CALL_SHOWN_MS);
  return { calls: [...ofPerson.values()].filter(isShownToCaller).filter(isAnnounced).map(presentPlacedCall) };
});
