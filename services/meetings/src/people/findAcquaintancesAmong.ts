import { findAcquaintances } from '@meet/network-contract';
import type { MeetingsDeps } from '../deps.ts';

/** Which of the accounts let this one see that they exist. None while the network can't say: nothing is told then. */
export async function findAcquaintancesAmong(
  { effects }: Pick<MeetingsDeps, 'effects'>,
  accountId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  const { accountIds } = await effects
    .callAsService(findAcquaintances, { accountId, among: [...among] })
    .catch((error: unknown) => {
      effects.log.warn({ err: error }, 'the network could not say who knows whom');
      return { accountIds: [] };
    });
  return new Set(accountIds);
}
