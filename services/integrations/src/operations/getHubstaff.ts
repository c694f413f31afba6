import { getHubstaff as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

export const getHubstaff = defineOperation(call, async (_input, { deps, account }) => ({
  hubstaff: await deps.hubstaff.find(account.accountId),
}));
