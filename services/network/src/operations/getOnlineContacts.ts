import { getOnlineContacts as call } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { listGroupsOf } from '../groups/listGroupsOf.ts';
import { shownAccountOf } from '../groups/shownAccountOf.ts';
import { presentLastOnline } from '../presenters/presentLastOnline.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';

export const getOnlineContacts = defineOperation(call, async ({ timezone }, { deps, account, caller, now }) => {
  const presences = await loadPresences(deps, await peopleOf(deps, account.accountId));
  const contactsStatus = [...presences.values()].map((record) => {
    const presence = presentPresence(record, now());
    return {
      email: record.email,
      ...presence,
      lastOnline: presence.time === null ? null : presentLastOnline(presence.time, caller.locale, timezone),
    };
  });
  return { contactsStatus };
});

/** Accounts of everyone among the contacts and in the groups, as far as the caller may see them. */
async function peopleOf(deps: Deps, accountId: string): Promise<Set<string>> {
  const [contacts, groups] = await Promise.all([
    deps.contacts.find({ ownerId: accountId, accountId: { $ne: null } }, { accountId: 1 }).lean(),
    listGroupsOf(deps, accountId),
  ]);
  const members = await deps.members
    .find({ groupId: { $in: groups.map(({ _id }) => _id) } }, { accountId: 1, isPending: 1 })
    .lean();
  const visible = await findVisible(
    deps,
    accountId,
    contacts.flatMap((contact) => contact.accountId ?? []),
  );
  const memberIds = members.flatMap((member) => shownAccountOf(member) ?? []);
  return new Set([...visible, ...memberIds, ...groups.map(({ ownerId }) => ownerId)]);
}
