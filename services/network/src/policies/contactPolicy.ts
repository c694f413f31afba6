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

/** Throws CONTACTS_LIMIT_REACHED unless so many more contacts fit into the list. */
export async function requireRoomFor(deps: Deps, ownerId: string, more: number): Promise<void> {
  const max = deps.settings.NETWORK_CONTACTS_MAX;
  if ((await deps.contacts.countDocuments({ ownerId })) + more > max) {
    throw new ServiceError(networkErrors.CONTACTS_LIMIT_REACHED, { params: { max } });
  }
}
