import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const endAuthorizations = defineCall('endAuthorizations', {
  path: 'end-authorizations',
  access: 'service',
  summary: 'Ends what an account, whose password is a new one or which is closed, has allowed outside applications.',
  input: input({ accountId: id() }),
  output: noOutput,
});
