import { array, boolean, number, object, string } from 'yup';
import { email, id, input, LIMITS, list, noInput, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX, membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { ORGANIZATION_PERMISSIONS, type OrganizationPermission, type OrganizationRole } from './roles.ts';
import { organizationInvitation, organizationMember, ownOrganization } from './shapes.ts';

export const getOrganizationMembers = defineCall('getOrganizationMembers', {
  path: 'get-organization-members',
  access: 'user',
  summary:
    'The caller’s organization with its members, the owner first and the others by name; and, for those who may invite, its invitations, the latest first. No organization: null and empty lists.',
  input: noInput,
  output: output({
    organization: ownOrganization.clone().default(undefined).nullable().defined(),
    members: array(organizationMember.required()).required(),
    invitations: array(organizationInvitation.required()).required(),
  }).meta({ name: 'OrganizationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'organization' },
});

export const getUserRole = defineCall('getUserRole', {
  path: 'get-user-role',
  access: 'user',
  summary: 'What the caller is and may do in their organization; null for whoever is in none.',
  input: noInput,
  output: output({
    /** 0 member, 1 billing, 2 admin, 3 owner. */
    role: number<OrganizationRole>().oneOf([0, 1, 2, 3]).nullable().defined(),
    permission: string<OrganizationPermission>()
      .oneOf(ORGANIZATION_PERMISSIONS)
      .nullable()
      .defined()
      .meta({ name: 'OrganizationPermission' }),
    organization: ownOrganization.clone().default(undefined).nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'userRole' },
});

export const getSuggestionFromGroups = defineCall('getSuggestionFromGroups', {
  path: 'get-suggestion-from-groups',
  access: 'user',
  summary:
    'The people of the groups that the caller owns who are neither in the organization nor invited into it, by name. For those who may invite.',
  input: noInput,
  output: output({
    suggestions: array(
      object({
        email: string().required(),
        fullName: string().required(),
        avatar: string().nullable().defined(),
        /** Names of the caller's groups that they are in. */
        groupNames: array(string().required()).required(),
      })
        .meta({ name: 'OrganizationSuggestion' })
        .required(),
    ).required(),
  }),
  errors: [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_NOT_ALLOWED],
  impersonation: 'allowed',
  graphql: { query: 'organizationSuggestions', value: 'suggestions' },
});

export const listOrganizationChannels = defineCall('listOrganizationChannels', {
  path: 'list-organization-channels',
  access: 'service',
  summary: 'The channels of the organizations that accounts are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

export const findOrganizationMates = defineCall('findOrganizationMates', {
  path: 'find-organization-mates',
  access: 'service',
  summary: 'Which of the accounts are in one organization with this one. Nobody is there but of their own will.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const findLicensed = defineCall('findLicensed', {
  path: 'find-licensed',
  access: 'service',
  summary: 'Which of the accounts hold a licence of their organization.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const findInvitingOrganization = defineCall('findInvitingOrganization', {
  path: 'find-inviting-organization',
  access: 'service',
  summary: 'The organization that an account may invite people into; null where there is none.',
  input: input({ accountId: id() }),
  output: output({
    organization: object({ organizationId: string().required(), organizationName: string().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});

export const checkOrganizationMember = defineCall('checkOrganizationMember', {
  path: 'check-organization-member',
  access: 'service',
  summary: 'Whether somebody with this e-mail is in the organization that the account may invite people into.',
  input: input({ accountId: id(), email: email({ max: LIMITS.inviteEmailCall }) }),
  output: output({ isMember: boolean().required() }),
});
