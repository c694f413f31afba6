import { getContacts as call, NEWLY_ADDED_SECONDS } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

export const getContacts = defineOperation(call, async ({ newlyAdded }, { deps, account, now }) => {
  const since = newlyAdded === 1 ? Math.floor(now() / 1000) - NEWLY_ADDED_SECONDS : newlyAdded;
  const records = await deps.contacts
    .find({ ownerId: account.accountId, ...(since && { addedAt: { $gte: since } }) })
    .lean();
  return { contacts: await presentContacts(deps, account.accountId, records) };
});
