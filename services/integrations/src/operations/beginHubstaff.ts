import { beginHubstaff as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestHubstaff } from '../hubstaff/requestHubstaff.ts';

export const beginHubstaff = defineOperation(call, async (_input, context) => ({
  url: await requestHubstaff(context, (hubstaff) => hubstaff.begin(context.account.accountId)),
}));
