import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';

export const disconnectHubstaff = defineCall('disconnectHubstaff', {
  path: 'disconnect-hubstaff',
  access: 'user',
  summary: 'Forgets the caller’s connection with Hubstaff, and what waits to be told there.',
  input: noInput,
  output: noOutput,
  errors: [integrationsErrors.HUBSTAFF_NOT_CONNECTED],
  graphql: { mutation: true },
});
