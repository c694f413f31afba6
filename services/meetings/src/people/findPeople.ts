import type { AccountCaller } from '@meet/contracts';
import { findAccountsByEmail, type AccountSummary } from '@meet/accounts-contract';
import { findAcquaintancesAmong } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

export interface Invited {
  readonly email: string;
  /** Name that the inviter may see: an acquaintance's own, otherwise the one that the inviter typed. */
  readonly fullName: string;
  /**
   * Account that is called and notified. For a stranger, the inviter sees no difference to a person without an account.
   */
  readonly account: AccountSummary | undefined;
  /** Whether the person has an account and lets the inviter see it. */
  readonly isAcquaintance: boolean;
}

export interface Named {
  readonly email: string;
  readonly fullName?: string | null | undefined;
  readonly selected?: boolean | undefined;
}

/** Returns the selected people, once each, with their accounts. */
export async function findPeople(deps: Deps, inviter: AccountCaller, named: readonly Named[]): Promise<Invited[]> {
  const people = new Map(
    named.filter(({ selected }) => selected !== false).map((person) => [person.email.toLowerCase(), person]),
  );
  const { accounts } = await deps.callAsService(findAccountsByEmail, { emails: [...people.keys()] });
  const byEmail = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const accountIds = [...people.keys()].map((email) => byEmail.get(email)?.accountId);
  const acquaintances = await findAcquaintancesAmong(deps, inviter.accountId, accountIds);
  return [...people].map(([email, person]) => {
    const account = byEmail.get(email);
    const isAcquaintance = account !== undefined && acquaintances.has(account.accountId);
    const fullName = (isAcquaintance && account.fullName) || person.fullName?.trim() || email;
    return { email, fullName, account, isAcquaintance };
  });
}
