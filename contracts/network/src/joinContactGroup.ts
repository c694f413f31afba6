import { bit, email, id, input, noOutput, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId } from './fields.ts';

export const joinContactGroup = defineCall('joinContactGroup', {
  path: 'join-contact-group',
  access: 'service',
  summary: 'Brings somebody whom the owner invited into the group, with a role; adds them to the owner’s contacts.',
  input: input({
    groupId: groupId(),
    ownerId: id(),
    email: email(),
    fullName: requiredText('common.required'),
    role: bit().required(),
  }),
  output: noOutput,
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_OWNER_ONLY, networkErrors.GROUP_FULL],
});
