import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';

export const deleteOauthClient = defineCall('deleteOauthClient', {
  path: 'delete-oauth-client',
  access: 'admin',
  summary: 'Ends an outside application: whatever anybody allowed it, its tokens are dead at once.',
  input: input({ clientId: id() }),
  output: noOutput,
  errors: [oauthErrors.OAUTH_CLIENT_NOT_FOUND, oauthErrors.OAUTH_CLIENT_BUILT_IN],
  graphql: { mutation: true },
});
