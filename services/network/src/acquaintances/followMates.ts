import type { Deps } from '../Deps.ts';
import { showAnew } from './showAnew.ts';

/**
 * Handles that somebody came into a chat room or an organization of their own will, or left: the mates among their
 * contacts are shown again, and they to their mates.
 */
export async function followMates(
  deps: Deps,
  { accountId, mateIds }: { readonly accountId: string; readonly mateIds: readonly string[] },
): Promise<void> {
  await showAnew(deps, accountId, mateIds);
  for (const mateId of mateIds) await showAnew(deps, mateId, [accountId]);
}
