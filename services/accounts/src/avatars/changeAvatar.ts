import type { OperationContext } from '@meet/service-kit';
import { getAccount } from '../accounts/findAccount.ts';
import type { Deps } from '../Deps.ts';
import { changeProfile } from '../profiles/changeProfile.ts';

/**
 * Sets or removes the account's picture and deletes the previous one. Other pictures of the account stay, because a
 * concurrent upload may be about to set one. The sweep later deletes pictures that no account uses.
 */
export async function changeAvatar(
  context: Pick<OperationContext<Deps>, 'deps' | 'account' | 'publish'>,
  avatarId: string | null,
): Promise<void> {
  const { deps, account } = context;
  const { avatarId: previous } = await getAccount(deps, account.accountId);
  await changeProfile(context, { avatarId });
  if (previous !== null) await deps.avatars.deleteOne({ _id: previous });
}
