import { getAccounts } from '@meet/accounts-contract';
import type { Deps } from '../Deps.ts';

/** Returns the account's personal alias, by which the links to its rooms are resolved. */
export async function findAlias(
  { callAsService }: Pick<Deps, 'callAsService'>,
  accountId: string,
): Promise<string | null> {
  const { accounts } = await callAsService(getAccounts, { accountIds: [accountId] });
  return accounts[0]?.alias ?? null;
}
