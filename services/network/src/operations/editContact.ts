import { ServiceError } from '@meet/contracts';
import { editContact as call, networkErrors } from '@meet/network-contract';
import { announceContacts } from '../announcements/announceContacts.ts';
import { announceGroups } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { ContactRecord } from '../models/contactModel.ts';

export const editContact = defineOperation(call, async ({ contactId, contactName }, { deps, account, now }) => {
  const record = await deps.contacts
    .findOneAndUpdate(
      { _id: contactId, ownerId: account.accountId },
      { $set: { fullName: contactName.trim(), changedAt: now() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!record) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
  const [contact] = await announceContacts(deps, account.accountId, [record]);
  await renameInGroups(deps, record);
  return { contact: contact! };
});

/**
 * Renames a member in the owner's groups. Only members whose account is unknown or hidden are shown by this name, so
 * only these are announced.
 */
async function renameInGroups(deps: Deps, { ownerId, email, fullName }: ContactRecord): Promise<void> {
  const owned = await deps.groups.find({ ownerId }, { _id: 1 }).lean();
  if (!owned.length) return;
  const members = await deps.members
    .find(
      { groupId: { $in: owned.map(({ _id }) => _id) }, email },
      { groupId: 1, contactId: 1, accountId: 1, isPending: 1 },
    )
    .lean();
  if (!members.length) return;
  await deps.members.updateMany({ _id: { $in: members.map(({ _id }) => _id) } }, { $set: { fullName } });
  const shown = members.filter((member) => getShownAccount(member) === null);
  await announceGroups(
    deps,
    shown.map(({ groupId, contactId }) => ({ groupId, contactIds: [contactId] })),
  );
}
