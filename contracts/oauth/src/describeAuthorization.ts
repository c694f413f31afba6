import { input, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';
import { authorizationRequestShape } from './shapes.ts';

const UID_MAX_LENGTH = 100;
export const requestUid = () => requiredText('common.required').max(UID_MAX_LENGTH);

export const describeAuthorization = defineCall('describeAuthorization', {
  path: 'describe-authorization',
  access: 'user',
  summary: 'What an outside application asks the caller for.',
  input: input({ uid: requestUid() }),
  output: output({ request: authorizationRequestShape.required() }),
  errors: [oauthErrors.AUTHORIZATION_REQUEST_GONE],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'authorizationRequest', value: 'request' },
});
