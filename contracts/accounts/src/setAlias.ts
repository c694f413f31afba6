import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { aliasField } from './fields.ts';

export const setAlias = defineCall('setAlias', {
  path: 'set-alias',
  access: 'account',
  summary: 'Changes the alias of the personal link.',
  input: input({ alias: aliasField() }),
  output: noOutput,
  errors: [accountsErrors.ALIAS_RESERVED, accountsErrors.ALIAS_TAKEN],
  graphql: { mutation: true },
});
