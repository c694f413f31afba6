import { string } from 'yup';
import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { requestUid } from './describeAuthorization.ts';
import { oauthErrors } from './errors.ts';

export const answerAuthorization = defineCall('answerAuthorization', {
  path: 'answer-authorization',
  access: 'user',
  summary:
    'Allows an outside application what it asks for, or denies it. The answer counts once the browser that the application sent goes to the address told.',
  input: input({ uid: requestUid(), allow: flag().required() }),
  output: output({
    /** Good for a minute, once, in the browser that the request came with. */
    returnTo: string().required(),
  }),
  errors: [oauthErrors.AUTHORIZATION_REQUEST_GONE],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});
