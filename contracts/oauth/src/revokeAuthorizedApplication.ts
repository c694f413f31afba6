import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';

export const revokeAuthorizedApplication = defineCall('revokeAuthorizedApplication', {
  path: 'revoke-authorized-application',
  access: 'user',
  summary: 'Takes back all that an outside application was allowed: its tokens are dead at once.',
  input: input({ clientId: id() }),
  output: noOutput,
  errors: [oauthErrors.AUTHORIZED_APPLICATION_NOT_FOUND],
  graphql: { mutation: true },
});
