import { changeOrganizationAdminPermission as call, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization } from '../organization/changeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';

const { admin } = ORGANIZATION_ROLES;

export const changeOrganizationAdminPermission = defineOperation(call, async (input, context) => {
  const { accountId } = context.account;
  const { permission } = input;
  await changeOrganization(context, getOrganization(accountId), (organization) => {
    requireRight(organization, accountId, 'manageAdmins');
    return {
      adminPermission: permission,
      members: organization.members.map((member) => (member.role === admin ? { ...member, permission } : member)),
    };
  });
  return { adminPermission: permission };
});
