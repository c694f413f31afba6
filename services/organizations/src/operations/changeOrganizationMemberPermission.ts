import { changeOrganizationMemberPermission as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeMember } from '../organization/changeMember.ts';
import { refuseGuest } from '../policies/refuseGuest.ts';

export const changeOrganizationMemberPermission = defineOperation(call, ({ accountId, permission }, context) =>
  changeMember(context, accountId, (_organization, member) => {
    if (permission !== 'member') refuseGuest(member);
    return { permission };
  }),
);
