import { getFrequentUsers as call } from '@meet/network-contract';
import { compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { fadedScore, isFrequent } from '../policies/contactUse.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

const FREQUENT_MAX = 10;

export const getFrequentUsers = defineOperation(call, async (_input, { deps, account, now }) => {
  const used = await deps.contacts.find({ ownerId: account.accountId, useScore: { $gt: 0 } }).lean();
  const frequent = used
    .filter((contact) => isFrequent(contact, now()))
    .sort((a, b) => fadedScore(b, now()) - fadedScore(a, now()) || compareKeys(a._id, b._id))
    .slice(0, FREQUENT_MAX);
  return { frequentUsers: await presentContacts(deps, account.accountId, frequent) };
});
