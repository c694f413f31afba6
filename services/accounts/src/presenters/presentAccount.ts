import type { AccountSummary } from '@meet/accounts-contract';
import type { AccountRecord } from '../models/accountModel.ts';

/** Presents an account to other parts of the product. */
export function presentAccount(account: AccountRecord): AccountSummary {
  const { _id, email, fullName, alias, locale, hasMembership } = account;
  return { accountId: _id, email, fullName, avatar: getAvatar(account), alias, locale, hasMembership };
}

/** Returns the root-relative address of the picture; a size is appended as `=s50`. */
export const getAvatar = ({ avatarId }: Pick<AccountRecord, 'avatarId'>) =>
  avatarId === null ? null : `/api/avatars/${avatarId}`;
