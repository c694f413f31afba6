import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { isFrequent } from '../policies/contactUse.ts';

export async function presentPlainContacts(deps: Deps, ownerId: string, records: readonly ContactRecord[]) {
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
