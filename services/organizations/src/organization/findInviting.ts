import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { holdsRight } from '../policies/organizationPolicy.ts';
import { findOrganization } from './findOrganization.ts';

/** The organization that an account may invite people into; null where there is none. */
export async function findInviting(deps: Deps, accountId: string): Promise<OrganizationRecord | null> {
  const found = await findOrganization(deps, accountId);
  return found && holdsRight(found, accountId, 'invite') ? found : null;
}
