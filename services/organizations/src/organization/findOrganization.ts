import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { getOrganization } from './changeOrganization.ts';

/** The organization that an account is in; null where it is in none. */
export const findOrganization = (
  { organizations }: Pick<Deps, 'organizations'>,
  accountId: string,
): Promise<OrganizationRecord | null> => organizations.findOne(getOrganization(accountId)).lean();
