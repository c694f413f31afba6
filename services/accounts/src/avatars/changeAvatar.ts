import type { OperationContext } from '@meet/service-kit';
import { getAccount } from '../accounts/findAccount.ts';
import type { Deps } from '../Deps.ts';
import { changeProfile } from '../profiles/changeProfile.ts';

/**
 * Names another picture, or none, and deletes the one that was named before. Other pictures of the account stay: an
 * upload at the same time may be about to name one. The sweep deletes pictures that nobody names in the end.
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
