import { input, output } from '@meet/contracts';
import { array } from 'yup';
import { defineCall } from './defineCall.ts';
import { ring } from './ring.ts';

export const getRings = defineCall('getRings', {
  path: 'get-meeting-calls',
  access: 'user',
  summary: 'Calls that ring for the caller right now; asked at load and after a lost connection.',
  input: input({}),
  output: output({ rings: array(ring.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'meetingRings', value: 'rings' },
});
