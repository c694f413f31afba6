import { getAccountClosing as call } from '@meet/accounts-contract';
import { countOwnedChatRooms } from '@meet/chat-contract';
import { listOwnedGroups } from '@meet/network-contract';
import { findOwnedOrganization } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { toClosesAt } from '../closing/createClosures.ts';

export const getAccountClosing = defineOperation(call, async (_input, { deps, account, callAsService, now }) => {
  const { accountId } = account;
  const [{ passwordHash, secondFactor }, { groups }, { shared }, { organization }] = await Promise.all([
    getAccount(deps, accountId),
    callAsService(listOwnedGroups, { accountId }),
    callAsService(countOwnedChatRooms, { accountId }),
    callAsService(findOwnedOrganization, { accountId }),
  ]);
  return {
    closesAt: toClosesAt(now()),
    hasPassword: passwordHash !== null,
    hasSecondFactor: Boolean(secondFactor?.enabledAt),
    groupNames: groups.map(({ groupName }) => groupName),
    sharedChatRooms: shared,
    organization,
  };
});
