import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { groupShape } from './shapes.ts';

export const getContactsGroups = defineCall('getContactsGroups', {
  path: 'get-contacts-groups',
  method: 'GET',
  access: 'user',
  summary: 'The contact groups that the caller owns or belongs to, with their members.',
  input: noInput,
  output: output({ groups: array(groupShape).required() }),
  impersonation: 'allowed',
  graphql: { query: 'contactGroups', value: 'groups' },
});
