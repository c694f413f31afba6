import { changeOrganizationMemberType as call, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMember } from '../organization/changeMember.ts';

const { member: plain } = ORGANIZATION_ROLES;

export const changeOrganizationMemberType = defineOperation(call, ({ accountId, member_type }, context) =>
  changeMember(context, accountId, () =>
    member_type === 'member'
      ? { memberType: 'member' }
      : { memberType: 'guest', role: plain, permission: 'member', hasMembership: false },
  ),
);
