import { getSmallAvatar as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { getAvatar } from '../presenters/presentAccount.ts';

export const getSmallAvatar = defineOperation(call, async (_input, { deps, account }) => {
  const avatar = getAvatar(await getAccount(deps, account.accountId));
  return { avatar: avatar && `${avatar}=s50` };
});
