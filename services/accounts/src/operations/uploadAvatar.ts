import { uploadAvatar as call } from '@meet/accounts-contract';
import { createId } from '@meet/service-kit';
import { encodeAvatar } from '../avatars/encodeAvatar.ts';
import { changeProfile } from '../profiles/changeProfile.ts';
import { defineOperation } from '../defineOperation.ts';
import { avatarOf } from '../presenters/presentAccount.ts';

export const uploadAvatar = defineOperation(call, async ({ avatar }, context) => {
  const { deps, account } = context;
  const sizes = await encodeAvatar(avatar);
  const avatarId = createId();
  await deps.avatars.create({ _id: avatarId, accountId: account.accountId, sizes });
  await changeProfile(context, { avatarId });
  await deps.avatars.deleteMany({ accountId: account.accountId, _id: { $ne: avatarId } });
  return { avatar: avatarOf({ avatarId })! };
});
