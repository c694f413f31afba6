import { ServiceError } from '@meet/contracts';
import { addContact as call, networkErrors } from '@meet/network-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import { announceContacts } from '../announcements/announceContacts.ts';
import { defineOperation } from '../defineOperation.ts';
import { followNewContacts } from '../follow-ups/followLater.ts';
import { releaseRoom, reserveRoom } from '../policies/contactPolicy.ts';

export const addContact = defineOperation(call, async ({ contactEmail, contactName }, { deps, account, now }) => {
  const email = contactEmail.toLowerCase();
  if (email === account.email.toLowerCase()) throw new ServiceError(networkErrors.CONTACT_IS_SELF);
  await reserveRoom(deps, account.accountId, 1);
  const known = (await deps.accounts.byEmail([email])).get(email);
  const record = await deps.contacts
    .create({
      _id: createId(),
      ownerId: account.accountId,
      email,
      fullName: contactName.trim(),
      accountId: known?.accountId ?? null,
      addedAt: Math.floor(now() / 1000),
      changedAt: now(),
    })
    .catch(async (error: unknown) => {
      await releaseRoom(deps, account.accountId, 1);
      throw isDuplicateKey(error) ? new ServiceError(networkErrors.CONTACT_ALREADY_ADDED, { cause: error }) : error;
    });
  const stored = record.toObject();
  await followNewContacts(deps, account.accountId, known ? [known.accountId] : []);
  const [contact] = await announceContacts(deps, account.accountId, [stored]);
  return { contact: contact! };
});
