import { setName as call } from '@meet/accounts-contract';
import { changeProfile } from '../profiles/changeProfile.ts';
import { defineOperation } from '../defineOperation.ts';
import { nameFields } from '../profiles/nameFields.ts';

export const setName = defineOperation(call, async ({ newName }, context) => {
  await changeProfile(context, nameFields(newName.trim()));
  return {};
});
