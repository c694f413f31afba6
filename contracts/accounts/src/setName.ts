import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { fullNameField } from './fields.ts';

export const setName = defineCall('setName', {
  path: 'set-name',
  access: 'account',
  summary: 'Changes the full name.',
  input: input({ newName: fullNameField() }),
  output: noOutput,
  graphql: { mutation: true },
});
