import { input, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';
import { jiraConnectionShape } from './jiraShapes.ts';
import { jiraToken } from './jiraToken.ts';

const { JIRA_LINK_INVALID, JIRA_LINK_EXPIRED, JIRA_LINK_USED, JIRA_CONNECTION_LIMIT_REACHED } = integrationsErrors;

export const authorizeJira = defineCall('authorizeJira', {
  path: 'authorize-jira',
  access: 'user',
  summary:
    'Ties the Jira user of a link to the caller’s account: the panel in Jira starts meetings in their name. Works once.',
  input: input({ jwt: jiraToken() }),
  output: output({ connection: jiraConnectionShape.required() }),
  errors: [JIRA_LINK_INVALID, JIRA_LINK_EXPIRED, JIRA_LINK_USED, JIRA_CONNECTION_LIMIT_REACHED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});
