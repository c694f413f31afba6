import { input, output } from '@meet/contracts';
import { chosenContacts } from './createContactsGroups.ts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId } from './fields.ts';
import { groupShape } from './shapes.ts';

export const addMembersToGroup = defineCall('addMembersToGroup', {
  path: 'add-members-to-group',
  access: 'user',
  summary: 'Adds contacts from the owner’s network to the group; those already in it are left as they are.',
  input: input({ contactsInGroup: chosenContacts(), groupId: groupId() }),
  output: output({ group: groupShape }),
  errors: [
    networkErrors.GROUP_NOT_FOUND,
    networkErrors.GROUP_OWNER_ONLY,
    networkErrors.NOT_IN_NETWORK,
    networkErrors.ALREADY_IN_GROUP,
    networkErrors.GROUP_FULL,
  ],
  graphql: { mutation: true, input: 'AddMembersToGroupInput', success: 'ContactGroupSuccess' },
});
