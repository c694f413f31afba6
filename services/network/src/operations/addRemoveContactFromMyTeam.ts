import { addRemoveContactFromMyTeam as teamCall } from '@meet/network-contract';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../defineOperation.ts';
import { isAdding } from '../contacts/isAdding.ts';

export const addRemoveContactFromMyTeam = defineOperation(teamCall, async (input, { deps, account, caller }) => {
  const adds = isAdding(input);
  await changeFlag(deps, account.accountId, input.contactId, { isInMyTeam: adds ? 1 : 0 });
  return { message: deps.translator.translate(caller.locale, adds ? 'network.teamAdded' : 'network.teamRemoved') };
});
