import { userChannel } from '@meet/contracts/events';
import { meetingRingEnded, type RingState } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { notifyOfMissedCall } from '../notices/notifyOfMissedCall.ts';
import { notifyCaller } from './notifyCaller.ts';

/**
 * Stops a call once; returns false if it was over already. Notifies the tabs of the called person and of the caller.
 */
export async function endRing(
  deps: Deps,
  { _id }: Pick<RingRecord, '_id'>,
  outcome: Exclude<RingState, 'ringing' | 'absent'>,
): Promise<boolean> {
  const ended = await deps.rings
    .findOneAndUpdate(
      { _id, state: 'ringing' },
      { $set: { state: outcome, endedAt: deps.now() } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!ended) return false;
  const { roomId, calleeId, calleeName, callerName } = ended;
  await deps.publish(userChannel(calleeId), meetingRingEnded, {
    ringId: _id,
    roomId,
    outcome,
    calleeName,
    callerName,
  });
  await notifyCaller(deps, ended);
  return true;
}

/** Ends the calls that nobody answered in time. */
export async function missRings(deps: Deps): Promise<void> {
  const due = await deps.rings.find({ state: 'ringing', expiresAt: { $lte: deps.now() } }).lean();
  for (const ring of due) if (await endRing(deps, ring, 'missed')) await notifyOfMissedCall(deps, ring);
}

/**
 * Ends calls that their caller gave up, or whose meeting is over; the called person still misses them. Does so after
 * the caller's response.
 */
export function cancelRoomRings(deps: Deps, roomId: string, callerId?: string): void {
  deps.background.run(async () => {
    const ringing = await deps.rings.find({ roomId, state: 'ringing', ...(callerId && { callerId }) }).lean();
    for (const ring of ringing) if (await endRing(deps, ring, 'cancelled')) await notifyOfMissedCall(deps, ring);
  });
}
