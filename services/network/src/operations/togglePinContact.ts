import { togglePinContact as call } from '@meet/contracts/network';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../define.ts';
import { loadContact } from '../policies/contactPolicy.ts';

export const togglePinContact = defineOperation(call, async ({ contactId }, { deps, account }) => {
  const { pin } = await loadContact(deps, account.accountId, contactId);
  const changed = await changeFlag(deps, account.accountId, contactId, { pin: pin ? 0 : 1 });
  return { pin: changed.pin };
});
