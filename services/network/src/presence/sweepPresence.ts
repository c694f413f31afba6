import type { Deps } from '../Deps.ts';
import { announceOwnStatus, announcePresence } from './announcePresence.ts';
import { isHidden } from './presentPresence.ts';
import { settlePresences } from './settlePresences.ts';

/** Interval at which expired leases and statuses are searched. */
export const PRESENCE_SWEEP_MS = 2_000;
const BATCH = 500;

/** Takes those offline whose last lease has run out, and ends statuses whose time is over. */
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
  // The time is asked again: a lease that was renewed meanwhile lives.
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
