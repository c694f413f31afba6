import { string } from 'yup';
import { output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { withContacts } from './withContacts.ts';

export const createGroupWithInvitedContacts = defineCall('createGroupWithInvitedContacts', {
  path: 'create-group-with-invited-contacts',
  access: 'user',
  summary: 'Makes a contact group of the people invited to a meeting.',
  input: withContacts(),
  output: output({ groupId: string().required() }),
  errors: [meetingsErrors.GROUP_NOT_CREATED],
  graphql: { mutation: true, input: 'MeetingWithContactsInput', success: 'CreateInvitedGroupSuccess' },
});
