import { toRequested, type Contact } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { isFrequent } from '../policies/contactUse.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';
import { toColor } from './toColor.ts';
import { sizedAvatar } from './sizedAvatar.ts';

/**
 * Presents contacts to their owner, with pictures and presence of those whom the owner may see. The number of queries
 * does not depend on the number of contacts.
 */
export async function presentContacts(
  deps: Deps,
  ownerId: string,
  records: readonly ContactRecord[],
): Promise<Contact[]> {
  const requested = toRequested(records.map(({ accountId }) => accountId));
  const visible = await findVisible(deps, ownerId, requested);
  return presentSeen(deps, records, ({ accountId }) => visible.has(accountId ?? ''));
}

/** Presents contacts of any owners. `isSeen` returns whether the owner may see the contact's account. */
export async function presentSeen(
  deps: Deps,
  records: readonly ContactRecord[],
  isSeen: (record: ContactRecord) => boolean,
): Promise<Contact[]> {
  const getShownAccount = (record: ContactRecord) => (isSeen(record) ? (record.accountId ?? '') : '');
  const accountIds = [...new Set(records.map(getShownAccount))].filter(Boolean);
  const [accounts, presences] = await Promise.all([deps.accounts.byId(accountIds), loadPresences(deps, accountIds)]);
  const nowMs = deps.now();
  return records.map((record) => ({
    contactId: record._id,
    fullname: record.fullName,
    fullName: record.fullName,
    email: record.email,
    avatar: sizedAvatar(accounts.get(getShownAccount(record))?.avatar, 50),
    color: toColor(record.email),
    ...presentPresence(presences.get(getShownAccount(record)), nowMs),
    hasAccount: getShownAccount(record) !== '',
    pin: record.pin,
    isInMyTeam: record.isInMyTeam,
    isPartner: record.isPartner,
    isFrequentUser: isFrequent(record, nowMs) ? 1 : 0,
    version: record.version,
  }));
}
