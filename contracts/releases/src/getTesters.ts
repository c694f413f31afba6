import { array, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getTesters = defineCall('getTesters', {
  path: 'testers',
  method: 'GET',
  access: 'admin',
  summary: 'Who may choose previews, by their e-mail addresses.',
  input: noInput,
  output: output({ emails: array(string().required()).required() }),
  graphql: { query: 'testers' },
});
