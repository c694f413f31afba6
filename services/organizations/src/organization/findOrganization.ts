import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { getOrganization } from './changeOrganization.ts';

/** Returns the organization of an account; null if there is none. */
export const findOrganization = (
  { organizations }: Pick<Deps, 'organizations'>,
  accountId: string,
): Promise<OrganizationRecord | null> => organizations.findOne(getOrganization(accountId)).lean();
