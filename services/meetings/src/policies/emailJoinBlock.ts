import { ServiceError, type Caller } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { toNetwork } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

type BlockDeps = Pick<Deps, 'emailLookups' | 'settings' | 'now'>;

/**
 * Returns the key of the requester. The requested address is no part of it, so that nobody can block another person's
 * link.
 */
const getRequester = (caller: Caller) =>
  caller.accountId ? `account:${caller.accountId}` : `address:${toNetwork(caller.address)}`;

/** Throws EMAIL_JOIN_BLOCKED while the requester is blocked. */
export async function refuseWhenBlocked({ emailLookups, now }: BlockDeps, caller: Caller): Promise<void> {
  const record = await emailLookups.findById(getRequester(caller)).lean();
  const left = (record?.blockedUntil ?? 0) - now();
  if (left > 0) {
    throw new ServiceError(meetingsErrors.EMAIL_JOIN_BLOCKED, { retryAfterSeconds: Math.ceil(left / 1000) });
  }
}

/** Counts a failed look-up. The one that reaches the maximum starts the block. */
export async function countFailedLookup(deps: BlockDeps, caller: Caller): Promise<void> {
  const { emailLookups, settings } = deps;
  if (settings.EMAIL_JOIN_MAX_FAILURES === 0) return;
  const _id = getRequester(caller);
  const now = deps.now();
  const windowMs = settings.EMAIL_JOIN_WINDOW_MINUTES * 60_000;
  const blockMs = settings.EMAIL_JOIN_BLOCK_HOURS * 3_600_000;
  const expiresAt = new Date(now + Math.max(windowMs, blockMs));
  const counted =
    (await emailLookups
      .findOneAndUpdate(
        { _id, windowStartedAt: { $gt: now - windowMs } },
        { $inc: { failures: 1 }, $set: { expiresAt } },
        { returnDocument: 'after' },
      )
      .lean()) ??
    (await emailLookups
      .findOneAndUpdate(
        { _id },
        { $set: { windowStartedAt: now, failures: 1, blockedUntil: 0, expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean());
  if ((counted?.failures ?? 0) >= settings.EMAIL_JOIN_MAX_FAILURES) {
    await emailLookups.updateOne({ _id }, { $set: { blockedUntil: now + blockMs, failures: 0, windowStartedAt: 0 } });
  }
}
