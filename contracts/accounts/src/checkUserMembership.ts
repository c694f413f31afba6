import { boolean } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkUserMembership = defineCall('checkUserMembership', {
  path: 'check-user-membership',
  access: 'account',
  summary:
    'Succeeds for a live session; tells whether the membership is a paid one: the account’s own, or a licence of its organization.',
  input: noInput,
  output: output({ hasMembership: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'hasMembership', value: 'hasMembership' },
});
