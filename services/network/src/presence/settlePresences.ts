import type { Deps } from '../Deps.ts';
import { settlePresence } from './settlePresence.ts';

/** Does the same as settlePresence for many accounts. Two queries find the few that must change. */
export async function settlePresences(deps: Deps, accountIds: readonly string[]): Promise<void> {
  const requested = [...new Set(accountIds)];
  const known = await deps.presences.find({ _id: { $in: requested } }, { online: 1 }).lean();
  const live = await deps.leases
    .find({ accountId: { $in: requested }, expiresAt: { $gt: deps.now() } }, { accountId: 1 })
    .lean();
  const shown = new Map(known.map(({ _id, online }) => [_id, online]));
  const isLive = new Set(live.map(({ accountId }) => accountId));
  for (const accountId of requested)
    if (shown.get(accountId) !== isLive.has(accountId)) await settlePresence(deps, accountId);
}
