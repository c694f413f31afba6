import type { Deps } from '../Deps.ts';
import { showAgain, showContactsAgain } from './showAgain.ts';

/**
 * Handles that somebody came into a chat room or an organization of their own will, or left: the mates among their
 * contacts are shown again, and they to their mates.
 */
export async function followMates(
  deps: Deps,
  { accountId, mateIds }: { readonly accountId: string; readonly mateIds: readonly string[] },
): Promise<void> {
  await showAgain(deps, accountId, mateIds);
  await showContactsAgain(deps, accountId, mateIds);
}
