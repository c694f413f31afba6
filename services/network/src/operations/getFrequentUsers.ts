import { getFrequentUsers as call } from '@meet/network-contract';
import { chunksOf } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { fadesAt, frequentFadesFrom } from '../policies/contactUse.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

const FREQUENT_MAX = 10;
const TOGETHER = 500;

export const getFrequentUsers = defineOperation(call, async (_input, { deps, account: { accountId }, now }) => {
  await rankFormerUses(deps, accountId);
  const frequent = await deps.contacts
    .find({ ownerId: accountId, fadesAt: { $gte: frequentFadesFrom(now()) } })
    .sort({ fadesAt: -1, _id: 1 })
    .limit(FREQUENT_MAX)
    .lean();
  return { frequentUsers: await presentContacts(deps, accountId, frequent) };
});

/** Contacts that a former release stored have no rank. The first look for frequent users gives them one. */
async function rankFormerUses({ contacts }: Deps, ownerId: string): Promise<void> {
  const former = await contacts.find({ ownerId, fadesAt: null }, { useScore: 1, usedAt: 1 }).lean();
  if (former.length === 0) return;
  const used = former.filter(({ useScore }) => useScore > 0);
  for (const some of chunksOf(used, TOGETHER)) {
    await contacts.bulkWrite(
      some.map(({ _id, ...use }) => ({
        updateOne: { filter: { _id, fadesAt: null }, update: { $set: { fadesAt: fadesAt(use) } } },
      })),
    );
  }
  await contacts.updateMany({ ownerId, fadesAt: null }, { $set: { fadesAt: 0 } });
}
