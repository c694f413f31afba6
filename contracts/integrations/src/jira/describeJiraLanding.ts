import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';
import { jiraToken } from './jiraToken.ts';

const { JIRA_LINK_INVALID, JIRA_LINK_EXPIRED, JIRA_LINK_USED } = integrationsErrors;

export const describeJiraLanding = defineCall('describeJiraLanding', {
  path: 'describe-jira-landing',
  access: 'public',
  summary: 'From which Jira site a link comes and for whom there. Uses nothing up.',
  input: input({ jwt: jiraToken() }),
  output: output({
    siteUrl: string().required(),
    /** Name of the person in Jira; null if Jira does not give it. */
    jiraName: string().nullable().defined(),
  }),
  errors: [JIRA_LINK_INVALID, JIRA_LINK_EXPIRED, JIRA_LINK_USED],
  rateLimit: { max: 120, windowSeconds: 3600 },
  impersonation: 'allowed',
  graphql: { query: 'jiraLanding' },
});
