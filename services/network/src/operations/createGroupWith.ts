import { commonErrors, ServiceError } from '@meet/contracts';
import { createGroupWith as call, prepareImport } from '@meet/network-contract';
import { addMissingContacts } from '../contacts/addMissingContacts.ts';
import { defineOperation } from '../defineOperation.ts';
import { makeGroup } from '../groups/makeGroup.ts';

export const createGroupWith = defineOperation(call, async ({ accountId, groupName, people }, { deps }) => {
  const owner = (await deps.accounts.byId([accountId])).get(accountId);
  if (!owner) throw new ServiceError(commonErrors.NOT_FOUND);
  const rows = people.map(({ email, fullName }) => ({ email, name: fullName }));
  const { all } = await addMissingContacts(deps, accountId, prepareImport(rows, { ownEmail: owner.email }));
  return { group: await makeGroup(deps, owner, groupName, all) };
});
