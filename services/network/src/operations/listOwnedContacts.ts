import { listOwnedContacts as listCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentPlainContacts } from '../contacts/presentPlainContacts.ts';

export const listOwnedContacts = defineOperation(listCall, async ({ accountId }, { deps }) => {
  const records = await deps.contacts.find({ ownerId: accountId }).lean();
  return { contacts: await presentPlainContacts(deps, accountId, records) };
});
