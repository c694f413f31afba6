import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { announceContacts } from './announceContacts.ts';

type Flag = 'pin' | 'isInMyTeam' | 'isPartner';
/** A flag's new value, or a database expression that computes it from the current one. */
type Flags = Partial<Record<Flag, 0 | 1 | { $subtract: [1, `$${Flag}`] }>>;

/**
 * Sets flags of the account's own contact in one update and sends the contact to its tabs. Throws CONTACT_NOT_FOUND.
 */
export async function changeFlag(deps: Deps, ownerId: string, contactId: string, flags: Flags): Promise<ContactRecord> {
  const changed = await deps.contacts
    .findOneAndUpdate(
      { _id: contactId, ownerId },
      [{ $set: { ...flags, changedAt: deps.now(), version: { $add: ['$version', 1] } } }],
      {
        returnDocument: 'after',
        updatePipeline: true,
      },
    )
    .lean();
  if (!changed) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  await announceContacts(deps, ownerId, [changed]);
  return changed;
}
