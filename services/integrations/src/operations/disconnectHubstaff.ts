import { ServiceError } from '@meet/contracts';
import { disconnectHubstaff as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

export const disconnectHubstaff = defineOperation(call, async (_input, { deps, account }) => {
  if (!(await deps.hubstaff.disconnect(account.accountId)))
    throw new ServiceError(integrationsErrors.HUBSTAFF_NOT_CONNECTED);
  return {};
});
