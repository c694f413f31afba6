import { changeOrganizationMemberRole as call, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMember } from '../organization/changeMember.ts';
import { getPermission } from '../policies/getPermission.ts';
import { refuseGuest } from '../policies/refuseGuest.ts';

const { member: plain } = ORGANIZATION_ROLES;

export const changeOrganizationMemberRole = defineOperation(call, ({ accountId, role }, context) =>
  changeMember(context, accountId, (organization, member) => {
    if (role !== plain) refuseGuest(member);
    return { role, permission: getPermission(organization, role) };
  }),
);
