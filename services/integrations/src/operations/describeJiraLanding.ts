import { describeJiraLanding as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { requireLanding } from '../jira/requireLanding.ts';

export const describeJiraLanding = defineOperation(call, async ({ jwt }, { deps }) => {
  const { jira, installation, jiraAccountId } = await requireLanding(deps, jwt);
  return { siteUrl: installation.baseUrl, jiraName: await jira.site.getName(installation, jiraAccountId) };
});
