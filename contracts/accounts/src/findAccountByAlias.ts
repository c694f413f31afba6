import { input, LIMITS, output, text } from '@meet/contracts';
import { accountSummary } from './accountSummary.ts';
import { defineCall } from './defineCall.ts';

export const findAccountByAlias = defineCall('findAccountByAlias', {
  path: 'find-account-by-alias',
  access: 'service',
  summary: 'Finds the account that carries a personal alias, without regard to case; null when none does.',
  input: input({ alias: text().required().max(LIMITS.email) }),
  output: output({ account: accountSummary.default(undefined).nullable().defined() }),
});
