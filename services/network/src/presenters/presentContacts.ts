import type { Contact } from '@meet/contracts/network';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { isFrequent } from '../policies/contactUse.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';
import { colorOf } from './colorOf.ts';
import { sizedAvatar } from './sizedAvatar.ts';

/** Contacts as their owner sees them, with pictures and presence; two look-ups for any number of them. */
export async function presentContacts(deps: Deps, records: readonly ContactRecord[]): Promise<Contact[]> {
  const accountIds = records.flatMap(({ accountId }) => accountId ?? []);
  const [accounts, presences] = await Promise.all([deps.accounts.byId(accountIds), loadPresences(deps, accountIds)]);
  const nowMs = deps.now();
  return records.map((record) => ({
    contactId: record._id,
    fullname: record.fullName,
    fullName: record.fullName,
    email: record.email,
    avatar: sizedAvatar(record.accountId ? accounts.get(record.accountId)?.avatar : null, 50),
    color: colorOf(record.email),
    ...presentPresence(record.accountId ? presences.get(record.accountId) : undefined, nowMs),
    hasAccount: record.accountId !== null,
    pin: record.pin,
    isInMyTeam: record.isInMyTeam,
    isPartner: record.isPartner,
    isFrequentUser: isFrequent(record, nowMs) ? 1 : 0,
    version: record.version,
  }));
}
