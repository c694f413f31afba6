import { array, boolean, object, string } from 'yup';
import {
  bit,
  id,
  input,
  LIMITS,
  list,
  listedEmail,
  noInput,
  noOutput,
  output,
  requiredText,
  text,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, groupId, groupName } from './fields.ts';
import { groupShape } from './shapes.ts';

/** Maximum number of members of a group, and of contacts added at once. */
export const GROUP_MEMBERS_MAX = 1000;

/** Contacts chosen for a group, identified by their ids. Only older callers need the e-mail. */
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
  summary: 'Creates a contact group of contacts from the caller’s network.',
  input: input({ contactsInNewGroup: chosenContacts(), groupName: groupName() }),
  output: output({ group: groupShape }),
  errors: [networkErrors.NOT_IN_NETWORK],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true, input: 'CreateContactsGroupsInput', success: 'ContactGroupSuccess' },
});

export const createGroupWith = defineCall('createGroupWith', {
  path: 'create-group-with',
  access: 'service',
  summary: 'Creates a group of people by e-mail. People who are not yet contacts of the owner become contacts.',
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

/** A group as other services see it. */
const groupWithAccounts = object({
  groupId: string().required(),
  groupName: string().required(),
  ownerId: string().required(),
  members: array(
    object({
      contactId: string().required(),
      email: string().required(),
      fullName: string().required(),
      /** Null for a member without an account, and for one who was added to the group but knows nobody in it. */
      accountId: string().nullable().defined(),
      isAdmin: boolean().required(),
      role: bit().required(),
    }),
  ).required(),
});

export const getContactGroup = defineCall('getContactGroup', {
  path: 'get-contact-group',
  access: 'service',
  summary: 'Returns a group with its members’ accounts to one of its members; GROUP_NOT_FOUND to anyone else.',
  input: input({ groupId: groupId(), accountId: id() }),
  output: output({
    group: groupWithAccounts,
  }),
  errors: [networkErrors.GROUP_NOT_FOUND],
});

/**
 * Maximum number of groups in one request. A group has up to 1,000 members, so more groups would make the answer too
 * large.
 */
export const GROUPS_REQUESTED_MAX = 20;

export const getOwnedGroups = defineCall('getOwnedGroups', {
  path: 'get-owned-groups',
  access: 'service',
  summary:
    'Returns the named groups that an account owns, with their members’ accounts. Groups that it does not own are left out.',
  input: input({ accountId: id(), groupIds: list(groupId().required()).max(GROUPS_REQUESTED_MAX).required() }),
  output: output({ groups: array(groupWithAccounts).required() }),
});

export const getContactsGroups = defineCall('getContactsGroups', {
  path: 'get-contacts-groups',
  method: 'GET',
  access: 'user',
  summary: 'Lists the contact groups that the caller owns or belongs to, with their members.',
  input: noInput,
  output: output({ groups: array(groupShape).required() }),
  impersonation: 'allowed',
  graphql: { query: 'contactGroups', value: 'groups' },
});

export const listOwnedGroups = defineCall('listOwnedGroups', {
  path: 'list-owned-groups',
  access: 'service',
  summary: 'Lists the groups that an account owns, by name.',
  input: input({ accountId: id() }),
  output: output({
    groups: array(object({ groupId: string().required(), groupName: string().required() })).required(),
  }),
});

export const editContactsGroupName = defineCall('editContactsGroupName', {
  path: 'edit-contacts-group-name',
  access: 'user',
  summary: 'Renames the owner’s group.',
  input: input({ groupId: groupId(), groupName: groupName() }),
  output: output({ group: groupShape }),
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_OWNER_ONLY],
  graphql: { mutation: true, input: 'EditContactsGroupNameInput', success: 'ContactGroupSuccess' },
});

export const deleteContactsGroup = defineCall('deleteContactsGroup', {
  path: 'delete-contacts-group',
  access: 'user',
  summary: 'Deletes the owner’s group for all its members.',
  input: input({ groupId: groupId() }),
  output: noOutput,
  errors: [networkErrors.GROUP_NOT_FOUND, networkErrors.GROUP_OWNER_ONLY],
  graphql: { mutation: true, input: 'ContactGroupInput', success: 'LeaveContactsGroupSuccess', echo: ['groupId'] },
});
