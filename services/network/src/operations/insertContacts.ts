import { ServiceError } from '@meet/contracts';
import { insertContacts as call, networkErrors, prepareImport } from '@meet/network-contract';
import { addMissingContacts } from '../contacts/addMissingContacts.ts';
import { defineOperation } from '../defineOperation.ts';

export const insertContacts = defineOperation(call, async ({ insertData }, { deps, account }) => {
  const people = prepareImport(insertData, { ownEmail: account.email });
  if (!people.length) throw new ServiceError(networkErrors.NO_CONTACT_TO_IMPORT);
  const { added } = await addMissingContacts(deps, account.accountId, people);
  if (!added.length) throw new ServiceError(networkErrors.CONTACTS_ALREADY_IMPORTED);
  return { imported: added.length, skipped: insertData.length - added.length };
});
