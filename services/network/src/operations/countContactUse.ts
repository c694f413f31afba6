import { countContactUse as call } from '@meet/network-contract';
import { announceContacts } from '../announcements/announceContacts.ts';
import { defineOperation } from '../defineOperation.ts';
import { fadedScore, fadesAt, isFrequent } from '../policies/contactUse.ts';

export const countContactUse = defineOperation(call, async ({ accountId, emails }, { deps, now }) => {
  const used = await deps.contacts
    .find({ ownerId: accountId, email: { $in: emails.map((email) => email.toLowerCase()) } })
    .lean();
  for (const contact of used) {
    const use = { useScore: fadedScore(contact, now()) + 1, usedAt: now() };
    const becameFrequent = isFrequent(use, now()) && !isFrequent(contact, now());
    const changed = await deps.contacts
      .findOneAndUpdate(
        { _id: contact._id },
        {
          $set: { ...use, fadesAt: fadesAt(use), ...(becameFrequent && { changedAt: now() }) },
          ...(becameFrequent && { $inc: { version: 1 } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed && becameFrequent) await announceContacts(deps, accountId, [changed]);
  }
  return {};
});
