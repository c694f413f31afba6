import type { AccountSummary } from '@meet/accounts-contract';
import type { AccountRecord } from '../models/accountModel.ts';

/** An account as other parts of the product see it. */
export function presentAccount(account: AccountRecord): AccountSummary {
  const { _id, email, fullName, alias, locale, hasMembership } = account;
  return { accountId: _id, email, fullName, avatar: getAvatar(account), alias, locale, hasMembership };
}

/** Root-relative address of the picture; sizes are appended as `=s50`. */
export const getAvatar = ({ avatarId }: Pick<AccountRecord, 'avatarId'>) =>
  avatarId === null ? null : `/api/avatars/${avatarId}`;
