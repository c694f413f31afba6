import type { InputOf, OutputOf } from '@meet/contracts';
import type { findRoomMates } from '@meet/chat-contract';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import type { findOrganizationMates } from '@meet/organizations-contract';
import { toChunks, type ServiceBase } from '@meet/service-kit';

type FindMates = typeof findRoomMates | typeof findOrganizationMates;

/**
 * Finds an account's mates: people who by their own choice share something of another service, such as chat rooms or an
 * organization.
 */
export interface Mates {
  /**
   * Returns the accounts of `among` that are mates of the account. Returns none if the other service cannot be reached.
   */
  find(accountId: string, among: readonly string[]): Promise<string[]>;
}

export function createMates(
  { callAsService, log }: Pick<ServiceBase, 'callAsService' | 'log'>,
  call: FindMates,
): Mates {
  const ask = async (input: InputOf<FindMates>): Promise<OutputOf<FindMates>['accountIds']> => {
    try {
      return (await callAsService(call, input)).accountIds;
    } catch (error) {
      log.warn({ err: error, call: call.name }, 'the request for mates failed; they count as strangers');
      return [];
    }
  };
  return {
    async find(accountId, among) {
      const batches = toChunks(among, ACCOUNTS_REQUESTED_MAX);
      return (await Promise.all(batches.map((batch) => ask({ accountId, among: [...batch] })))).flat();
    },
  };
}
