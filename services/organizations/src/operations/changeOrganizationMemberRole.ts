import { changeOrganizationMemberRole as call, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMember } from '../organization/changeMember.ts';
import { permissionOf } from '../policies/permissionOf.ts';
import { refuseGuest } from '../policies/refuseGuest.ts';

const { member: plain } = ORGANIZATION_ROLES;

export const changeOrganizationMemberRole = defineOperation(call, ({ accountId, role }, context) =>
  changeMember(context, accountId, (organization, member) => {
    if (role !== plain) refuseGuest(member);
    return { role, permission: permissionOf(organization, role) };
  }),
);
