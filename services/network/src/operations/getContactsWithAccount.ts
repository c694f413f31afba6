import { getContactsWithAccount as call } from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

export const getContactsWithAccount = defineOperation(call, async (_input, { deps, account }) => {
  const records = await deps.contacts.find({ ownerId: account.accountId, accountId: { $ne: null } }).lean();
  return { contacts: await presentContacts(deps, records) };
});
