import { object } from 'yup';
import { id, input, LIMITS, list, listedEmail, output, requiredText, text } from '@meet/contracts';
import { GROUP_MEMBERS_MAX } from './createContactsGroups.ts';
import { defineCall } from './defineCall.ts';
import { groupShape } from './shapes.ts';

export const createGroupOf = defineCall('createGroupOf', {
  path: 'create-group-of',
  access: 'service',
  summary: 'Makes a group of people by e-mail; those who are no contacts of the owner’s yet become contacts.',
  input: input({
    accountId: id(),
    groupName: requiredText('network.groupNameRequired').max(LIMITS.groupName, 'network.groupNameTooLong'),
    people: list(object({ email: listedEmail(), fullName: text().nullable() }))
      .required('network.contactsRequired')
      .min(1, 'network.contactsRequired')
      .max(GROUP_MEMBERS_MAX, 'network.tooManyMembers'),
  }),
  output: output({ group: groupShape }),
});
