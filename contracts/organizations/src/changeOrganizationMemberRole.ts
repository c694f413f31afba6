import { id, input } from '@meet/contracts';
import { changedMember } from './changedMember.ts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenRole } from './fields.ts';
import { memberRefusals } from './memberRefusals.ts';

const { ORGANIZATION_GUEST } = organizationsErrors;

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
