import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId } from './fields.ts';

export const leaveContactsGroup = defineCall('leaveContactsGroup', {
  path: 'leave-contacts-group',
  access: 'user',
  summary: 'Takes the caller out of a group of somebody else’s.',
  input: input({ groupId: groupId() }),
  output: noOutput,
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_ADMIN_STAYS],
  graphql: { mutation: true, input: 'ContactGroupInput', success: 'LeaveContactsGroupSuccess', echo: ['groupId'] },
});
