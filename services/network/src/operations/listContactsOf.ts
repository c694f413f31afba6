import { getContactOf as getCall, listContactsOf as listCall } from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { loadContact } from '../policies/contactPolicy.ts';
import { isFrequent } from '../policies/contactUse.ts';

export const listContactsOf = defineOperation(listCall, async ({ accountId }, { deps, now }) => {
  const records = await deps.contacts.find({ ownerId: accountId }).lean();
  return { contacts: records.map((record) => presentPlainContact(record, now())) };
});

export const getContactOf = defineOperation(getCall, async ({ accountId, contactId }, { deps, now }) => ({
  contact: presentPlainContact(await loadContact(deps, accountId, contactId), now()),
}));

function presentPlainContact(record: ContactRecord, nowMs: number) {
  return {
    contactId: record._id,
    email: record.email,
    fullName: record.fullName,
    accountId: record.accountId,
    isFrequentUser: isFrequent(record, nowMs),
  };
}
