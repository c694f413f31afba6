import { boolean } from 'yup';
import { bit, email, id, input, noOutput, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, groupId } from './fields.ts';
import { chosenContacts } from './groups.ts';
import { groupShape } from './shapes.ts';

export const addMembersToGroup = defineCall('addMembersToGroup', {
  path: 'add-members-to-group',
  access: 'user',
  summary: 'Adds contacts from the owner’s network to the group; those already in it stay unchanged.',
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

export const joinContactGroup = defineCall('joinContactGroup', {
  path: 'join-contact-group',
  access: 'service',
  summary: 'Adds somebody whom the owner invited to the group, with a role; adds them to the owner’s contacts.',
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

export const leaveContactsGroup = defineCall('leaveContactsGroup', {
  path: 'leave-contacts-group',
  access: 'user',
  summary: 'Removes the caller from another person’s group.',
  input: input({ groupId: groupId() }),
  output: noOutput,
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_ADMIN_STAYS],
  graphql: { mutation: true, input: 'ContactGroupInput', success: 'LeaveContactsGroupSuccess', echo: ['groupId'] },
});

export const checkGroupModerator = defineCall('checkGroupModerator', {
  path: 'check-group-moderator',
  access: 'service',
  summary: 'Returns whether an account is a moderator in any group of the owner.',
  input: input({ ownerId: id(), accountId: id() }),
  output: output({ isModerator: boolean().required() }),
});

export const checkOwnedGroupMember = defineCall('checkSharedGroup', {
  path: 'check-owned-group-member',
  access: 'service',
  summary: 'Returns whether somebody with this e-mail already belongs to a group of the owner.',
  input: input({ ownerId: id(), email: email() }),
  output: output({ isMember: boolean().required() }),
});
