import type { Deps } from '../Deps.ts';
import { settlePresence } from './settlePresence.ts';

/** Opens or prolongs one connection's lease; the person is online while it lives. */
export async function keepLease(
  deps: Deps,
  connectionId: string,
  accountId: string,
  lifetimeMs: number,
): Promise<void> {
  await deps.leases.updateOne(
    { _id: connectionId },
    { $set: { accountId, expiresAt: deps.now() + lifetimeMs } },
    { upsert: true },
  );
  await settlePresence(deps, accountId);
}
