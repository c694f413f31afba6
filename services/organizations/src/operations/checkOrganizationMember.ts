import { checkOrganizationMember as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findInviting } from '../organization/findInviting.ts';

export const checkOrganizationMember = defineOperation(call, async ({ accountId, email }, { deps }) => {
  const found = await findInviting(deps, accountId);
  const address = email.toLowerCase();
  return { isMember: found !== null && found.members.some((member) => member.email === address) };
});
