import { togglePinContact as call } from '@meet/network-contract';
import { changeFlag } from '../announcements/changeFlag.ts';
import { defineOperation } from '../defineOperation.ts';

export const togglePinContact = defineOperation(call, async ({ contactId }, { deps, account }) => {
  // Flipped where it is kept: of two clicks at once, neither overwrites the other.
  const { pin } = await changeFlag(deps, account.accountId, contactId, { pin: { $subtract: [1, '$pin'] } });
  return { pin };
});
