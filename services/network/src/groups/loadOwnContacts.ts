import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';

/** Returns the chosen contacts in the order of choice. Throws NOT_IN_NETWORK if one is not the account's own. */
export async function loadOwnContacts(
  deps: Deps,
  ownerId: string,
  chosen: readonly { contactId: string }[],
): Promise<ContactRecord[]> {
  const ids = [...new Set(chosen.map(({ contactId }) => contactId))];
  const found = await deps.contacts.find({ _id: { $in: ids }, ownerId }).lean();
  if (found.length < ids.length) throw new ServiceError(networkErrors.NOT_IN_NETWORK);
  const byId = new Map(found.map((contact) => [contact._id, contact]));
  return ids.map((id) => byId.get(id)!);
}
