import { isRefusal } from '@meet/contracts';
import { eraseAccountFromOrganizations as call, organizationsErrors } from '@meet/organizations-contract';
import { deleteInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { changeOrganization, getOrganization, withoutMember } from '../organization/changeOrganization.ts';
import { removeOrganization } from '../organization/removeOrganization.ts';

/**
 * Removes the account from its organization and deletes its invitations. An organization that it owns alone is deleted.
 * Somebody may have joined since the account was closed: then the member who joined first becomes the owner.
 */
export const eraseAccountFromOrganizations = defineOperation(call, async ({ accountId, email }, context) => {
  const { organizations, invitations } = context.deps;
  const own = await organizations.findOne(getOrganization(accountId)).lean();
  if (own?.members.length === 1) {
    if (!(await removeOrganization(context, own))) return { cursor: 'organization' };
  } else if (own) {
    await changeOrganization(context, getOrganization(accountId), (organization) =>
      leave(organization, accountId),
    ).catch(ignoreNone);
  }
  await deleteInBatches(invitations, { email });
  await deleteInBatches(invitations, { inviterId: accountId });
  return { cursor: null };
});

function leave(organization: OrganizationRecord, accountId: string): Partial<OrganizationRecord> {
  const members = withoutMember(organization, accountId);
  const [heir] = members.toSorted((a, b) => a.joinedAt - b.joinedAt);
  return { members, ...(organization.ownerId === accountId && heir && { ownerId: heir.accountId }) };
}

function ignoreNone(error: unknown): void {
  const { ORGANIZATION_NOT_FOUND } = organizationsErrors;
  if (!isRefusal(error, ORGANIZATION_NOT_FOUND)) throw error;
}
