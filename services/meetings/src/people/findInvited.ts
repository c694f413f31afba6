import { ServiceError, type AccountCaller } from '@meet/contracts';
import { findAccountsByEmail, type AccountSummary } from '@meet/contracts/accounts';
import { meetingsErrors } from '@meet/contracts/meetings';
import type { MeetingsDeps } from '../deps.ts';

export interface Invited {
  readonly email: string;
  readonly fullName: string;
  readonly account: AccountSummary | undefined;
}

interface Named {
  readonly email: string;
  readonly fullName?: string | null | undefined;
  readonly selected?: boolean | undefined;
}

/** The people meant, once each, with their accounts. */
export async function findPeople({ effects }: MeetingsDeps, named: readonly Named[]): Promise<Invited[]> {
  const people = new Map(
    named.filter(({ selected }) => selected !== false).map((person) => [person.email.toLowerCase(), person]),
  );
  const { accounts } = await effects.callAsService(findAccountsByEmail, { emails: [...people.keys()] });
  const byEmail = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  return [...people].map(([email, person]) => {
    const account = byEmail.get(email);
    return { email, fullName: account?.fullName ?? person.fullName ?? email, account };
  });
}

/** The same for a meeting that the inviter is in. Throws CANNOT_INVITE_YOURSELF. */
export async function findInvited(
  deps: MeetingsDeps,
  inviter: AccountCaller,
  named: readonly Named[],
): Promise<Invited[]> {
  const people = await findPeople(deps, named);
  const own = inviter.email.toLowerCase();
  if (people.some(({ email }) => email === own)) throw new ServiceError(meetingsErrors.CANNOT_INVITE_YOURSELF);
  return people;
}
