import { setPhoneNumber as call } from '@meet/accounts-contract';
import { changeProfile } from '../profiles/changeProfile.ts';
import { defineOperation } from '../defineOperation.ts';

export const setPhoneNumber = defineOperation(call, async ({ phoneNumber }, context) => {
  await changeProfile(context, { phoneNumber: phoneNumber || null });
  return {};
});
