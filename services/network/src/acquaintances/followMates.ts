import type { Deps } from '../Deps.ts';
import { showAgain, showContactsAgain } from './showAgain.ts';

/**
 * Handles that an account joined or left a chat room or an organization by its own choice. Sends the account to the
 * mates who have it as a contact, and the mates to the account.
 */
export async function followMates(
  deps: Deps,
  { accountId, mateIds }: { readonly accountId: string; readonly mateIds: readonly string[] },
): Promise<void> {
  await showAgain(deps, accountId, mateIds);
  await showContactsAgain(deps, accountId, mateIds);
}
