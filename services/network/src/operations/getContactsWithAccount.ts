import { getContactsWithAccount as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { WITH_ACCOUNT } from '../models/contactModel.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

export const getContactsWithAccount = defineOperation(call, async (_input, { deps, account }) => {
  const records = await deps.contacts.find({ ownerId: account.accountId, ...WITH_ACCOUNT }).lean();
  const contacts = await presentContacts(deps, account.accountId, records);
  return { contacts: contacts.filter(({ hasAccount }) => hasAccount) };
});
