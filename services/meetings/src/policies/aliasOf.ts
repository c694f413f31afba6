import { getAccounts } from '@meet/accounts-contract';
import type { MeetingsDeps } from '../deps.ts';

/** The account's personal alias, which its room links are read by. */
export async function aliasOf({ effects }: Pick<MeetingsDeps, 'effects'>, accountId: string): Promise<string | null> {
  const { accounts } = await effects.callAsService(getAccounts, { accountIds: [accountId] });
  return accounts[0]?.alias ?? null;
}
