import { userChannel } from '@meet/contracts/events';
import { meetingCallChanged } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { presentPlacedCall } from '../presenters/presentRing.ts';

/** Returns whether a call's caller may see it. A ringing call would reveal to a stranger that the account exists. */
export const isShownToCaller = ({ isCalleeAcquaintance, state }: RingRecord): boolean =>
  isCalleeAcquaintance || state === 'accepted';

/** Notifies the caller's tabs of a call's present state. */
export async function notifyCaller(deps: Deps, record: RingRecord): Promise<void> {
  if (!isShownToCaller(record)) return;
  await deps.publish(userChannel(record.callerId), meetingCallChanged, presentPlacedCall(record));
}
