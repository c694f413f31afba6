import type { Deps } from '../Deps.ts';
import { announceOwnStatus, announcePresence } from './announcePresence.ts';
import { isHidden } from './presentPresence.ts';
import { settlePresences } from './settlePresences.ts';

/** Interval at which the service searches for expired leases and statuses. */
export const PRESENCE_SWEEP_MS = 2_000;
const BATCH = 500;

/** Sets people offline whose last lease has expired, and ends expired statuses. */
export async function sweepPresence(deps: Deps): Promise<void> {
  await endLeases(deps);
  await endStatuses(deps);
}

async function endLeases(deps: Deps): Promise<void> {
  const ended = await deps.leases
    .find({ expiresAt: { $lte: deps.now() } })
    .limit(BATCH)
    .lean();
  if (!ended.length) return;
  // The time is checked again: a lease that was renewed meanwhile must stay.
  await deps.leases.deleteMany({ _id: { $in: ended.map(({ _id }) => _id) }, expiresAt: { $lte: deps.now() } });
  await settlePresences(
    deps,
    ended.map(({ accountId }) => accountId),
  );
}

async function endStatuses(deps: Deps): Promise<void> {
  const nowSeconds = Math.floor(deps.now() / 1000);
  const over = await deps.presences
    .find({ 'status.end': { $gt: 0, $lte: nowSeconds } })
    .limit(BATCH)
    .lean();
  for (const { _id, status } of over) {
    const changed = await deps.presences
      .findOneAndUpdate(
        { _id, 'status.end': status!.end },
        {
          $set: { status: { name: 'Available', description: '', start: status!.end!, end: null }, hiddenAt: null },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!changed) continue;
    await announceOwnStatus(deps, changed);
    if (!isHidden(changed, deps.now())) await announcePresence(deps, changed);
  }
}
