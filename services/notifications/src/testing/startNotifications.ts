import {
  findAccountsByEmail,
  findLiveSessions,
  getAccounts,
  getPreferencesOfAccounts,
  recordAdminAct,
  type AccountSummary,
} from '@meet/accounts-contract';
import { notify, NOTIFICATION_PREFERENCES, NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { getRoomOwner, meetingsErrors } from '@meet/meetings-contract';
import { findAbsent, findOwnedContacts } from '@meet/network-contract';
import { ServiceError, type InputOf } from '@meet/contracts';
import { defineService, createOperationDefiner, SERVICE_CALLER } from '@meet/service-kit';
import { startTestServices, type TestPerson } from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { notificationsService } from '../service.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what an outside caller would
type Listed = Record<string, any>;
type Choice = { mail: boolean; web: boolean };

export interface Neighbours {
  /** Accounts by id. */
  readonly accounts: Map<string, AccountSummary>;
  /** People's choices for all types; without an entry, bell and mail. */
  readonly choices: Map<string, Choice>;
  /** Owners' account ids by room. */
  readonly rooms: Map<string, string>;
  /** E-mail addresses of each account's contacts. */
  readonly contacts: Map<string, string[]>;
  /** Ids of accounts with an open tab, or with a status that requests quiet. */
  readonly present: Set<string>;
  /** Ids of ended sessions. */
  readonly endedSessions: Set<string>;
  /** Administrators' acts that were recorded. */
  readonly acts: InputOf<typeof recordAdminAct>[];
}

const ALL_TYPES = Object.values(NOTIFICATION_TYPES);

/** Starts the notifications service with substitutes for the other services. */
export async function startNotifications(env: NodeJS.ProcessEnv = {}) {
  const neighbours: Neighbours = {
    accounts: new Map(),
    choices: new Map(),
    rooms: new Map(),
    contacts: new Map(),
    present: new Set(),
    endedSessions: new Set(),
    acts: [],
  };
  /** Deps of each process, in the order in which they started. */
  const made: Deps[] = [];
  const service = {
    ...notificationsService,
    setUp: (base: Parameters<typeof notificationsService.setUp>[0]) =>
      Promise.resolve(notificationsService.setUp(base)).then((deps) => {
        made.push(deps);
        return deps;
      }),
    // A real timer would look for due mails and pushes at any moment of a test.
    start: () => () => undefined,
  };
  const services = await startTestServices({ services: [service, createNeighbours(neighbours)], env });
  const call = (changes: Partial<InputOf<typeof notify>>) => ({
    recipients: [],
    notificationType: '1' as const,
    from: { fullName: 'Ana Maria Pop', email: 'ana@example.com' },
    message: { meetingRoom: '123456789' },
    ...changes,
  });

  const deps = made[0]!;

  return {
    ...services,
    made,
    neighbours,
    /** Resolves once all work after answers is done; also sends the pushes that are due by then. */
    async settle() {
      await deps.background.settle();
      await deps.pushQueue.flush();
    },
    /** Signs in a person with an account. */
    signIn({ locale = 'en_US', ...person }: Parameters<typeof services.signIn>[0] & Partial<AccountSummary> = {}) {
      const signedIn = services.signIn(person);
      const { accountId, email, fullName } = signedIn;
      neighbours.accounts.set(accountId, {
        ...{ accountId, email, fullName, locale },
        avatar: null,
        alias: null,
        hasMembership: false,
      });
      return signedIn;
    },
    notify: (changes: Partial<InputOf<typeof notify>>) => services.client.call(notify, call(changes), SERVICE_CALLER),
    /** Returns the person's notifications, as an outside caller reads them. */
    async history(as: TestPerson, page: object = {}) {
      const { body } = await services.request('get-notifications-history', { types: ALL_TYPES, ...page }, { as });
      return { ...(body as { unreadCount: number }), list: JSON.parse(body.notifications as string) as Listed[] };
    },
    /** Returns the payloads of the events of one type on a person's channel, in order. */
    getEvents: ({ accountId }: TestPerson, type: string) =>
      services.events
        .filter((event) => event.channel === `user:${accountId}` && event.type === type)
        // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what a tab would get
        .map(({ payload }) => payload as any),
    mails: async () =>
      (await services.get('/dev/mail.json')).body as {
        to: string;
        subject: string;
        text: string;
        html: string;
        links: string[];
      }[],
  };
}

export type TestNotifications = Awaited<ReturnType<typeof startNotifications>>;

function createNeighbours({ accounts, choices, rooms, contacts, present, endedSessions, acts }: Neighbours) {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(recordAdminAct, (act) => {
        acts.push(act);
        return {};
      }),
      define(getAccounts, ({ accountIds }) => ({ accounts: accountIds.flatMap((id) => accounts.get(id) ?? []) })),
      define(findAccountsByEmail, ({ emails }) => ({
        accounts: [...accounts.values()].filter(({ email }) => isIn(emails, email)),
      })),
      define(getPreferencesOfAccounts, ({ accountIds }) => ({
        preferences: accountIds.map((accountId) => ({
          accountId,
          notification: {
            options: NOTIFICATION_PREFERENCES.map((notificationType) => ({
              notificationType,
              ...(choices.get(accountId) ?? { mail: true, web: true }),
              mobile: true,
            })),
          },
          chatNotifications: choices.get(accountId) ?? { mail: true, web: true },
        })),
      })),
      define(findAbsent, ({ accountIds }) => ({ accountIds: accountIds.filter((id) => !present.has(id)) })),
      define(findLiveSessions, ({ sessionIds }) => ({
        sessions: sessionIds
          .filter((sessionId) => !endedSessions.has(sessionId))
          .map((sessionId) => ({ sessionId, endsInMs: 60_000 })),
      })),
      define(getRoomOwner, ({ roomId }) => {
        const ownerId = rooms.get(roomId);
        if (!ownerId) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
        return { ownerId, subject: '', isMeetingLive: false };
      }),
      define(findOwnedContacts, ({ accountId, emails }) => ({
        contacts: (contacts.get(accountId) ?? [])
          .filter((email) => isIn(emails, email))
          .map((email) => ({
            contactId: email,
            email,
            fullName: email,
            accountId: [...accounts.values()].find((account) => account.email === email)?.accountId ?? null,
            isFrequentUser: false,
          })),
      })),
    ],
  });
}

const isIn = (emails: readonly string[], email: string): boolean =>
  emails.some((wanted) => wanted.toLowerCase() === email.toLowerCase());
