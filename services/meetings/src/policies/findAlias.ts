import { getAccounts } from '@meet/accounts-contract';
import type { Deps } from '../Deps.ts';

/** The account's personal alias, which its room links are read by. */
export async function findAlias(
  { callAsService }: Pick<Deps, 'callAsService'>,
  accountId: string,
): Promise<string | null> {
  const { accounts } = await callAsService(getAccounts, { accountIds: [accountId] });
  return accounts[0]?.alias ?? null;
}
