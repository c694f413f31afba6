import { getOnlineContacts as call } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { listGroupIdsOf } from '../groups/listGroupsOf.ts';
import { shownAccountOf } from '../groups/shownAccountOf.ts';
import { WITH_ACCOUNT } from '../models/contactModel.ts';
import { presentLastOnline } from '../presenters/presentLastOnline.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';

export const getOnlineContacts = defineOperation(call, async ({ timezone, emails }, { deps, account, caller, now }) => {
  const presences = await loadPresences(deps, await peopleOf(deps, account.accountId, emails));
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

/** Accounts of everyone among the contacts and in the groups, as far as the caller may see them, or of some addresses. */
async function peopleOf(deps: Deps, accountId: string, emails?: readonly string[]): Promise<Set<string>> {
  const among = emails && { $in: [...new Set(emails.map((email) => email.toLowerCase()))] };
  const [contacts, groupIds] = await Promise.all([
    deps.contacts
      .find({ ownerId: accountId, ...WITH_ACCOUNT, ...(among && { email: among }) }, { accountId: 1 })
      .lean(),
    listGroupIdsOf(deps, accountId),
  ]);
  const [members, groups] = await Promise.all([
    deps.members
      .find({ groupId: { $in: groupIds }, ...(among && { email: among }) }, { accountId: 1, isPending: 1 })
      .lean(),
    deps.groups.find({ _id: { $in: groupIds } }, { ownerId: 1, ownerEmail: 1 }).lean(),
  ]);
  const visible = await findVisible(
    deps,
    accountId,
    contacts.flatMap((contact) => contact.accountId ?? []),
  );
  const memberIds = members.flatMap((member) => shownAccountOf(member) ?? []);
  const owners = groups.filter(({ ownerEmail }) => !among || among.$in.includes(ownerEmail.toLowerCase()));
  return new Set([...visible, ...memberIds, ...owners.map(({ ownerId }) => ownerId)]);
}
