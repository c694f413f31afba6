import { ServiceError } from '@meet/contracts';
import {
  changeOrganizationAdminPermission as adminPermissionCall,
  changeOrganizationMemberPermission as permissionCall,
  changeOrganizationMemberRole as roleCall,
  changeOrganizationMemberType as typeCall,
  ORGANIZATION_ROLES,
  organizationsErrors,
} from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMember } from '../organization/changeMember.ts';
import { changeOrganization, organizationOf } from '../organization/changeOrganization.ts';
import type { MemberRecord } from '../models/organizationModel.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { permissionOf } from '../policies/permissionOf.ts';

const { admin, member: plain } = ORGANIZATION_ROLES;

export const changeOrganizationMemberRole = defineOperation(roleCall, ({ accountId, role }, context) =>
  changeMember(context, accountId, (organization, member) => {
    if (role !== plain) requireMember(member);
    return { role, permission: permissionOf(organization, role) };
  }),
);

export const changeOrganizationMemberPermission = defineOperation(
  permissionCall,
  ({ accountId, permission }, context) =>
    changeMember(context, accountId, (_organization, member) => {
      if (permission !== 'member') requireMember(member);
      return { permission };
    }),
);

export const changeOrganizationMemberType = defineOperation(typeCall, ({ accountId, member_type }, context) =>
  changeMember(context, accountId, () =>
    member_type === 'member'
      ? { memberType: 'member' }
      : { memberType: 'guest', role: plain, permission: 'member', hasMembership: false },
  ),
);

export const changeOrganizationAdminPermission = defineOperation(adminPermissionCall, async (input, context) => {
  const { accountId } = context.account;
  const { permission } = input;
  await changeOrganization(context, organizationOf(accountId), (organization) => {
    requireRight(organization, accountId, 'manageAdmins');
    return {
      adminPermission: permission,
      members: organization.members.map((member) => (member.role === admin ? { ...member, permission } : member)),
    };
  });
  return { adminPermission: permission };
});

function requireMember({ memberType }: MemberRecord): void {
  if (memberType === 'guest') throw new ServiceError(organizationsErrors.ORGANIZATION_GUEST);
}
