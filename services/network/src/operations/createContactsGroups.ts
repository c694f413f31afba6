import { createContactsGroups as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadOwnContacts } from '../groups/loadOwnContacts.ts';
import { makeGroup } from '../groups/makeGroup.ts';

export const createContactsGroups = defineOperation(call, async (input, { deps, account }) => {
  const contacts = await loadOwnContacts(deps, account.accountId, input.contactsInNewGroup);
  return { group: await makeGroup(deps, account, input.groupName, contacts) };
});
