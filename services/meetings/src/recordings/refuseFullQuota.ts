import { ServiceError } from '@meet/contracts';
import { meetingsErrors, RECORDING_LIMITS } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

const BYTES_OF_MB = 1_000_000;

/** Throws RECORDING_QUOTA_FULL if an owner's recordings plus `more` bytes exceed their quota. */
export async function refuseFullQuota(deps: Deps, ownerId: string, more: number): Promise<void> {
  const kept = await deps.recordings
    .find({ ownerId }, { bytes: 1 })
    .limit(RECORDING_LIMITS.perOwner + 1)
    .lean();
  const quota = deps.settings.RECORDING_ACCOUNT_MB * BYTES_OF_MB || Infinity;
  const used = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  if (kept.length > RECORDING_LIMITS.perOwner || used + more > quota) {
    throw new ServiceError(meetingsErrors.RECORDING_QUOTA_FULL);
  }
}
