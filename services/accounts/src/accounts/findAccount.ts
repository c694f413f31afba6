import { commonErrors, ServiceError } from '@meet/contracts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { Models } from '../models/createModels.ts';

/** The account of an address, without regard to case. What nobody proved is none; see createAccount. */
export const findByEmail = ({ accounts }: Pick<Models, 'accounts'>, email: string): Promise<AccountRecord | null> =>
  accounts.findOne({ emailKey: email.toLowerCase(), $or: [{ role: 'admin' }, { activatedAt: { $ne: null } }] }).lean();

/** Throws SESSION_INVALID where the account behind a session is gone. */
export async function getAccount({ accounts }: Pick<Models, 'accounts'>, accountId: string): Promise<AccountRecord> {
  const account = await accounts.findById(accountId).lean();
  if (!account) throw new ServiceError(commonErrors.SESSION_INVALID);
  return account;
}
