import { ServiceError } from '@meet/contracts';
import { getHubstaffProjects as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { askHubstaff } from '../hubstaff/askHubstaff.ts';

export const getHubstaffProjects = defineOperation(call, async (_input, context) => {
  const projects = await askHubstaff(context, (hubstaff) => hubstaff.listProjects(context.account.accountId));
  if (!projects) throw new ServiceError(integrationsErrors.HUBSTAFF_NOT_CONNECTED);
  return { projects };
});
