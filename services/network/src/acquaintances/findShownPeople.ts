import type { Deps } from '../Deps.ts';
import { listGroupIds } from '../groups/listGroups.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import { WITH_ACCOUNT } from '../models/contactModel.ts';
import { findVisible } from './findVisible.ts';

/** Restricts a query to people with these lower-case addresses, or to these accounts. */
export interface Among {
  readonly emails?: readonly string[] | undefined;
  readonly accountIds?: readonly string[];
}

/**
 * Returns the accounts of all contacts and group members of the account, and of the groups' owners, that it may see.
 */
export async function findShownPeople(
  deps: Deps,
  accountId: string,
  { emails, accountIds }: Among = {},
): Promise<Set<string>> {
  const byEmail = emails && { email: { $in: [...emails] } };
  const byAccount = accountIds && { accountId: { $in: [...accountIds] } };
  const [contacts, groupIds] = await Promise.all([
    deps.contacts.find({ ownerId: accountId, ...WITH_ACCOUNT, ...byEmail, ...byAccount }, { accountId: 1 }).lean(),
    listGroupIds(deps, accountId),
  ]);
  const [members, groups] = await Promise.all([
    deps.members.find({ groupId: { $in: groupIds }, ...byEmail, ...byAccount }, { accountId: 1, isPending: 1 }).lean(),
    deps.groups.find({ _id: { $in: groupIds } }, { ownerId: 1, ownerEmail: 1 }).lean(),
  ]);
  const visible = await findVisible(
    deps,
    accountId,
    contacts.flatMap((contact) => contact.accountId ?? []),
  );
  const memberIds = members.flatMap((member) => getShownAccount(member) ?? []);
  const owners = groups.filter(
    ({ ownerId, ownerEmail }) =>
      (emails?.includes(ownerEmail.toLowerCase()) ?? true) && (accountIds?.includes(ownerId) ?? true),
  );
  return new Set([...visible, ...memberIds, ...owners.map(({ ownerId }) => ownerId)]);
}
