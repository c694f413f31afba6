import { commonErrors, ServiceError } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { Models } from '../models/createModels.ts';

/** Returns the account of an address, ignoring case. An unproved account counts as none; see createAccount. */
export const findByEmail = ({ accounts }: Pick<Models, 'accounts'>, email: string): Promise<AccountRecord | null> =>
  accounts.findOne({ emailKey: email.toLowerCase(), $or: [{ role: 'admin' }, { activatedAt: { $ne: null } }] }).lean();

/** Throws SESSION_INVALID if the account behind a session is gone. */
export async function getAccount(
  { readAccount }: Pick<Deps, 'readAccount'>,
  accountId: string,
): Promise<Readonly<AccountRecord>> {
  const account = await readAccount(accountId);
  if (!account) throw new ServiceError(commonErrors.SESSION_INVALID);
  return account;
}
