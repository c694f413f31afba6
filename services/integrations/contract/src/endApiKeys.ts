import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const endApiKeys = defineCall('endApiKeys', {
  path: 'end-api-keys',
  access: 'service',
  summary: 'Ends all keys of an account, whose password is a new one or which is closed.',
  input: input({ accountId: id() }),
  output: noOutput,
});
