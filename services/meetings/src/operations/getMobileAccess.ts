import { getMobileAccess as getMobileAccessCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const getMobileAccess = defineOperation(getMobileAccessCall, (_input, { deps }) => ({
  isAllowed: deps.settings.MOBILE_BROWSER_ACCESS,
}));
