import { findViewers } from '../acquaintances/findVisible.ts';
import { showAgain } from '../acquaintances/showAgain.ts';
import { welcomeToGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { presentGroups } from '../presenters/presentGroups.ts';

interface NewAccount {
  readonly accountId: string;
  readonly email: string;
}

/**
 * Joins contacts and group members that have stood by e-mail alone to the account made for it. Only those whom the
 * account lets see it are told: that somebody registered is nothing that others learn by knowing an address.
 */
export async function linkAccount(deps: Deps, account: NewAccount): Promise<void> {
  const waiting = { email: account.email.toLowerCase(), accountId: null };
  await linkContacts(deps, waiting, account.accountId);
  await linkMemberships(deps, waiting, account.accountId);
}

async function linkContacts(deps: Deps, waiting: { email: string; accountId: null }, accountId: string): Promise<void> {
  const contacts = await deps.contacts.find(waiting, { ownerId: 1 }).lean();
  if (!contacts.length) return;
  await deps.contacts.updateMany(waiting, { $set: { accountId } });
  const ownerIds = contacts.map(({ ownerId }) => ownerId);
  await showAgain(deps, accountId, [...(await findViewers(deps, accountId, ownerIds))]);
}

async function linkMemberships(deps: Deps, waiting: { email: string; accountId: null }, accountId: string) {
  const invited = { ...waiting, hasDeclined: { $ne: true } };
  const members = await deps.members.find(invited, { groupId: 1 }).lean();
  if (!members.length) return;
  await deps.members.updateMany(invited, { $set: { accountId, isPending: true } });
  const groups = await deps.groups.find({ _id: { $in: members.map(({ groupId }) => groupId) } }).lean();
  for (const group of await presentGroups(deps, groups)) await welcomeToGroup(deps, group, [accountId]);
}
