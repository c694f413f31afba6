import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';

export const revokePublishToken = defineCall('revokePublishToken', {
  path: 'revoke-publish-token',
  access: 'admin',
  summary: 'Ends a publish token at once.',
  input: input({ tokenId: id() }),
  output: noOutput,
  errors: [releasesErrors.PUBLISH_TOKEN_NOT_FOUND],
  graphql: { mutation: true },
});
