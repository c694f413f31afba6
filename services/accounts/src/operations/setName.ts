import { setName as call } from '@meet/contracts/accounts';
import { changeProfile } from '../changeProfile.ts';
import { defineOperation } from '../define.ts';
import { nameFields } from '../nameFields.ts';

export const setName = defineOperation(call, async ({ newName }, context) => {
  await changeProfile(context, nameFields(newName.trim()));
  return {};
});
