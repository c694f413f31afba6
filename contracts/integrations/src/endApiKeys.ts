import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const endApiKeys = defineCall('endApiKeys', {
  path: 'end-api-keys',
  access: 'service',
  summary:
    'Ends all keys of an account, whose password is a new one or which is closed, and what other programs start in its name.',
  input: input({ accountId: id() }),
  output: noOutput,
});
