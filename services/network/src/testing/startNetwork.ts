import type { InputOf } from '@meet/contracts';
import { getAccounts, findAccountsByEmail, resolveSession, type AccountSummary } from '@meet/contracts/accounts';
import type { BusEvent, EventDefinition, PayloadOf } from '@meet/contracts/events';
import { notify } from '@meet/contracts/notifications';
import { defineService, operationsOf, type AnyService, type EventBus } from '@meet/service-kit';
import { startTestServices, type TestPerson, type TestServices } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { sweepPresence } from '../presence/sweepPresence.ts';
import { networkService } from '../service.ts';

export interface Network extends TestServices {
  /** A person with an account and a live session. */
  person(fullName: string): TestPerson;
  /** An account's details, to be changed as its owner would. */
  readonly profiles: Map<string, AccountSummary>;
  /** Payloads of the events of a type on a channel, oldest first. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read payloads as receivers do
  heard(type: { type: string }, channel?: string): any[];
  forget(): void;
  /** Publishes as another service does. */
  announce<E extends EventDefinition>(channel: string, event: E, payload: PayloadOf<E>): void;
  /** Looks for leases and statuses that have run out, as the service does every two seconds. */
  sweep(): Promise<void>;
  /** Waits for what follows an announcement. */
  until(happened: () => Promise<boolean>): Promise<void>;
  readonly events: BusEvent[];
  /** What people were told in their notifications. */
  readonly told: InputOf<typeof notify>[];
}

/** The network service beside accounts that tests make. */
export async function startNetwork(env: NodeJS.ProcessEnv = {}): Promise<Network> {
  const sessions = new Map<string, TestPerson>();
  const profiles = new Map<string, AccountSummary>();
  const told: Network['told'] = [];
  let deps: Deps;
  let bus: EventBus;
  const watched: AnyService = {
    ...networkService,
    setUp: async (base) => {
      bus = base.bus;
      deps = await networkService.setUp(base);
      return deps;
    },
  };
  const services = await startTestServices({
    services: [watched, accountsOf(sessions, profiles), notificationsOf(told)],
    env,
  });
  return {
    ...services,
    profiles,
    told,
    person(fullName) {
      const accountId = randomUUID();
      const email = `${fullName.toLowerCase().replace(/\W+/g, '.')}.${accountId.slice(0, 6)}@example.com`;
      const person: TestPerson = { kind: 'user', token: randomUUID(), accountId, email, fullName };
      sessions.set(person.token, person);
      profiles.set(accountId, {
        accountId,
        email,
        fullName,
        avatar: null,
        alias: null,
        locale: 'en_US',
        hasMembership: false,
      });
      return person;
    },
    heard: ({ type }, channel) =>
      services.events
        .filter((event) => event.type === type && (!channel || event.channel === channel))
        .map(({ payload }) => payload),
    forget: () => void services.events.splice(0),
    announce: (channel, { type }, payload) => void bus.publish({ type, channel, at: services.clock.now(), payload }),
    sweep: () => sweepPresence(deps),
    async until(happened) {
      while (!(await happened())) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function notificationsOf(told: Network['told']): AnyService {
  const define = operationsOf<null>();
  return defineService({
    name: 'notifications',
    settings: {},
    setUp: () => null,
    operations: [
      define(notify, (telling) => {
        told.push(telling);
        return { notified: telling.recipients.length };
      }),
    ],
  });
}

function accountsOf(
  sessions: ReadonlyMap<string, TestPerson>,
  profiles: ReadonlyMap<string, AccountSummary>,
): AnyService {
  const define = operationsOf<null>();
  return defineService({
    name: 'accounts',
    settings: {},
    setUp: () => null,
    operations: [
      define(resolveSession, ({ userToken, bearer }) => {
        const person = sessions.get(userToken ?? bearer ?? '');
        if (!person) return { kind: 'visitor' as const };
        const { accountId, email, fullName } = person;
        return { kind: 'user' as const, accountId, email, fullName, sessionId: `session-${accountId}` };
      }),
      define(getAccounts, ({ accountIds }) => ({ accounts: accountIds.flatMap((id) => profiles.get(id) ?? []) })),
      define(findAccountsByEmail, ({ emails }) => {
        const wanted = new Set(emails.map((email) => email.toLowerCase()));
        return { accounts: [...profiles.values()].filter(({ email }) => wanted.has(email.toLowerCase())) };
      }),
    ],
  });
}
