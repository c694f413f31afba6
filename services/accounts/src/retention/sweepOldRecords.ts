import { deleteInBatches } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes audit log entries and invitations that are older than the configured retention periods. */
export async function sweepOldRecords(
  { audit, invitations, settings }: Pick<Deps, 'audit' | 'invitations' | 'settings'>,
  now: number,
): Promise<void> {
  await deleteInBatches(audit, { at: { $lt: now - settings.AUDIT_KEPT_DAYS * DAY_MS } });
  await deleteInBatches(invitations, { expiresAt: { $lt: now - settings.INVITATIONS_KEPT_DAYS * DAY_MS } });
}
