import type { Deps } from '../Deps.ts';
import { announcePresence } from './announcePresence.ts';
import { ensurePresence } from './ensurePresence.ts';
import { isHidden } from './presentPresence.ts';

/** Two connections that come and go at once can cross; each round sees what the other has written. */
const MAX_ROUNDS = 4;

/**
 * Brings the stored presence in line with the account's leases and tells others when it changed.
 * Leases are written before this is called and read after the presence is written, so of two that run at once
 * the later one always sees the truth.
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
          // A version that grew would give away somebody invisible.
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
