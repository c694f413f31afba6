import { checkIfDontShowAgainIsSet as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const checkIfDontShowAgainIsSet = defineOperation(call, async ({ guideId }, { deps, account }) => {
  const record = await deps.preferences.findById(account.accountId).lean();
  return { isSetShowAgain: record?.hiddenGuides?.includes(guideId) ?? false };
});
