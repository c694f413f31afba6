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
 * Links a new account to the contacts and group members that had only its e-mail address. Only people who may see the
 * account are notified, so that knowing an address does not reveal its registration. `isAgain` means that an earlier
 * run may have ended between its writes and its events. Then people who were linked already are notified too.
 */
export async function linkAccount(
  deps: Deps,
  { accountId, email }: NewAccount,
  { isAgain = false } = {},
): Promise<void> {
  const place = { email: email.toLowerCase(), accountId: { $in: isAgain ? [null, accountId] : [null] } };
  await linkContacts(deps, place, accountId);
  await linkMemberships(deps, place, accountId);
}

/** Filter for records that have only the e-mail address, or are already linked to the account. */
interface Place {
  readonly email: string;
  readonly accountId: { $in: (string | null)[] };
}

async function linkContacts(deps: Deps, place: Place, accountId: string): Promise<void> {
  const contacts = await deps.contacts.find(place, { ownerId: 1 }).lean();
  if (!contacts.length) return;
  await deps.contacts.updateMany({ ...place, accountId: null }, { $set: { accountId } });
  const ownerIds = contacts.map(({ ownerId }) => ownerId);
  await showAgain(deps, accountId, [...(await findViewers(deps, accountId, ownerIds))]);
}

async function linkMemberships(deps: Deps, place: Place, accountId: string): Promise<void> {
  const found = await deps.members.find(place, { groupId: 1, accountId: 1, isPending: 1, hasDeclined: 1 }).lean();
  const members = found.filter((member) => (member.accountId ? member.isPending : !member.hasDeclined));
  if (!members.length) return;
  await deps.members.updateMany(
    { ...place, accountId: null, hasDeclined: { $ne: true } },
    { $set: { accountId, isPending: true } },
  );
  const groups = await deps.groups.find({ _id: { $in: members.map(({ groupId }) => groupId) } }).lean();
  for (const group of await presentGroups(deps, groups)) await welcomeToGroup(deps, group, [accountId]);
}
