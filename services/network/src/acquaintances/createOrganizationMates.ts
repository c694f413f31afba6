import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { findOrganizationMates } from '@meet/organizations-contract';
import { chunksOf, type ServiceBase } from '@meet/service-kit';

/** Knows who shares an organization. */
export interface OrganizationMates {
  /** Those of `among` who are in one organization with the account. Nobody where that can't be asked. */
  find(accountId: string, among: readonly string[]): Promise<string[]>;
}

export function createOrganizationMates({
  callAsService,
  log,
}: Pick<ServiceBase, 'callAsService' | 'log'>): OrganizationMates {
  const ask = async (accountId: string, among: readonly string[]) => {
    try {
      return (await callAsService(findOrganizationMates, { accountId, among: [...among] })).accountIds;
    } catch (error) {
      log.warn({ err: error }, 'organizations could not be asked for: their members are taken for strangers');
      return [];
    }
  };
  return {
    async find(accountId, among) {
      const batches = chunksOf(among, ACCOUNTS_ASKED_MAX);
      return (await Promise.all(batches.map((batch) => ask(accountId, batch)))).flat();
    },
  };
}
