import type { AccountRecord } from '../models/accountModel.ts';
import { getAvatar } from './presentAccount.ts';

/** Returns the data of a new session that a client keeps. */
export function presentSignedIn(account: AccountRecord, token: string) {
  const { email, fullName, alias, role } = account;
  return { token, email, fullName, alias, avatar: getAvatar(account), isAdmin: role === 'admin' };
}
