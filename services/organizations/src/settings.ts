import { LICENSE_GRANTORS } from '@meet/organizations-contract';
import { setting } from '@meet/service-kit';

/** Settings of the organizations service from the environment. */
export const organizationsSettings = {
  LICENSES_GRANTED_BY: setting.choice({
    describe:
      'Role that grants organizations licences, which lift the limit of free meetings: owner, the owner of each organization and its members with the permission billing; administrator, only administrators, who view the account of one of them.',
    of: LICENSE_GRANTORS,
    default: 'owner',
  }),
  ORGANIZATION_INVITATIONS_KEPT_DAYS: setting.whole({
    describe: 'Days for which an invitation into an organization is kept after its link has expired, answered or not.',
    default: 365,
    min: 1,
    max: 36_500,
  }),
};

export type OrganizationsSettings = typeof organizationsSettings;
