import { boolean, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getLoggedInUserData = defineCall('getLoggedInUserData', {
  path: 'get-logged-in-user-data',
  access: 'account',
  summary: 'Who is signed in.',
  input: noInput,
  output: output({
    accountId: string().required(),
    email: string().required(),
    fullName: string().defined(),
    alias: string().nullable().defined(),
    avatar: string().nullable().defined(),
    langCode: string().required(),
    isAdmin: boolean().required(),
    hasMembership: boolean().required(),
    /** Name of the administrator who views this account. */
    impersonatedBy: string().nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'me' },
});
