import { setName as call } from '@meet/contracts/accounts';
import { changeProfile } from '../changeProfile.ts';
import { defineOperation } from '../define.ts';

export const setName = defineOperation(call, async ({ newName }, context) => {
  await changeProfile(context, { fullName: newName.trim() });
  return {};
});
