import { uploadAvatar as call } from '@meet/accounts-contract';
import { createId } from '@meet/service-kit';
import { encodeAvatar } from '../avatars/encodeAvatar.ts';
import { changeAvatar } from '../avatars/changeAvatar.ts';
import { defineOperation } from '../defineOperation.ts';
import { getAvatar } from '../presenters/presentAccount.ts';

export const uploadAvatar = defineOperation(call, async ({ avatar }, context) => {
  const { deps, account, now } = context;
  const sizes = await encodeAvatar(avatar);
  const avatarId = createId();
  await deps.avatars.create({ _id: avatarId, accountId: account.accountId, createdAt: now(), sizes });
  await changeAvatar(context, avatarId);
  return { avatar: getAvatar({ avatarId })! };
});
