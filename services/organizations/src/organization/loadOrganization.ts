import { ServiceError } from '@meet/contracts';
import { organizationsErrors, type OrganizationRight } from '@meet/organizations-contract';
import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { findOrganization } from './findOrganization.ts';

/**
 * Returns the account's organization. Throws ORGANIZATION_NOT_FOUND, and ORGANIZATION_NOT_ALLOWED if the account lacks
 * the given right.
 */
export async function loadOrganization(
  deps: Pick<Deps, 'organizations'>,
  accountId: string,
  right?: OrganizationRight,
): Promise<OrganizationRecord> {
  const organization = await findOrganization(deps, accountId);
  if (!organization) throw new ServiceError(organizationsErrors.ORGANIZATION_NOT_FOUND);
  if (right) requireRight(organization, accountId, right);
  return organization;
}
