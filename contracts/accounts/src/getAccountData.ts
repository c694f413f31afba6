import { object, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getAccountData = defineCall('getAccountData', {
  path: 'get-account-data',
  access: 'account',
  summary: 'The profile. Of the API key only its ends are told; null without one, and where an administrator looks on.',
  input: noInput,
  output: output({
    account: object({
      fullName: string().defined(),
      alias: string().nullable().defined(),
      email: string().required(),
      phoneNumber: string().nullable().defined(),
      apiKey: string().nullable().defined(),
      avatar: string().nullable().defined(),
    })
      .meta({ name: 'Account' })
      .required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'account', value: 'account' },
});
