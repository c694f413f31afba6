import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { holdsRight } from '../policies/organizationPolicy.ts';
import { findOrganization } from './findOrganization.ts';

/** Returns the organization into which an account may invite people; null if there is none. */
export async function findInviting(deps: Deps, accountId: string): Promise<OrganizationRecord | null> {
  const found = await findOrganization(deps, accountId);
  return found && holdsRight(found, accountId, 'invite') ? found : null;
}
