import type { Erasure } from '@meet/contracts/erasure';
import { deleteInBatches } from '@meet/service-kit';
import { announceRemovedContact } from '../announcements/announceContacts.ts';
import type { Deps } from '../Deps.ts';
import { releaseRoom } from '../policies/contactPolicy.ts';

const CONTACTS_AT_ONCE = 200;

/** Deletes an account's contacts, and some of the contacts that others have of it. Returns whether none is left. */
export async function forgetContacts(deps: Deps, { accountId, email }: Erasure): Promise<boolean> {
  await deleteInBatches(deps.contacts, { ownerId: accountId });
  const linked = await deps.contacts.find({ accountId }).limit(CONTACTS_AT_ONCE).lean();
  const named = linked.length ? [] : await deps.contacts.find({ email }).limit(CONTACTS_AT_ONCE).lean();
  for (const { _id, ownerId } of [...linked, ...named]) {
    const { deletedCount } = await deps.contacts.deleteOne({ _id, ownerId });
    if (deletedCount === 0) continue;
    await deps.removedContacts.updateOne(
      { _id },
      { $set: { ownerId, removedAt: new Date(deps.now()) } },
      { upsert: true },
    );
    await releaseRoom(deps, ownerId, 1);
    await announceRemovedContact(deps, ownerId, _id);
  }
  return linked.length + named.length === 0;
}
