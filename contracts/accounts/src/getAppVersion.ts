import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getAppVersion = defineCall('getAppVersion', {
  path: 'get-app-version',
  access: 'public',
  summary: 'Three words: application version, channel and build; the changelog is HTML in base64.',
  input: noInput,
  output: output({ version: string().required(), changelog: string().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'appVersion' },
});
