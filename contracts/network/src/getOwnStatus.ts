import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { statusShape } from './shapes.ts';

export const getOwnStatus = defineCall('getOwnStatus', {
  path: 'get-own-status',
  method: 'GET',
  access: 'user',
  summary: 'The status that the caller has set; null when none was ever set.',
  input: noInput,
  output: output({ status: statusShape.clone().nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'ownStatus', value: 'status' },
});
