import type { Deps } from '../Deps.ts';
import { findViewers } from './findVisible.ts';

/** Returns the accounts that have this account as a contact and may see it. */
export async function findWatchers(deps: Deps, accountId: string): Promise<Set<string>> {
  const contacts = await deps.contacts.find({ accountId }, { ownerId: 1 }).lean();
  return findViewers(
    deps,
    accountId,
    contacts.map(({ ownerId }) => ownerId),
  );
}
