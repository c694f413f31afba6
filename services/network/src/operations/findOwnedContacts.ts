import { findOwnedContacts as findCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentPlainContacts } from '../contacts/presentPlainContacts.ts';

export const findOwnedContacts = defineOperation(findCall, async ({ accountId, emails }, { deps }) => {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const records = await deps.contacts.find({ ownerId: accountId, email: { $in: addresses } }).lean();
  return { contacts: await presentPlainContacts(deps, accountId, records) };
});
