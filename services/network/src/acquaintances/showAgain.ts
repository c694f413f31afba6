import { toChunks } from '@meet/service-kit';
import type { QueryFilter } from 'mongoose';
import { announceContacts, publishContacts } from '../announcements/announceContacts.ts';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { presentSeen } from '../presenters/presentContacts.ts';
import { findViewers } from './findVisible.ts';

const TOGETHER = 500;

/** Sends the account, as far as visible now, to those of `viewerIds` that have it as a contact. */
export async function showAgain(deps: Deps, accountId: string, viewerIds: readonly string[]): Promise<void> {
  for (const some of toChunks(viewerIds, TOGETHER)) {
    const records = await renewContacts(deps, { accountId, ownerId: { $in: [...some] } });
    const viewers = await findViewers(
      deps,
      accountId,
      records.map(({ ownerId }) => ownerId),
    );
    const contacts = await presentSeen(deps, records, ({ ownerId }) => viewers.has(ownerId));
    for (const [at, { ownerId }] of records.entries()) await publishContacts(deps, ownerId, [contacts[at]!]);
  }
}

/** Sends the viewer those of its contacts that belong to the accounts, as far as visible now. */
export async function showContactsAgain(deps: Deps, viewerId: string, accountIds: readonly string[]): Promise<void> {
  for (const some of toChunks(accountIds, TOGETHER))
    await announceContacts(
      deps,
      viewerId,
      await renewContacts(deps, { accountId: { $in: [...some] }, ownerId: viewerId }),
    );
}

/** Marks contacts as changed and returns them: one update and one query for any number of contacts. */
export async function renewContacts(
  { contacts, now }: Deps,
  changed: QueryFilter<ContactRecord>,
): Promise<ContactRecord[]> {
  const update = { $inc: { version: 1 }, $set: { changedAt: now() } };
  const { matchedCount } = await contacts.updateMany(changed, update);
  return matchedCount > 0 ? contacts.find(changed).lean() : [];
}
