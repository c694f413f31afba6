import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

export const findAdministrators = defineCall('findAdministrators', {
  path: 'find-administrators',
  access: 'service',
  summary: 'Finds which of these accounts are administrators’ now: what one of them made is worth no more than that.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ administratorIds: array(string().required()).required() }),
});
