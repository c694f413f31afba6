import { guideDontShowAgain as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const guideDontShowAgain = defineOperation(call, async ({ guideId, show }, { deps, account }) => {
  const change = show === 0 ? { $addToSet: { hiddenGuides: guideId } } : { $pull: { hiddenGuides: guideId } };
  await deps.preferences.updateOne({ _id: account.accountId }, change, { upsert: true });
  return {};
});
