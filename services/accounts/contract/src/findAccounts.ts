import { array } from 'yup';
import { id, input, LIMITS, list, output, text } from '@meet/contracts';
import { accountSummary } from './accountSummary.ts';
import { defineCall } from './defineCall.ts';

const LIST_MAX = 2000;

export const findAccountsByEmail = defineCall('findAccountsByEmail', {
  path: 'find-accounts-by-email',
  access: 'service',
  summary: 'Finds activated accounts by e-mail, without regard to case. Unknown addresses are left out.',
  input: input({ emails: list(text().required()).max(LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});

export const getAccounts = defineCall('getAccounts', {
  path: 'get-accounts',
  access: 'service',
  summary: 'Reads accounts by id, in the order asked. Unknown ids are left out.',
  input: input({ accountIds: list(id().required()).max(LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});

export const findAccountByAlias = defineCall('findAccountByAlias', {
  path: 'find-account-by-alias',
  access: 'service',
  summary: 'Finds the account that carries a personal alias, without regard to case; null when none does.',
  input: input({ alias: text().required().max(LIMITS.email) }),
  output: output({ account: accountSummary.default(undefined).nullable().defined() }),
});
