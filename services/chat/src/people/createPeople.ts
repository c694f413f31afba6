import { findAccountsByEmail, getAccounts } from '@meet/accounts-contract';
import type { Locale } from '@meet/contracts';
import { toChunks, createCache, type OperationContext } from '@meet/service-kit';

export interface Person {
  readonly accountId: string;
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly locale: Locale;
}

type Ask = Pick<OperationContext<unknown>, 'callAsService' | 'now'>;

export interface People {
  /** Returns people by account id, at most a minute old. Leaves out deleted accounts. */
  byId(ask: Ask, accountIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /**
   * Returns the registered people among these addresses, by address in lower case. Always queries the accounts service.
   */
  byEmail(ask: Ask, emails: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  forget(accountId: string): void;
  forgetAll(): void;
}

const KEPT_MS = 60_000;
const KEPT_MAX = 20_000;
const REQUESTED_AT_ONCE = 1000;

/** Caches people from the accounts service for a minute, because every message and room needs them. */
export function createPeople(): People {
  const known = createCache<string, { person: Person; until: number }>(KEPT_MAX);

  function remember(person: Person, now: number): void {
    known.set(person.accountId, { person, until: now + KEPT_MS });
  }

  return {
    async byId(ask, accountIds) {
      const found = new Map<string, Person>();
      const missing: string[] = [];
      for (const accountId of new Set(accountIds)) {
        const entry = known.get(accountId);
        if (entry && entry.until > ask.now()) found.set(accountId, entry.person);
        else missing.push(accountId);
      }
      if (missing.length > 0) {
        const answers = await Promise.all(
          toChunks(missing, REQUESTED_AT_ONCE).map((accountIds) => ask.callAsService(getAccounts, { accountIds })),
        );
        for (const account of answers.flatMap(({ accounts }) => accounts)) {
          const person = presentPerson(account);
          remember(person, ask.now());
          found.set(person.accountId, person);
        }
      }
      return found;
    },

    async byEmail(ask, emails) {
      if (emails.length === 0) return new Map();
      const { accounts } = await ask.callAsService(findAccountsByEmail, { emails: [...emails] });
      const people = accounts.map(presentPerson);
      for (const person of people) remember(person, ask.now());
      return new Map(people.map((person) => [person.email, person]));
    },

    forget: (accountId) => void known.delete(accountId),
    forgetAll: () => known.clear(),
  };
}

function presentPerson({ accountId, email, fullName, avatar, locale }: Person): Person {
  return { accountId, email: email.toLowerCase(), fullName, avatar, locale };
}
