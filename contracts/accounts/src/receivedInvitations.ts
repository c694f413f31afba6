import { boolean, object, string } from 'yup';
import { bit, input, noOutput, output, text } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { organizationsErrors } from '@meet/organizations-contract';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';
import { invitationOrganization, invitationState } from './invitations.ts';

export const describeInvitation = defineCall('describeInvitation', {
  path: 'describe-invitation',
  access: 'public',
  summary:
    'Returns the inviter, the invited address and the target of an invitation to the holder of its link. Does not consume the link. Covers an organization’s own invitations as well.',
  input: input({
    token: linkTokenField(),
    /** `type` in the link's path. A link whose type differs from the invitation's is refused. */
    type: text().max(32),
  }),
  output: output({
    invitation: object({
      state: invitationState(),
      inviterName: string().required(),
      inviterEmail: string().required(),
      inviterAvatar: string().nullable().defined(),
      /** Name as the inviter wrote it; empty if the inviter gave none. */
      name: string().defined(),
      email: string().required(),
      groupName: string().nullable().defined(),
      groupRole: bit().nullable().defined(),
      ...invitationOrganization,
      /** Whether an account with the invited address exists, so that the person can sign in. */
      hasAccount: boolean().required(),
    }).meta({ name: 'Invitation' }),
  }),
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'invitation', value: 'invitation' },
});

export const acceptInvitation = defineCall('acceptInvitation', {
  path: 'accept-invitation',
  access: 'user',
  summary:
    'Accepts an invitation to the caller’s address, once: both become contacts, and the caller joins the group and the organization. Accepts an organization’s own invitations as well.',
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

export const declineInvitation = defineCall('declineInvitation', {
  path: 'decline-invitation',
  access: 'public',
  summary:
    'Declines an invitation, an organization’s own too, once. Every holder of its link may decline. The sender sees that it was declined.',
  input: input({ token: linkTokenField() }),
  output: noOutput,
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});
