import { boolean, object, string } from 'yup';
import { bit, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';
import { invitationOrganization, invitationState } from './sentInvitation.ts';

export const describeInvitation = defineCall('describeInvitation', {
  path: 'describe-invitation',
  access: 'public',
  summary:
    'Who invites whom to what, for whoever holds the link. Consumes nothing. Tells of an organization’s own invitations as well.',
  input: input({
    token: linkTokenField(),
    /** `type` in the link's path; a link whose type is not the invitation's is refused. */
    type: text().max(32),
  }),
  output: output({
    invitation: object({
      state: invitationState(),
      inviterName: string().required(),
      inviterEmail: string().required(),
      inviterAvatar: string().nullable().defined(),
      /** As the inviter wrote it; empty where nobody did. */
      name: string().defined(),
      email: string().required(),
      groupName: string().nullable().defined(),
      groupRole: bit().nullable().defined(),
      ...invitationOrganization,
      /** Whether the invited address has an account to sign in to. */
      hasAccount: boolean().required(),
    }).meta({ name: 'Invitation' }),
  }),
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'invitation', value: 'invitation' },
});
