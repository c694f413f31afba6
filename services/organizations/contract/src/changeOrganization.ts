import { number, string } from 'yup';
import { count, flag, id, input, noInput, noOutput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenMemberType, givenPermission, givenRole, organizationName } from './fields.ts';
import { ORGANIZATION_MEMBERS_MAX } from './limits.ts';
import { organizationMember, ownOrganization } from './shapes.ts';

const {
  ORGANIZATION_ALREADY_IN_ONE,
  ORGANIZATION_GUEST,
  ORGANIZATION_LICENSES_IN_USE,
  ORGANIZATION_MEMBER_NOT_FOUND,
  ORGANIZATION_MEMBER_PROTECTED,
  ORGANIZATION_NO_LICENSE_LEFT,
  ORGANIZATION_NOT_ALLOWED,
  ORGANIZATION_NOT_FOUND,
  ORGANIZATION_OWNER_STAYS,
} = organizationsErrors;

const refusals = [ORGANIZATION_NOT_FOUND, ORGANIZATION_NOT_ALLOWED];
const memberRefusals = [...refusals, ORGANIZATION_MEMBER_NOT_FOUND, ORGANIZATION_MEMBER_PROTECTED];
const changedMember = output({ member: organizationMember.required() });

export const createOrganization = defineCall('createOrganization', {
  path: 'create-organization',
  access: 'user',
  summary:
    'Makes an organization that the caller, who is in none, owns. It has five licences, of which nobody holds one.',
  input: input({ organizationName: organizationName() }),
  output: output({ organization: ownOrganization.required() }),
  errors: [ORGANIZATION_ALREADY_IN_ONE],
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

export const leaveOrganization = defineCall('leaveOrganization', {
  path: 'leave-organization',
  access: 'user',
  summary: 'Leaves the organization and gives back the licence. Its owner hands it over or deletes it instead.',
  input: noInput,
  output: noOutput,
  errors: [ORGANIZATION_NOT_FOUND, ORGANIZATION_OWNER_STAYS],
  graphql: { mutation: true },
});

export const deleteOrganizationMember = defineCall('deleteOrganizationMember', {
  path: 'delete_organization_member',
  access: 'user',
  summary:
    'Takes somebody out of the organization, and back their licence. For its owner and admins; admins are removed by the owner alone.',
  input: input({ accountId: id() }),
  output: noOutput,
  errors: memberRefusals,
  graphql: { mutation: true, echo: ['accountId'] },
});

export const changeOrganizationMemberRole = defineCall('changeOrganizationMemberRole', {
  path: 'change-organization-member-role',
  access: 'user',
  summary:
    'Gives somebody another role, 0 member, 1 billing or 2 admin, and the permission that comes with it. For the owner and admins; admins are changed by the owner alone.',
  input: input({ accountId: id(), role: givenRole().required('organizations.roleInvalid') }),
  output: changedMember,
  errors: [...memberRefusals, ORGANIZATION_GUEST],
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const changeOrganizationMemberPermission = defineCall('changeOrganizationMemberPermission', {
  path: 'change-organization-member-permission',
  access: 'user',
  summary:
    'Changes what one member may do, `member`, `billing` or `admin`; their role stays. For the owner and admins; admins are changed by the owner alone.',
  input: input({ accountId: id(), permission: givenPermission() }),
  output: changedMember,
  errors: [...memberRefusals, ORGANIZATION_GUEST],
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const changeOrganizationAdminPermission = defineCall('changeOrganizationAdminPermission', {
  path: 'change-organization-admin-permission',
  access: 'user',
  summary: 'Changes what all who are admins by role may do, now and when they become it. For the owner.',
  input: input({ permission: givenPermission() }),
  output: output({ adminPermission: string().required() }),
  errors: refusals,
  graphql: { mutation: true },
});

export const changeOrganizationMemberType = defineCall('changeOrganizationMemberType', {
  path: 'change-organization-member-type',
  access: 'user',
  summary:
    'Makes a guest a member, or a member a guest: then without a licence, and with the role and permission of a member. For the owner and admins; admins are changed by the owner alone.',
  input: input({ accountId: id(), member_type: givenMemberType() }),
  output: changedMember,
  errors: memberRefusals,
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});

export const updateLicenseOrganization = defineCall('updateLicenseOrganization', {
  path: 'update-license-organization',
  access: 'user',
  summary:
    'Grants somebody, oneself too, one of the organization’s licences, or takes it back. For the owner and those with the permission `billing`. Of any number of grants at once, so many succeed as there are licences.',
  input: input({ accountId: id(), hasMembership: flag().required() }),
  output: output({ member: organizationMember.required(), usedLicenses: number().required() }),
  errors: [...refusals, ORGANIZATION_MEMBER_NOT_FOUND, ORGANIZATION_GUEST, ORGANIZATION_NO_LICENSE_LEFT],
  graphql: { mutation: true },
});

export const updateMaxLicensesOrganization = defineCall('updateMaxLicensesOrganization', {
  path: 'update-max-licenses-organization',
  access: 'user',
  summary:
    'Sets how many licences the organization has, never fewer than are in use. For the owner and those with the permission `billing`.',
  input: input({
    maxLicenses: count()
      .required('organizations.maxLicensesInvalid')
      .min(0, 'organizations.maxLicensesInvalid')
      .max(ORGANIZATION_MEMBERS_MAX, 'organizations.maxLicensesInvalid'),
  }),
  output: output({ maxLicenses: number().required() }),
  errors: [...refusals, ORGANIZATION_LICENSES_IN_USE],
  graphql: { mutation: true },
});
