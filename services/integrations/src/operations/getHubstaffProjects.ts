import { ServiceError } from '@meet/contracts';
import { getHubstaffProjects as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestHubstaff } from '../hubstaff/requestHubstaff.ts';

export const getHubstaffProjects = defineOperation(call, async (_input, context) => {
  const projects = await requestHubstaff(context, (hubstaff) => hubstaff.listProjects(context.account.accountId));
  if (!projects) throw new ServiceError(integrationsErrors.HUBSTAFF_NOT_CONNECTED);
  return { projects };
});
