import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const connectAccounts = defineCall('connectAccounts', {
  path: 'connect-accounts',
  access: 'service',
  summary: 'Makes two accounts contacts of each other, where they are none yet. A list that is full stays as it is.',
  input: input({ accountId: id(), otherAccountId: id() }),
  output: noOutput,
});
