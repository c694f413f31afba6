import { object } from 'yup';
import { input, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, groupName } from './fields.ts';
import { groupShape } from './shapes.ts';

/** At most so many contacts come into a group at a time, and so many members stand in one. */
export const GROUP_MEMBERS_MAX = 1000;

/** Contacts chosen for a group. The e-mail is for older callers; the id decides. */
export const chosenContacts = () =>
  list(
    object({ contactId: contactId(), email: text().max(255, 'common.invalid') }).meta({ name: 'ChosenContactInput' }),
  )
    .required('network.contactsRequired')
    .min(1, 'network.contactsRequired')
    .max(GROUP_MEMBERS_MAX, 'network.tooManyMembers');

export const createContactsGroups = defineCall('createContactsGroups', {
  path: 'create-contacts-groups',
  access: 'user',
  summary: 'Makes a contact group of contacts from the caller’s network.',
  input: input({ contactsInNewGroup: chosenContacts(), groupName: groupName() }),
  output: output({ group: groupShape }),
  errors: [networkErrors.NOT_IN_NETWORK],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true, input: 'CreateContactsGroupsInput', success: 'ContactGroupSuccess' },
});
