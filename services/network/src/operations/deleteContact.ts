import { ServiceError } from '@meet/contracts';
import { deleteContact as call, networkErrors } from '@meet/network-contract';
import { showAgain } from '../acquaintances/showAgain.ts';
import { announceRemovedContact } from '../announcements/announceContacts.ts';
import { defineOperation } from '../defineOperation.ts';
import { releaseRoom } from '../policies/contactPolicy.ts';

export const deleteContact = defineOperation(call, async ({ contactId }, { deps, account, now }) => {
  const { accountId: ownerId } = account;
  const deleted = await deps.contacts.findOneAndDelete({ _id: contactId, ownerId }).lean();
  if (!deleted) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  await deps.removedContacts.create({ _id: contactId, ownerId, removedAt: new Date(now()) });
  await releaseRoom(deps, ownerId, 1);
  await announceRemovedContact(deps, ownerId, contactId);
  // The deleted person can no longer see the owner, except through other ties.
  if (deleted.accountId) await showAgain(deps, ownerId, [deleted.accountId]);
  return {};
});
