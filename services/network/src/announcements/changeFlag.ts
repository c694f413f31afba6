import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/contracts/network';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { announceContacts } from './announceContacts.ts';

type Flags = Partial<Pick<ContactRecord, 'pin' | 'isInMyTeam' | 'isPartner'>>;

/** Sets marks of the account's own contact and tells its tabs. Throws CONTACT_NOT_FOUND. */
export async function changeFlag(deps: Deps, ownerId: string, contactId: string, flags: Flags): Promise<ContactRecord> {
  const changed = await deps.contacts
    .findOneAndUpdate({ _id: contactId, ownerId }, { $set: flags, $inc: { version: 1 } }, { returnDocument: 'after' })
    .lean();
  if (!changed) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  await announceContacts(deps, ownerId, [changed]);
  return changed;
}
