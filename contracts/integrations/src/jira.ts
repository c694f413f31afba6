import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { id, input, noInput, noOutput, output, requiredText, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { JIRA_TOKEN_MAX_LENGTH } from './limits.ts';

const jiraConnectionShape = object({
  connectionId: string().required(),
  /** Address of the Jira site. */
  siteUrl: string().required(),
  /** Name of the person in Jira; null if Jira has not given it. */
  jiraName: string().nullable().defined(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
}).meta({ name: 'JiraConnection' });
export type JiraConnection = InferType<typeof jiraConnectionShape>;

/** Token of a link from Jira, which Jira signs with the secret of its installation. */
const jiraToken = () => requiredText('common.required').max(JIRA_TOKEN_MAX_LENGTH);

export const getJiraConnections = defineCall('getJiraConnections', {
  path: 'get-jira-connections',
  method: 'GET',
  access: 'user',
  summary: 'Lists the Jira users who are connected to the caller’s account, the oldest first.',
  input: noInput,
  output: output({ connections: array(jiraConnectionShape.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'jiraConnections', value: 'connections' },
});

export const describeJiraLanding = defineCall('describeJiraLanding', {
  path: 'describe-jira-landing',
  access: 'public',
  summary: 'Returns the Jira site and user of a link. Does not consume the link.',
  input: input({ jwt: jiraToken() }),
  output: output({
    siteUrl: string().required(),
    /** Name of the person in Jira; null if Jira does not give it. */
    jiraName: string().nullable().defined(),
  }),
  errors: [
    integrationsErrors.JIRA_LINK_INVALID,
    integrationsErrors.JIRA_LINK_EXPIRED,
    integrationsErrors.JIRA_LINK_USED,
  ],
  rateLimit: { max: 120, windowSeconds: 3600 },
  impersonation: 'allowed',
  graphql: { query: 'jiraLanding' },
});

export const authorizeJira = defineCall('authorizeJira', {
  path: 'authorize-jira',
  access: 'user',
  summary:
    'Connects the Jira user of a link to the caller’s account: the panel in Jira starts meetings in their name. Works once.',
  input: input({ jwt: jiraToken() }),
  output: output({ connection: jiraConnectionShape.required() }),
  errors: [
    integrationsErrors.JIRA_LINK_INVALID,
    integrationsErrors.JIRA_LINK_EXPIRED,
    integrationsErrors.JIRA_LINK_USED,
    integrationsErrors.JIRA_CONNECTION_LIMIT_REACHED,
  ],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const disconnectJira = defineCall('disconnectJira', {
  path: 'disconnect-jira',
  access: 'user',
  summary: 'Disconnects a Jira user from the caller’s account: the panel there starts no more meetings in their name.',
  input: input({ connectionId: id() }),
  output: noOutput,
  errors: [integrationsErrors.JIRA_CONNECTION_NOT_FOUND],
  graphql: { mutation: true },
});
