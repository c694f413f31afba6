import { pushRing } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';

/** Rings the devices of a called person who has no open tab. Only logs a failure, because open tabs ring anyway. */
export async function ringDevices(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  { calleeId: accountId, roomId, callerName, subject, expiresAt }: RingRecord,
): Promise<void> {
  await callAsService(pushRing, { accountId, roomId, callerName, subject, expiresAt }).catch((error: unknown) =>
    log.warn({ err: error }, 'a call did not ring on devices'),
  );
}
