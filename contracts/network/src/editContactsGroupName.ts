import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId, groupName } from './fields.ts';
import { groupShape } from './shapes.ts';

export const editContactsGroupName = defineCall('editContactsGroupName', {
  path: 'edit-contacts-group-name',
  access: 'user',
  summary: 'Renames the owner’s group.',
  input: input({ groupId: groupId(), groupName: groupName() }),
  output: output({ group: groupShape }),
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_OWNER_ONLY],
  graphql: { mutation: true, input: 'EditContactsGroupNameInput', success: 'ContactGroupSuccess' },
});
