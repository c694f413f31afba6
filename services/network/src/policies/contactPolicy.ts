import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';

/** Returns a contact of the account. Throws CONTACT_NOT_FOUND, also for somebody else's contact. */
export async function loadContact(deps: Deps, ownerId: string, contactId: string): Promise<ContactRecord> {
  const contact = await deps.contacts.findOne({ _id: contactId, ownerId }).lean();
  if (!contact) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  return contact;
}

/** Time within which reserved contacts are stored or released, except by a process that died. */
const RESERVATION_MS = 60_000;

/**
 * Reserves space for `more` contacts in the list. Throws CONTACTS_LIMIT_REACHED if they don't fit. A stored count may be too
 * high, since a process died between reserving and storing. If it leaves no space, the contacts are counted again, but not
 * while the last reservation may still be on its way into the list.
 */
export async function reserveRoom(deps: Deps, ownerId: string, more: number): Promise<void> {
  const max = deps.settings.NETWORK_CONTACTS_MAX;
  const now = deps.now();
  const reserve = async (): Promise<boolean> => {
    const fitting = { _id: ownerId, contacts: { $lte: max - more } };
    const change = { $inc: { contacts: more }, $set: { reservedAt: now } };
    return (await deps.contactCounts.updateOne(fitting, change)).matchedCount > 0;
  };
  if (await reserve()) return;
  const known = await deps.contactCounts.findById(ownerId).lean();
  if (!known || now - (known.reservedAt ?? 0) > RESERVATION_MS) {
    const contacts = await deps.contacts.countDocuments({ ownerId });
    // If another call stores or changes the count meanwhile, its value stays.
    if (known) await deps.contactCounts.updateOne(known, { $set: { contacts } });
    else await deps.contactCounts.updateOne({ _id: ownerId }, { $setOnInsert: { contacts } }, { upsert: true });
    if (await reserve()) return;
  }
  throw new ServiceError(networkErrors.CONTACTS_LIMIT_REACHED, { params: { max } });
}

/** Releases the space of contacts that were deleted, or that were not added in the end. */
export async function releaseRoom(deps: Deps, ownerId: string, contacts: number): Promise<void> {
  if (contacts > 0) await deps.contactCounts.updateOne({ _id: ownerId }, { $inc: { contacts: -contacts } });
}
