import { ServiceError } from '@meet/contracts';
import { deleteContact as call, networkErrors } from '@meet/contracts/network';
import { announceRemovedContact } from '../announcements/announceContacts.ts';
import { defineOperation } from '../define.ts';

export const deleteContact = defineOperation(call, async ({ contactId }, { deps, account }) => {
  const { deletedCount } = await deps.contacts.deleteOne({ _id: contactId, ownerId: account.accountId });
  if (!deletedCount) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  await announceRemovedContact(deps, account.accountId, contactId);
  return {};
});
