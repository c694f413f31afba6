import type { Deps } from '../Deps.ts';
import { announcePresence } from './announcePresence.ts';
import { ensurePresence } from './ensurePresence.ts';
import { isHidden } from './presentPresence.ts';

/** Two connections that open and close concurrently can conflict; each round sees the writes of the other. */
const MAX_ROUNDS = 4;

/**
 * Updates the stored presence to match the account's leases, and notifies others if it changed. Leases are written
 * before this call and read after the presence is written. So of two concurrent calls, the later one always sees the
 * current leases.
 */
export async function settlePresence(deps: Deps, accountId: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const presence = await ensurePresence(deps, accountId);
    if (!presence) return;
    const online = await hasLiveLease(deps, accountId);
    if (presence.online === online) return;
    const hidden = isHidden(presence, deps.now());
    const changed = await deps.presences
      .findOneAndUpdate(
        { _id: accountId, online: !online },
        {
          $set: { online, ...(!online && { lastOnlineAt: Math.floor(deps.now() / 1000) }) },
          // A higher version would reveal an invisible person.
          ...(!hidden && { $inc: { version: 1 } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed && !hidden) await announcePresence(deps, changed);
  }
}

async function hasLiveLease({ leases, now }: Deps, accountId: string): Promise<boolean> {
  return (await leases.exists({ accountId, expiresAt: { $gt: now() } })) !== null;
}
