import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const resendActivation = defineCall('resendActivation', {
  path: 'resend-activation',
  access: 'public',
  summary: 'Mails a new activation link of one sign-up, whose earlier link dies. Answers alike in any case.',
  input: input({ signUpId: id() }),
  output: noOutput,
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
