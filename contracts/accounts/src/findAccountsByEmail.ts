import { array } from 'yup';
import { input, list, output, text } from '@meet/contracts';
import { accountSummary } from './accountSummary.ts';
import { defineCall } from './defineCall.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

export const findAccountsByEmail = defineCall('findAccountsByEmail', {
  path: 'find-accounts-by-email',
  access: 'service',
  summary: 'Finds activated accounts by e-mail, without regard to case. Unknown addresses are left out.',
  input: input({ emails: list(text().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});
