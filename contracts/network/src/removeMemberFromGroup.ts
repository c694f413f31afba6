import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, groupId } from './fields.ts';
import { groupShape } from './shapes.ts';

export const removeMemberFromGroup = defineCall('removeMemberFromGroup', {
  path: 'remove-member-from-group',
  access: 'user',
  summary: 'Removes a member from the owner’s group; its admin stays.',
  input: input({ groupId: groupId(), contactId: contactId() }),
  output: output({ group: groupShape }),
  errors: [
    networkErrors.GROUP_NOT_FOUND,
    networkErrors.GROUP_OWNER_ONLY,
    networkErrors.GROUP_ADMIN_STAYS,
    networkErrors.GROUP_MEMBER_NOT_FOUND,
  ],
  graphql: { mutation: true, input: 'RemoveMemberFromGroupInput', success: 'ContactGroupSuccess' },
});
