import { getUserRole as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganization } from '../organization/findOrganization.ts';
import { presentOwn } from '../presenters/presentOrganization.ts';

export const getUserRole = defineOperation(call, async (_input, { deps, account }) => {
  const found = await findOrganization(deps, account.accountId);
  if (!found) return { role: null, permission: null, organization: null };
  const organization = presentOwn(found, account.accountId);
  return { role: organization.role, permission: organization.permission, organization };
});
