import type { Deps } from '../Deps.ts';
import { showAnew } from './showAnew.ts';

/**
 * Somebody came into a chat room or an organization of their own will, or went: the mates among their contacts are shown
 * anew, and they to their mates.
 */
export async function followMates(
  deps: Deps,
  { accountId, mateIds }: { readonly accountId: string; readonly mateIds: readonly string[] },
): Promise<void> {
  await showAnew(deps, accountId, mateIds);
  for (const mateId of mateIds) await showAnew(deps, mateId, [accountId]);
}
