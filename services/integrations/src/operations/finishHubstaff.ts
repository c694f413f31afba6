import { finishHubstaff as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestHubstaff } from '../hubstaff/requestHubstaff.ts';

export const finishHubstaff = defineOperation(call, async (input, context) => ({
  hubstaff: await requestHubstaff(context, (hubstaff) => hubstaff.finish(context.account.accountId, input)),
}));
