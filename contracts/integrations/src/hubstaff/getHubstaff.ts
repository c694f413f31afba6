import { noInput, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { hubstaffShape } from './hubstaffShapes.ts';

export const getHubstaff = defineCall('getHubstaff', {
  path: 'get-hubstaff',
  method: 'GET',
  access: 'user',
  summary: 'How the caller’s connection with Hubstaff stands; null without one.',
  input: noInput,
  output: output({ hubstaff: hubstaffShape.default(undefined).nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'hubstaff', value: 'hubstaff' },
});
