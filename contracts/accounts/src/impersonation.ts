import { string } from 'yup';
import { input, LIMITS, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const createLoginAsUser = defineCall('createLoginAsUser', {
  path: 'create-login-as-user',
  access: 'admin',
  summary:
    'Creates the data of one login-as-user address. It works for this administrator and one person, once, within two minutes.',
  input: input({ email: requiredText('common.emailRequired').max(LIMITS.inviteEmailCall) }),
  output: output({ data: string().required() }),
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const loginAsUser = defineCall('loginAsUser', {
  path: 'login-as-user',
  access: 'public',
  summary:
    'Opens a session of an hour in which an administrator views a person’s account, and writes it to the audit log.',
  input: input({ data: text().required('accounts.linkTokenRequired').max(2048) }),
  output: output({
    token: string().required(),
    email: string().required(),
    fullName: string().defined(),
    alias: string().nullable().defined(),
    avatar: string().nullable().defined(),
    adminFullName: string().required(),
  }),
  errors: [accountsErrors.LOGIN_FAILED],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  impersonation: 'allowed',
  graphql: { mutation: true },
});
