import { findRoomMates } from '@meet/chat-contract';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { chunksOf, type ServiceBase } from '@meet/service-kit';

/** Knows who shares chat rooms. */
export interface RoomMates {
  /** Those of `among` who share a room with the account, both of their own will. Nobody where chat can't be asked. */
  find(accountId: string, among: readonly string[]): Promise<string[]>;
}

export function createRoomMates({ callAsService, log }: Pick<ServiceBase, 'callAsService' | 'log'>): RoomMates {
  const ask = async (accountId: string, among: readonly string[]) => {
    try {
      return (await callAsService(findRoomMates, { accountId, among: [...among] })).accountIds;
    } catch (error) {
      log.warn({ err: error }, 'room mates could not be asked for: they are taken for strangers');
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
