import type { Deps } from '../Deps.ts';
import { findViewers } from './findVisible.ts';

/** Who has the account among their contacts and sees it. */
export async function findWatchers(deps: Deps, accountId: string): Promise<Set<string>> {
  const contacts = await deps.contacts.find({ accountId }, { ownerId: 1 }).lean();
  return findViewers(
    deps,
    accountId,
    contacts.map(({ ownerId }) => ownerId),
  );
}
