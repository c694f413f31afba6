import { getOwnedContact as getCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadContact } from '../policies/contactPolicy.ts';
import { presentPlainContacts } from '../contacts/presentPlainContacts.ts';

export const getOwnedContact = defineOperation(getCall, async ({ accountId, contactId }, { deps }) => {
  const [contact] = await presentPlainContacts(deps, accountId, [await loadContact(deps, accountId, contactId)]);
  return { contact: contact! };
});
