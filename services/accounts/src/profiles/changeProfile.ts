import { commonErrors, ServiceError } from '@meet/contracts';
import { ownProfileChanged, profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { getAvatar } from '../presenters/presentAccount.ts';

type Changes = Partial<
  Pick<AccountRecord, 'fullName' | 'foldedWords' | 'alias' | 'aliasKey' | 'phoneNumber' | 'avatarId'>
>;

/** Changes the caller's own profile. Notifies their open tabs and the services that show their name. */
export async function changeProfile(
  { deps, account: { accountId }, publish }: Pick<OperationContext<Deps>, 'deps' | 'account' | 'publish'>,
  changes: Changes,
): Promise<AccountRecord> {
  const account = await deps.accounts
    .findOneAndUpdate({ _id: accountId }, { $set: changes }, { returnDocument: 'after' })
    .lean();
  if (!account) throw new ServiceError(commonErrors.SESSION_INVALID);
  const { email, fullName, alias } = account;
  const profile = { accountId, email, fullName, alias, avatar: getAvatar(account) };
  await publish(userChannel(accountId), ownProfileChanged, { profile });
  await publish(INTERNAL_CHANNEL, profileChanged, profile);
  return account;
}
