import { ServiceError } from '@meet/contracts';
import { organizationsErrors, updateMaxLicensesOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization } from '../organization/changeOrganization.ts';
import { requireRight, getUsedLicenses } from '../policies/organizationPolicy.ts';
import { requireLicenseGrantor } from '../policies/requireLicenseGrantor.ts';

const { ORGANIZATION_LICENSES_IN_USE } = organizationsErrors;

export const updateMaxLicensesOrganization = defineOperation(call, async ({ maxLicenses }, context) => {
  requireLicenseGrantor(context.deps, context.account);
  const { accountId } = context.account;
  await changeOrganization(context, getOrganization(accountId), (organization) => {
    requireRight(organization, accountId, 'manageLicenses');
    const used = getUsedLicenses(organization);
    if (used > maxLicenses) throw new ServiceError(ORGANIZATION_LICENSES_IN_USE, { params: { used } });
    return organization.maxLicenses === maxLicenses ? undefined : { maxLicenses };
  });
  return { maxLicenses };
});
