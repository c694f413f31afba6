import { commonErrors, ServiceError, type AccountCaller } from '@meet/contracts';
import { organizationsErrors } from '@meet/organizations-contract';
import type { Deps } from '../Deps.ts';

/**
 * Refuses callers who may not grant licences in this deployment. Throws ORGANIZATION_LICENSES_BY_ADMINISTRATOR for a
 * person. Throws IMPERSONATION_FORBIDDEN for an administrator who views the account while owners grant licences.
 */
export function requireLicenseGrantor({ licensesGrantedBy }: Deps, { impersonatedBy }: AccountCaller): void {
  const isAdministrator = impersonatedBy !== undefined;
  if (isAdministrator === (licensesGrantedBy === 'administrator')) return;
  const refusal = isAdministrator
    ? commonErrors.IMPERSONATION_FORBIDDEN
    : organizationsErrors.ORGANIZATION_LICENSES_BY_ADMINISTRATOR;
  throw new ServiceError(refusal);
}
