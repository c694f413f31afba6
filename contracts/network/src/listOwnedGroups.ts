import { array, object, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const listOwnedGroups = defineCall('listOwnedGroups', {
  path: 'list-owned-groups',
  access: 'service',
  summary: 'The groups that an account owns, by name.',
  input: input({ accountId: id() }),
  output: output({
    groups: array(object({ groupId: string().required(), groupName: string().required() })).required(),
  }),
});
