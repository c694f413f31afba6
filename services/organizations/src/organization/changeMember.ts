import type { OrganizationMember } from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../Deps.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { changeableMember, getMember } from '../policies/organizationPolicy.ts';
import { presentMembers } from '../presenters/presentOrganization.ts';
import { changeOrganization, getOrganization, withMember } from './changeOrganization.ts';

/** Changes a member whom the caller may change, and returns the changed member. Throws as `changeableMember` does. */
export async function changeMember(
  context: OperationContext<Deps>,
  accountId: string,
  getChanges: (organization: OrganizationRecord, member: MemberRecord) => Partial<MemberRecord>,
): Promise<{ member: OrganizationMember }> {
  const actorId = context.account.accountId;
  const organization = await changeOrganization(context, getOrganization(actorId), (present) => {
    const member = changeableMember(present, actorId, accountId);
    const changes = getChanges(present, member);
    const isSame = isDeepStrictEqual({ ...member, ...changes }, member);
    return isSame ? undefined : { members: withMember(present, member, changes) };
  });
  const [member] = await presentMembers(context, organization, [getMember(organization, accountId)]);
  return { member: member! };
}
