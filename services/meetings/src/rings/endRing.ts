import { userChannel } from '@meet/contracts/events';
import { meetingRingEnded } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord, RingState } from '../models/ringModel.ts';
import { tellOfMissedCall } from '../notices/tellOfMissedCall.ts';

/**
 * Stops a call, once: false when it was over already. Tabs of who was called learn of it, and the caller's where the two
 * are acquainted or the call was accepted: that anything rang tells a stranger that there is an account.
 */
export async function endRing(deps: Deps, ring: RingRecord, outcome: Exclude<RingState, 'ringing'>): Promise<boolean> {
  const { modifiedCount } = await deps.rings.updateOne(
    { _id: ring._id, state: 'ringing' },
    { $set: { state: outcome } },
  );
  if (modifiedCount === 0) return false;
  const fact = {
    ringId: ring._id,
    roomId: ring.roomId,
    outcome,
    calleeName: ring.calleeName,
    callerName: ring.callerName,
  };
  await deps.publish(userChannel(ring.calleeId), meetingRingEnded, fact);
  if (ring.isCalleeAcquaintance || outcome === 'accepted') {
    await deps.publish(userChannel(ring.callerId), meetingRingEnded, fact);
  }
  return true;
}

/** Calls that nobody answered in time. */
export async function missRings(deps: Deps): Promise<void> {
  const due = await deps.rings.find({ state: 'ringing', expiresAt: { $lte: deps.now() } }).lean();
  for (const ring of due) if (await endRing(deps, ring, 'missed')) await tellOfMissedCall(deps, ring);
}

/**
 * Calls that their caller gave up, or whose meeting is over: missed all the same by who was called. They end after the
 * caller was answered.
 */
export function cancelRingsOf(deps: Deps, roomId: string, callerId?: string): void {
  deps.background.run(async () => {
    const ringing = await deps.rings.find({ roomId, state: 'ringing', ...(callerId && { callerId }) }).lean();
    for (const ring of ringing) if (await endRing(deps, ring, 'cancelled')) await tellOfMissedCall(deps, ring);
  });
}
