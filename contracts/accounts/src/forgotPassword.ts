import { email, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const forgotPassword = defineCall('forgotPassword', {
  path: 'forgot-password',
  access: 'public',
  summary: 'Mails a link to choose a new password. Answers alike whether or not the address has an account.',
  input: input({ email: email() }),
  output: noOutput,
  rateLimit: { max: 20, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
