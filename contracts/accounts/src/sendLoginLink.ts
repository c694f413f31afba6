import { email, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const sendLoginLink = defineCall('sendLoginLink', {
  path: 'send-login-link',
  access: 'public',
  summary:
    'Mails a link that signs in once within ten minutes. Answers alike whether or not the address has an account.',
  input: input({ email: email(), redirectTo: text().max(200) }),
  output: output({}),
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
