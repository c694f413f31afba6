import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { contactShape } from './shapes.ts';

export const getFrequentUsers = defineCall('getFrequentUsers', {
  path: 'get-frequent-users',
  access: 'user',
  summary: 'The contacts whom the caller met or wrote to most of late, most frequent first; at most ten.',
  input: noInput,
  output: output({ frequentUsers: array(contactShape).required() }),
  impersonation: 'allowed',
  graphql: { query: 'frequentUsers', value: 'frequentUsers' },
});
