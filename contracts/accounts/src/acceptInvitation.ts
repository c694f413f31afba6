import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { organizationsErrors } from '@meet/organizations-contract';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';

export const acceptInvitation = defineCall('acceptInvitation', {
  path: 'accept-invitation',
  access: 'user',
  summary:
    'Accepts an invitation to the caller’s address, once: both become contacts, and the caller joins the group and the organization. Takes an organization’s own invitations as well.',
  input: input({ token: linkTokenField() }),
  output: output({ groupName: string().nullable().defined(), organizationName: string().nullable().defined() }),
  errors: [
    accountsErrors.INVITATION_CLOSED,
    accountsErrors.INVITATION_OTHER_ACCOUNT,
    networkErrors.GROUP_FULL,
    networkErrors.CONTACTS_LIMIT_REACHED,
    organizationsErrors.ORGANIZATION_ALREADY_IN_ONE,
    organizationsErrors.ORGANIZATION_FULL,
  ],
  graphql: { mutation: true },
});
