import { beginHubstaff as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { askHubstaff } from '../hubstaff/askHubstaff.ts';

export const beginHubstaff = defineOperation(call, async (_input, context) => ({
  url: await askHubstaff(context, (hubstaff) => hubstaff.begin(context.account.accountId)),
}));
