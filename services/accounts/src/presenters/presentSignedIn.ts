import type { AccountRecord } from '../models/accountModel.ts';
import { avatarOf } from './presentAccount.ts';

/** What a client keeps of a new session. */
export function presentSignedIn(account: AccountRecord, token: string) {
  const { email, fullName, alias, role } = account;
  return { token, email, fullName, alias, avatar: avatarOf(account), isAdmin: role === 'admin' };
}
