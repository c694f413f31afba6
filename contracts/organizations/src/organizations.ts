import { array, boolean, number, string } from 'yup';
import { id, input, list, noInput, noOutput, output } from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX, membershipsInput, membershipsOutput } from '@meet/contracts/events';
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
    'Creates an organization for the caller, who owns it and must be in none. It has five licences, none of them granted.',
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
  summary: 'Deletes the organization with its licences and invitations; all its members leave it. For its owner.',
  input: noInput,
  output: noOutput,
  errors: refusals,
  graphql: { mutation: true },
});

export const getUserRole = defineCall('getUserRole', {
  path: 'get-user-role',
  access: 'user',
  summary: 'Returns the caller’s role and permissions in their organization; null if they are in none.',
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

export const findOrganizationByAccount = defineCall('findOrganizationByAccount', {
  path: 'find-organization-by-account',
  access: 'service',
  summary: 'Returns the organization that an account is in, and on request its other members.',
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
  summary:
    'Returns the accounts among these that are in the same organization as this one. All of them chose to be there.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const findLicensed = defineCall('findLicensed', {
  path: 'find-licensed',
  access: 'service',
  summary: 'Returns the accounts among these that hold a licence of their organization.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const listOrganizationChannels = defineCall('listOrganizationChannels', {
  path: 'list-organization-channels',
  access: 'service',
  summary: 'Lists the channels of the organizations that accounts are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});
