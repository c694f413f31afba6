import { checkIfSettingsExistOrCreate as checkIfSettingsExistOrCreateCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { getKeptDays } from '../policies/getKeptDays.ts';

export const checkIfSettingsExistOrCreate = defineOperation(
  checkIfSettingsExistOrCreateCall,
  async (_input, { deps, account }) => {
    const expire = await getKeptDays(deps, account.accountId);
    // An administrator who views the account stores nothing.
    if (account.impersonatedBy)
      return { exists: (await deps.settings.exists({ _id: account.accountId })) !== null, expire };
    const { upsertedCount } = await deps.settings.updateOne(
      { _id: account.accountId },
      { $setOnInsert: { expireDays: null } },
      { upsert: true },
    );
    return { exists: upsertedCount === 0, expire };
  },
);
