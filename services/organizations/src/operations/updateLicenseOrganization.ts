import { ServiceError } from '@meet/contracts';
import { organizationsErrors, updateLicenseOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization, withMember } from '../organization/changeOrganization.ts';
import { getMember, requireRight, getUsedLicenses } from '../policies/organizationPolicy.ts';
import { requireLicenseGrantor } from '../policies/requireLicenseGrantor.ts';
import { presentMembers } from '../presenters/presentOrganization.ts';

const { ORGANIZATION_GUEST, ORGANIZATION_NO_LICENSE_LEFT } = organizationsErrors;

export const updateLicenseOrganization = defineOperation(call, async ({ accountId, hasMembership }, context) => {
  requireLicenseGrantor(context.deps, context.account);
  const actorId = context.account.accountId;
  const organization = await changeOrganization(context, getOrganization(actorId), (present) => {
    requireRight(present, actorId, 'manageLicenses');
    const member = getMember(present, accountId);
    if (member.hasMembership === hasMembership) return undefined;
    if (hasMembership && member.memberType === 'guest') throw new ServiceError(ORGANIZATION_GUEST);
    const { maxLicenses } = present;
    if (hasMembership && getUsedLicenses(present) >= maxLicenses) {
      throw new ServiceError(ORGANIZATION_NO_LICENSE_LEFT, { params: { max: maxLicenses } });
    }
    return { members: withMember(present, member, { hasMembership }) };
  });
  const [member] = await presentMembers(context, organization, [getMember(organization, accountId)]);
  return { member: member!, usedLicenses: getUsedLicenses(organization) };
});
