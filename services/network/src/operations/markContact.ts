import {
  addRemoveContactFromMyTeam as teamCall,
  addRemoveContactToMyPartners as partnersCall,
} from '@meet/network-contract';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../defineOperation.ts';

export const addRemoveContactFromMyTeam = defineOperation(teamCall, async (input, { deps, account, caller }) => {
  const adds = isAdding(input);
  await changeFlag(deps, account.accountId, input.contactId, { isInMyTeam: adds ? 1 : 0 });
  return { message: deps.translator.translate(caller.locale, adds ? 'network.teamAdded' : 'network.teamRemoved') };
});

export const addRemoveContactToMyPartners = defineOperation(partnersCall, async (input, { deps, account, caller }) => {
  const adds = isAdding(input);
  await changeFlag(deps, account.accountId, input.contactId, { isPartner: adds ? 1 : 0 });
  return {
    message: deps.translator.translate(caller.locale, adds ? 'network.partnersAdded' : 'network.partnersRemoved'),
  };
});

/** The number decides where both are sent: it is the stated form. */
function isAdding({ operation, action }: { operation?: number | undefined; action?: string | undefined }): boolean {
  return operation === undefined ? action === 'Add' : operation === 0;
}
