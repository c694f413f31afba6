import { ServiceError } from '@meet/contracts';
import { changeHubstaff as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestHubstaff } from '../hubstaff/requestHubstaff.ts';

const { HUBSTAFF_NOT_CONNECTED, HUBSTAFF_PROJECT_UNKNOWN } = integrationsErrors;

export const changeHubstaff = defineOperation(call, async ({ projectId, isEnabled }, context) => {
  const { deps, account } = context;
  const { accountId } = account;
  const projects = projectId ? await requestHubstaff(context, (hubstaff) => hubstaff.listProjects(accountId)) : [];
  if (!projects) throw new ServiceError(HUBSTAFF_NOT_CONNECTED);
  const project = projects.find((one) => one.projectId === projectId);
  if (projectId && !project) throw new ServiceError(HUBSTAFF_PROJECT_UNKNOWN);
  const hubstaff = await deps.hubstaff.change(accountId, {
    ...(isEnabled !== undefined && { isEnabled }),
    ...(project && { projectId: project.projectId, projectName: project.projectName }),
  });
  if (!hubstaff) throw new ServiceError(HUBSTAFF_NOT_CONNECTED);
  return { hubstaff };
});
