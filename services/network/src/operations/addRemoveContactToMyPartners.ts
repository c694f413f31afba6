import { addRemoveContactToMyPartners as partnersCall } from '@meet/network-contract';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../defineOperation.ts';
import { isAdding } from '../contacts/isAdding.ts';

export const addRemoveContactToMyPartners = defineOperation(partnersCall, async (input, { deps, account, caller }) => {
  const adds = isAdding(input);
  await changeFlag(deps, account.accountId, input.contactId, { isPartner: adds ? 1 : 0 });
  return {
    message: deps.translator.translate(caller.locale, adds ? 'network.partnersAdded' : 'network.partnersRemoved'),
  };
});
