import { array, boolean, number, string } from 'yup';
import { id, input, list, noInput, noOutput, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX, membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { organizationsErrors, refusals } from './errors.ts';
import { organizationName } from './fields.ts';
import { ORGANIZATION_PERMISSIONS } from './roles.ts';
import type { OrganizationPermission, OrganizationRole } from './roles.ts';
import { ownOrganization } from './shapes.ts';

export const createOrganization = defineCall('createOrganization', {
  path: 'create-organization',
  access: 'user',
  summary:
    'Makes an organization that the caller, who is in none, owns. It has five licences, of which nobody holds one.',
  input: input({ organizationName: organizationName() }),
  output: output({ organization: ownOrganization.required() }),
  errors: [organizationsErrors.ORGANIZATION_ALREADY_IN_ONE],
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const renameOrganization = defineCall('renameOrganization', {
  path: 'rename-organization',
  access: 'user',
  summary: 'Renames the organization. For its owner and admins.',
  input: input({ organizationName: organizationName() }),
  output: output({ organizationName: string().required() }),
  errors: refusals,
  graphql: { mutation: true },
});

export const deleteOrganization = defineCall('deleteOrganization', {
  path: 'delete-organization',
  access: 'user',
  summary: 'Deletes the organization with its licences and invitations; everyone is out of it. For its owner.',
  input: noInput,
  output: noOutput,
  errors: refusals,
  graphql: { mutation: true },
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

export const findOrganizationOf = defineCall('findOrganizationOf', {
  path: 'find-organization-of',
  access: 'service',
  summary: 'The organization that an account is in, and on request who else is in it.',
  input: input({ accountId: id(), withMembers: boolean() }),
  output: output({
    /** Null if the account is in no organization. */
    organizationId: string().nullable().defined(),
    /** Empty unless requested. */
    accountIds: array(string().required()).required(),
  }),
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

export const listOrganizationChannels = defineCall('listOrganizationChannels', {
  path: 'list-organization-channels',
  access: 'service',
  summary: 'The channels of the organizations that accounts are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});
