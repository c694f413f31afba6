import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId } from './fields.ts';

export const deleteContactsGroup = defineCall('deleteContactsGroup', {
  path: 'delete-contacts-group',
  access: 'user',
  summary: 'Deletes the owner’s group for all its members.',
  input: input({ groupId: groupId() }),
  output: noOutput,
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_OWNER_ONLY],
  graphql: { mutation: true, input: 'ContactGroupInput', success: 'LeaveContactsGroupSuccess', echo: ['groupId'] },
});
