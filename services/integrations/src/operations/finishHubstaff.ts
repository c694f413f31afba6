import { finishHubstaff as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { askHubstaff } from '../hubstaff/askHubstaff.ts';

export const finishHubstaff = defineOperation(call, async (input, context) => ({
  hubstaff: await askHubstaff(context, (hubstaff) => hubstaff.finish(context.account.accountId, input)),
}));
