import type { Deps } from '../Deps.ts';
import { endRecording } from './endRecording.ts';
import { removeRecording } from './removeRecording.ts';

const AT_ONCE = 20;
const DAY_MS = 86_400_000;

/**
 * Ends recordings whose recorder stopped sending, removes those that have reached their maximum age, and completes
 * broken removals.
 */
export async function sweepRecordings(deps: Deps): Promise<void> {
  const now = deps.now();
  const silent = await deps.recordings
    .find({ live: true, leaseUntil: { $lte: now } }, { _id: 1 })
    .sort({ leaseUntil: 1, _id: 1 })
    .limit(AT_ONCE)
    .lean();
  for (const recording of silent) await endRecording(deps, recording);
  const broken = await deps.recordings
    .find({ deletedAt: { $gt: 0 } }, { _id: 1 })
    .limit(AT_ONCE)
    .lean();
  for (const { _id } of broken) await removeRecording(deps, _id);
  const days = deps.settings.RECORDING_DAYS;
  if (days === 0) return;
  const old = await deps.recordings
    .find({ live: false, endedAt: { $lte: now - days * DAY_MS } }, { _id: 1 })
    .sort({ endedAt: 1, _id: 1 })
    .limit(AT_ONCE)
    .lean();
  for (const { _id } of old) await removeRecording(deps, _id);
}
