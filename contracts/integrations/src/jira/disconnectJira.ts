import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';

export const disconnectJira = defineCall('disconnectJira', {
  path: 'disconnect-jira',
  access: 'user',
  summary: 'Unties a Jira user from the caller’s account: the panel there starts nothing more in their name.',
  input: input({ connectionId: id() }),
  output: noOutput,
  errors: [integrationsErrors.JIRA_CONNECTION_NOT_FOUND],
  graphql: { mutation: true },
});
