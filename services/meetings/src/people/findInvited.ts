import { ServiceError, type AccountCaller } from '@meet/contracts';
import { findAccountsByEmail, getPreferencesOfAccounts, type AccountSummary } from '@meet/contracts/accounts';
import { meetingsErrors } from '@meet/contracts/meetings';
import type { MeetingsDeps } from '../deps.ts';

export interface Invited {
  readonly email: string;
  readonly fullName: string;
  readonly account: AccountSummary | undefined;
  /** Whether they want a mail: always without an account, else as they chose. */
  readonly wantsMail: boolean;
}

interface Named {
  readonly email: string;
  readonly fullName?: string | null | undefined;
  readonly selected?: boolean | undefined;
}

/** The people meant, once each, with their accounts. Throws CANNOT_INVITE_YOURSELF. */
export async function findInvited(
  deps: MeetingsDeps,
  inviter: AccountCaller,
  named: readonly Named[],
): Promise<Invited[]> {
  const people = new Map(
    named.filter(({ selected }) => selected !== false).map((person) => [person.email.toLowerCase(), person]),
  );
  if (people.has(inviter.email.toLowerCase())) throw new ServiceError(meetingsErrors.CANNOT_INVITE_YOURSELF);
  const { accounts } = await deps.effects.callAsService(findAccountsByEmail, { emails: [...people.keys()] });
  const byEmail = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const wanting = await whoWantMail(
    deps,
    accounts.map(({ accountId }) => accountId),
    'joinMeeting',
  );
  return [...people].map(([email, person]) => {
    const account = byEmail.get(email);
    return {
      email,
      fullName: account?.fullName ?? person.fullName ?? email,
      account,
      wantsMail: !account || wanting.has(account.accountId),
    };
  });
}

/** Which of these accounts chose mails about this. */
export async function whoWantMail(
  { effects }: Pick<MeetingsDeps, 'effects'>,
  accountIds: string[],
  about: 'joinMeeting' | 'reminder' | 'startMeeting',
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const { preferences } = await effects.callAsService(getPreferencesOfAccounts, { accountIds });
  return new Set(
    preferences
      .filter(({ notification }) =>
        notification.options.some(({ notificationType, mail }) => notificationType === about && mail),
      )
      .map(({ accountId }) => accountId),
  );
}
