import { GROUP_ADMIN_CONTACT_ID } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { shownAccountOf } from '../groups/shownAccountOf.ts';
import type { GroupRecord } from '../models/groupModel.ts';
import { findPeopleOf, shownAccountsOf } from './presentGroups.ts';

/** Groups as other services see them, the admin first; two look-ups for any number of them. */
export async function presentGroupsWithAccounts(deps: Deps, groups: readonly GroupRecord[]) {
  const peopleOf = await findPeopleOf(deps, groups);
  const accounts = await deps.accounts.byId(shownAccountsOf(peopleOf));
  return groups.map(({ _id, groupName, ownerId }) => ({
    groupId: _id,
    groupName,
    ownerId,
    members: peopleOf.get(_id)!.map((person) => {
      const accountId = shownAccountOf(person);
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
