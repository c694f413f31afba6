import { removeAvatar as call } from '@meet/accounts-contract';
import { changeAvatar } from '../avatars/changeAvatar.ts';
import { defineOperation } from '../defineOperation.ts';

export const removeAvatar = defineOperation(call, async (_input, context) => {
  await changeAvatar(context, null);
  return {};
});
