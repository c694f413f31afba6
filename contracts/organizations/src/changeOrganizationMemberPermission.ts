import { id, input } from '@meet/contracts';
import { changedMember } from './changedMember.ts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenPermission } from './fields.ts';
import { memberRefusals } from './memberRefusals.ts';

const { ORGANIZATION_GUEST } = organizationsErrors;

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
