import { string } from 'yup';
import { input, LIMITS, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const createLoginAsUser = defineCall('createLoginAsUser', {
  path: 'create-login-as-user',
  access: 'admin',
  summary:
    'Makes the data of one login-as-user address: for this administrator and one person, once, within two minutes.',
  input: input({ email: requiredText('common.emailRequired').max(LIMITS.inviteEmailCall) }),
  output: output({ data: string().required() }),
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});
