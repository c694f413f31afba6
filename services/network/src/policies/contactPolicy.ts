import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';

/** The account's own contact. Throws CONTACT_NOT_FOUND, for somebody else's too. */
export async function loadContact(deps: Deps, ownerId: string, contactId: string): Promise<ContactRecord> {
  const contact = await deps.contacts.findOne({ _id: contactId, ownerId }).lean();
  if (!contact) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  return contact;
}

/**
 * Reserves room for so many more contacts in the list. Throws CONTACTS_LIMIT_REACHED when they don't fit. The contacts
 * are counted when no count is stored, and when the stored one, which may be too high, leaves no room.
 */
export async function reserveRoom(deps: Deps, ownerId: string, more: number): Promise<void> {
  const max = deps.settings.NETWORK_CONTACTS_MAX;
  const reserve = async (): Promise<boolean> => {
    const fitting = { _id: ownerId, contacts: { $lte: max - more } };
    return (await deps.contactCounts.updateOne(fitting, { $inc: { contacts: more } })).matchedCount > 0;
  };
  if (await reserve()) return;
  const known = await deps.contactCounts.findById(ownerId).lean();
  const contacts = await deps.contacts.countDocuments({ ownerId });
  if (contacts + more > max) throw new ServiceError(networkErrors.CONTACTS_LIMIT_REACHED, { params: { max } });
  // Another process may store a count meanwhile, or add to it: theirs stays.
  if (known) await deps.contactCounts.updateOne(known, { $set: { contacts } });
  else await deps.contactCounts.updateOne({ _id: ownerId }, { $setOnInsert: { contacts } }, { upsert: true });
  await reserve();
}

/** Gives back the room of contacts that were deleted, or not added after all. */
export async function releaseRoom(deps: Deps, ownerId: string, contacts: number): Promise<void> {
  if (contacts > 0) await deps.contactCounts.updateOne({ _id: ownerId }, { $inc: { contacts: -contacts } });
}
