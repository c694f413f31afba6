import { array, boolean, object, string } from 'yup';
import { bit, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { groupId } from './fields.ts';

/** A group as other services see it. */
export const groupWithAccounts = object({
  groupId: string().required(),
  groupName: string().required(),
  ownerId: string().required(),
  members: array(
    object({
      contactId: string().required(),
      email: string().required(),
      fullName: string().required(),
      /** Null for whoever has none, and for whoever was put into the group and knows nobody there. */
      accountId: string().nullable().defined(),
      isAdmin: boolean().required(),
      role: bit().required(),
    }),
  ).required(),
});

export const getContactGroup = defineCall('getContactGroup', {
  path: 'get-contact-group',
  access: 'service',
  summary: 'A group with its members’ accounts, for one of its members. GROUP_NOT_FOUND for anyone else.',
  input: input({ groupId: groupId(), accountId: id() }),
  output: output({
    group: groupWithAccounts,
  }),
  errors: [networkErrors.GROUP_NOT_FOUND],
});
