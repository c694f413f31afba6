import { setPhoneNumber as call } from '@meet/contracts/accounts';
import { changeProfile } from '../changeProfile.ts';
import { defineOperation } from '../define.ts';

export const setPhoneNumber = defineOperation(call, async ({ phoneNumber }, context) => {
  await changeProfile(context, { phoneNumber: phoneNumber || null });
  return {};
});
