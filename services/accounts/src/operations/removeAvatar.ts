import { removeAvatar as call } from '@meet/accounts-contract';
import { changeProfile } from '../profiles/changeProfile.ts';
import { defineOperation } from '../defineOperation.ts';

export const removeAvatar = defineOperation(call, async (_input, context) => {
  await changeProfile(context, { avatarId: null });
  await context.deps.avatars.deleteMany({ accountId: context.account.accountId });
  return {};
});
