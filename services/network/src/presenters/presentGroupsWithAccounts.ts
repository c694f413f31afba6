import { GROUP_ADMIN_CONTACT_ID } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { GroupRecord } from '../models/groupModel.ts';
import { findGroupPeople, getShownAccounts } from './presentGroups.ts';

/** Presents groups to other services, the admin first; two queries for any number of groups. */
export async function presentGroupsWithAccounts(deps: Deps, groups: readonly GroupRecord[]) {
  const peopleByGroup = await findGroupPeople(deps, groups);
  const accounts = await deps.accounts.byId(getShownAccounts(peopleByGroup));
  return groups.map(({ _id, groupName, ownerId }) => ({
    groupId: _id,
    groupName,
    ownerId,
    members: peopleByGroup.get(_id)!.map((person) => {
      const accountId = getShownAccount(person);
      return {
        contactId: person.contactId,
        email: person.email,
        fullName: accounts.get(accountId ?? '')?.fullName || person.fullName,
        accountId,
        isAdmin: person.contactId === GROUP_ADMIN_CONTACT_ID,
        role: person.role,
      };
    }),
  }));
}
