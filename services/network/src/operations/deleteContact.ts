import { ServiceError } from '@meet/contracts';
import { deleteContact as call, networkErrors } from '@meet/network-contract';
import { showAnew } from '../acquaintances/showAnew.ts';
import { announceRemovedContact } from '../announcements/announceContacts.ts';
import { defineOperation } from '../defineOperation.ts';

export const deleteContact = defineOperation(call, async ({ contactId }, { deps, account }) => {
  const { accountId: ownerId } = account;
  const deleted = await deps.contacts.findOneAndDelete({ _id: contactId, ownerId }).lean();
  if (!deleted) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  await announceRemovedContact(deps, ownerId, contactId);
  // Whoever the owner took out of the list sees the owner no longer, but for other ties.
  if (deleted.accountId) await showAnew(deps, ownerId, [deleted.accountId]);
  return {};
});
