import { userChannel } from '@meet/contracts/events';
import { meetingCallChanged } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { presentPlacedCall } from '../presenters/presentRing.ts';

/** Tells whether a call's caller may see it: a ring would reveal to a stranger that there is an account. */
export const isShownToCaller = ({ isCalleeAcquaintance, state }: RingRecord): boolean =>
  isCalleeAcquaintance || state === 'accepted';

/** Tells the caller's tabs how a call stands. */
export async function notifyCaller(deps: Deps, record: RingRecord): Promise<void> {
  if (!isShownToCaller(record)) return;
  await deps.publish(userChannel(record.callerId), meetingCallChanged, presentPlacedCall(record));
}
