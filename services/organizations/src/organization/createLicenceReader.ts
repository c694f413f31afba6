import { createBatcher } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { findOrganizations } from './findOrganizations.ts';

const PEOPLE_MAX = 1000;

/**
 * Creates a function that returns whether an account holds a licence of its organization. Concurrent calls are batched
 * into one query.
 */
export function createLicenceReader(deps: {
  readonly organizations: Model<OrganizationRecord>;
}): (accountId: string) => Promise<boolean> {
  const getLicence = createBatcher<string, true>(async (accountIds) => {
    const organizations = await findOrganizations(deps, accountIds);
    const licensed = organizations.flatMap(({ members }) => members.filter(({ hasMembership }) => hasMembership));
    return new Map(licensed.map(({ accountId }) => [accountId, true]));
  }, PEOPLE_MAX);
  return async (accountId) => (await getLicence(accountId)) ?? false;
}
