import { togglePinContact as call } from '@meet/network-contract';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../defineOperation.ts';

export const togglePinContact = defineOperation(call, async ({ contactId }, { deps, account }) => {
  // The database toggles the flag, so that of two concurrent clicks neither overwrites the other.
  const { pin } = await changeFlag(deps, account.accountId, contactId, { pin: { $subtract: [1, '$pin'] } });
  return { pin };
});
