import { getOnlineContacts as call } from '@meet/contracts/network';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../define.ts';
import { listGroupsOf } from '../groups/listGroupsOf.ts';
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

/** Accounts of everyone among the contacts and in the groups. */
async function peopleOf(deps: Deps, accountId: string): Promise<Set<string>> {
  const [contacts, groups] = await Promise.all([
    deps.contacts.find({ ownerId: accountId, accountId: { $ne: null } }, { accountId: 1 }).lean(),
    listGroupsOf(deps, accountId),
  ]);
  const members = await deps.members.find({ groupId: { $in: groups.map(({ _id }) => _id) } }, { accountId: 1 }).lean();
  const ids = [...contacts, ...members].flatMap((person) => person.accountId ?? []);
  return new Set([...ids, ...groups.map(({ ownerId }) => ownerId)]);
}
