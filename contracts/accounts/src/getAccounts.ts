import { array } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { accountSummary } from './accountSummary.ts';
import { defineCall } from './defineCall.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

export const getAccounts = defineCall('getAccounts', {
  path: 'get-accounts',
  access: 'service',
  summary: 'Reads accounts by id, in the order asked. Unknown ids are left out.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});
