import { pushRing } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';

/** Rings who is called on their devices, if none of their tabs is open. Failing, it is logged: whoever has one open hears it. */
export async function ringDevices(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  { calleeId: accountId, roomId, callerName, subject, expiresAt }: RingRecord,
): Promise<void> {
  await callAsService(pushRing, { accountId, roomId, callerName, subject, expiresAt }).catch((error: unknown) =>
    log.warn({ err: error }, 'a call did not ring on devices'),
  );
}
