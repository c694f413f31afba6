import { object, string } from 'yup';
import { id, input, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { memberType } from './fields.ts';

const { ORGANIZATION_NOT_FOUND } = organizationsErrors;

export const getGuestInvitationOrganization = defineCall('getGuestInvitationOrganization', {
  path: 'get-guest-invitation-organization',
  access: 'user',
  summary:
    'The invitation by which somebody is a guest of the caller’s organization; null for whoever is no guest there.',
  input: input({ accountId: id() }),
  output: output({
    invitation: object({
      invitationId: string().required(),
      accountId: string().required(),
      email: string().required(),
      member_type: memberType(),
      /** Name of the person who sent it, else their address. */
      invitedBy: string().required(),
      sentAt: timestamp(),
      acceptedAt: timestamp(),
    })
      .meta({ name: 'GuestInvitation' })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  errors: [ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_MEMBER_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'guestInvitation', value: 'invitation' },
});
