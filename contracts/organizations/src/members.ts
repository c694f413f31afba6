import { array, boolean, object, string } from 'yup';
import { email, id, input, LIMITS, noInput, noOutput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors, refusals } from './errors.ts';
import { givenMemberType, givenPermission, givenRole } from './fields.ts';
import { LICENSE_GRANTORS, ORGANIZATION_OWNER_ROLE } from './roles.ts';
import type { LicenseGrantor } from './roles.ts';
import { organizationInvitation, organizationMember, ownOrganization } from './shapes.ts';
import type { OrganizationMember } from './shapes.ts';

/** Output of the calls that change one member. */
const changedMember = output({ member: organizationMember.required() });

/** Refusals of every call that changes one member. */
const memberRefusals = [
  ...refusals,
  organizationsErrors.ORGANIZATION_MEMBER_NOT_FOUND,
  organizationsErrors.ORGANIZATION_MEMBER_PROTECTED,
];

/** Sorts members: owner first, then by name, so that the order is the same for everybody. */
export function sortOrganizationMembers(members: readonly OrganizationMember[]): OrganizationMember[] {
  return [...members].sort(
    (a, b) =>
      Number(isOwner(b)) - Number(isOwner(a)) || compare(getName(a), getName(b)) || compare(a.accountId, b.accountId),
  );
}

const isOwner = ({ role }: OrganizationMember) => role === ORGANIZATION_OWNER_ROLE;
const getName = ({ fullName, email }: OrganizationMember) => (fullName || email).toLowerCase();
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const getOrganizationMembers = defineCall('getOrganizationMembers', {
  path: 'get-organization-members',
  access: 'user',
  summary:
    'Returns the caller’s organization with its members, the owner first and the others by name. People who may invite also get its invitations, the latest first. Without an organization: null and empty lists.',
  input: noInput,
  output: output({
    organization: ownOrganization.clone().default(undefined).nullable().defined(),
    members: array(organizationMember.required()).required(),
    invitations: array(organizationInvitation.required()).required(),
    /** Absent without an organization. */
    licensesGrantedBy: string<LicenseGrantor>().oneOf(LICENSE_GRANTORS).meta({ name: 'LicenseGrantor' }),
  }).meta({ name: 'OrganizationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'organization' },
});

export const changeOrganizationMemberRole = defineCall('changeOrganizationMemberRole', {
  path: 'change-organization-member-role',
  access: 'user',
  summary:
    'Changes a member’s role, 0 member, 1 billing or 2 admin, and the permission of the role. For the owner and admins; only the owner changes admins.',
  input: input({ accountId: id(), role: givenRole().required('organizations.roleInvalid') }),
  output: changedMember,
  errors: [...memberRefusals, organizationsErrors.ORGANIZATION_GUEST],
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const changeOrganizationMemberPermission = defineCall('changeOrganizationMemberPermission', {
  path: 'change-organization-member-permission',
  access: 'user',
  summary:
    'Changes the permission of one member, `member`, `billing` or `admin`; their role stays. For the owner and admins; only the owner changes admins.',
  input: input({ accountId: id(), permission: givenPermission() }),
  output: changedMember,
  errors: [...memberRefusals, organizationsErrors.ORGANIZATION_GUEST],
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const changeOrganizationMemberType = defineCall('changeOrganizationMemberType', {
  path: 'change-organization-member-type',
  access: 'user',
  summary:
    'Makes a guest a member, or a member a guest: then without a licence, and with the role and permission of a member. For the owner and admins; only the owner changes admins.',
  input: input({ accountId: id(), member_type: givenMemberType() }),
  output: changedMember,
  errors: memberRefusals,
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const changeOrganizationAdminPermission = defineCall('changeOrganizationAdminPermission', {
  path: 'change-organization-admin-permission',
  access: 'user',
  summary: 'Changes the permissions of all members with the role of admin, present and later ones. For the owner.',
  input: input({ permission: givenPermission() }),
  output: output({ adminPermission: string().required() }),
  errors: refusals,
  graphql: { mutation: true },
});

export const deleteOrganizationMember = defineCall('deleteOrganizationMember', {
  path: 'delete_organization_member',
  access: 'user',
  summary:
    'Removes a member from the organization and takes back their licence. For its owner and admins; only the owner removes admins.',
  input: input({ accountId: id() }),
  output: noOutput,
  errors: memberRefusals,
  graphql: { mutation: true, echo: ['accountId'] },
});

export const leaveOrganization = defineCall('leaveOrganization', {
  path: 'leave-organization',
  access: 'user',
  summary: 'Leaves the organization and gives back the licence. The owner must hand it over or delete it instead.',
  input: noInput,
  output: noOutput,
  errors: [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_OWNER_STAYS],
  graphql: { mutation: true },
});

export const checkOrganizationMember = defineCall('checkOrganizationMember', {
  path: 'check-organization-member',
  access: 'service',
  summary: 'Returns whether somebody with this e-mail is in the organization into which the account may invite people.',
  input: input({ accountId: id(), email: email({ max: LIMITS.inviteEmailCall }) }),
  output: output({ isMember: boolean().required() }),
});

export const getSuggestionFromGroups = defineCall('getSuggestionFromGroups', {
  path: 'get-suggestion-from-groups',
  access: 'user',
  summary:
    'Lists by name the people of the caller’s groups who are neither in the organization nor invited into it. For people who may invite.',
  input: noInput,
  output: output({
    suggestions: array(
      object({
        email: string().required(),
        fullName: string().required(),
        avatar: string().nullable().defined(),
        /** Names of the caller's groups in which the person is a member. */
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
