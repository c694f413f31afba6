import { announceContacts } from '../announcements/announceContacts.ts';
import type { Deps } from '../Deps.ts';

/** Tells those of `viewerIds` who have the account as a contact what they may see of it now. */
export async function showAnew(deps: Deps, accountId: string, viewerIds: readonly string[]): Promise<void> {
  const records = await deps.contacts.find({ accountId, ownerId: { $in: viewerIds } }, { _id: 1 }).lean();
  for (const { _id } of records) {
    const changed = await deps.contacts
      .findOneAndUpdate({ _id }, { $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean();
    if (changed) await announceContacts(deps, changed.ownerId, [changed]);
  }
}
