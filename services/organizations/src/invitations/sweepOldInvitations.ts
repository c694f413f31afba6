import { deleteInBatches } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes invitations whose retention period after expiry has ended. */
export async function sweepOldInvitations(
  { invitations, invitationsKeptDays }: Pick<Deps, 'invitations' | 'invitationsKeptDays'>,
  now: number,
): Promise<void> {
  await deleteInBatches(invitations, { expiresAt: { $lt: now - invitationsKeptDays * DAY_MS } });
}
