import { boolean } from 'yup';
import { bit, email, id, input, noOutput, output, requiredText } from '@meet/contracts';
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

export const checkGroupModerator = defineCall('checkGroupModerator', {
  path: 'check-group-moderator',
  access: 'service',
  summary: 'Whether an account is a moderator in any group of the owner’s.',
  input: input({ ownerId: id(), accountId: id() }),
  output: output({ isModerator: boolean().required() }),
});

export const checkOwnedGroupMember = defineCall('checkSharedGroup', {
  path: 'check-owned-group-member',
  access: 'service',
  summary: 'Whether somebody with this e-mail already belongs to a group of the owner’s.',
  input: input({ ownerId: id(), email: email() }),
  output: output({ isMember: boolean().required() }),
});
