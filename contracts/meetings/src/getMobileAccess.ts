import { boolean } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getMobileAccess = defineCall('getMobileAccess', {
  path: 'check-if-meeting-access-is-allowed-on-mobile-browsers',
  method: 'GET',
  access: 'public',
  summary: 'Whether meetings open in phones’ browsers.',
  input: input({}),
  output: output({ isAllowed: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'mobileMeetingAccess', value: 'isAllowed' },
});
