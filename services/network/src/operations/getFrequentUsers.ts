import { getFrequentUsers as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { frequentFadesFrom } from '../policies/contactUse.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

const FREQUENT_MAX = 10;

export const getFrequentUsers = defineOperation(call, async (_input, { deps, account: { accountId }, now }) => {
  const frequent = await deps.contacts
    .find({ ownerId: accountId, fadesAt: { $gte: frequentFadesFrom(now()) } })
    .sort({ fadesAt: -1, _id: 1 })
    .limit(FREQUENT_MAX)
    .lean();
  return { frequentUsers: await presentContacts(deps, accountId, frequent) };
});
