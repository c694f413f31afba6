import { input } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenMemberType, givenRole } from './fields.ts';
import { invitationSent, SENDING_RATE } from './invitationSending.ts';
import { invitedEmail } from './invitedEmail.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_ALREADY_MEMBER, ORGANIZATION_GUEST, ORGANIZATION_INVITATIONS_FULL, ORGANIZATION_INVITE_YOURSELF } =
  organizationsErrors;
const { MAIL_LIMIT_REACHED } = notificationsErrors;

export const inviteMemberToOrganization = defineCall('inviteMemberToOrganization', {
  path: 'invite-member-to-organization',
  access: 'user',
  summary:
    'Mails somebody an invitation into the organization, as a member or a guest. For the owner and admins. Work and answer are the same whether the address has an account; asked again, a new link is mailed.',
  input: input({
    email: invitedEmail(),
    member_type: givenMemberType(),
    /** 0 member, 1 billing, 2 admin; a member where nothing is said, and a guest always. */
    role: givenRole(),
  }),
  output: invitationSent,
  errors: [
    ...refusals,
    ORGANIZATION_INVITE_YOURSELF,
    ORGANIZATION_ALREADY_MEMBER,
    ORGANIZATION_GUEST,
    ORGANIZATION_INVITATIONS_FULL,
    MAIL_LIMIT_REACHED,
  ],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});
