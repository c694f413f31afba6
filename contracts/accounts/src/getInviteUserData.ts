import { array, object, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getInviteUserData = defineCall('getInviteUserData', {
  path: 'get-invite-user-data',
  method: 'GET',
  access: 'user',
  summary: 'What the caller may invite people into: the groups they own, and their organization.',
  input: noInput,
  output: output({
    /** Null for whoever is neither owner nor admin of one. */
    organization: object({ name: string().required() })
      .meta({ name: 'InviteOrganization' })
      .default(undefined)
      .nullable()
      .defined(),
    groups: array(
      object({
        id: string().required(),
        /** A group whose parent is missing here is a root. */
        parentGroup: string().nullable().defined().meta({ scalar: 'ID' }),
        groupName: string().required(),
      }).meta({ name: 'InviteGroup' }),
    ).required(),
  }),
  graphql: { query: 'inviteUserData' },
});
