import { getContactOf as getCall, listContactsOf as listCall } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { loadContact } from '../policies/contactPolicy.ts';
import { isFrequent } from '../policies/contactUse.ts';

export const listContactsOf = defineOperation(listCall, async ({ accountId }, { deps }) => {
  const records = await deps.contacts.find({ ownerId: accountId }).lean();
  return { contacts: await presentPlainContacts(deps, accountId, records) };
});

export const getContactOf = defineOperation(getCall, async ({ accountId, contactId }, { deps }) => {
  const [contact] = await presentPlainContacts(deps, accountId, [await loadContact(deps, accountId, contactId)]);
  return { contact: contact! };
});

async function presentPlainContacts(deps: Deps, ownerId: string, records: readonly ContactRecord[]) {
  const visible = await findVisible(
    deps,
    ownerId,
    records.flatMap(({ accountId }) => accountId ?? []),
  );
  return records.map((record) => ({
    contactId: record._id,
    email: record.email,
    fullName: record.fullName,
    accountId: record.accountId && visible.has(record.accountId) ? record.accountId : null,
    isFrequentUser: isFrequent(record, deps.now()),
  }));
}
