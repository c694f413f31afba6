import { findAcquaintances } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

/** Which of the accounts let this one see that they exist. None while the network can't say: nothing is told then. */
export async function findAcquaintancesAmong(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  accountId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  const { accountIds } = await callAsService(findAcquaintances, { accountId, among: [...among] }).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the network could not say who knows whom');
      return { accountIds: [] };
    },
  );
  return new Set(accountIds);
}
