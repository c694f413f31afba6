import type { Deps } from '../Deps.ts';
import { settlePresences } from './settlePresences.ts';

/** Opens or prolongs connections' leases; a person is online while one lives. */
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
