import { PRESENCE_LEASE_SECONDS } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { settlePresences } from './settlePresences.ts';

export const LEASE_MS = PRESENCE_LEASE_SECONDS * 1000;

/** Opens or renews connections' leases. A person is online while one of their leases is live. */
export async function keepLeases(
  deps: Deps,
  leases: readonly { accountId: string; connectionId: string }[],
  lifetimeMs: number,
): Promise<void> {
  const expiresAt = deps.now() + lifetimeMs;
  await deps.leases.bulkWrite(
    leases.map(({ accountId, connectionId }) => ({
      updateOne: { filter: { _id: connectionId }, update: { $set: { accountId, expiresAt } }, upsert: true },
    })),
    { ordered: false },
  );
  await settlePresences(
    deps,
    leases.map(({ accountId }) => accountId),
  );
}
