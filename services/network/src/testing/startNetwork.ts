import type { InputOf } from '@meet/contracts';
import {
  accountActivated,
  getAccounts,
  findAccountsByEmail,
  profileChanged,
  recordAdminAct,
  type AccountSummary,
} from '@meet/accounts-contract';
import { resolveSession } from '@meet/contracts/session';
import { findRoomMates, roomMatesChanged } from '@meet/chat-contract';
import { type BusEvent, type EventDefinition, type PayloadOf } from '@meet/contracts/events';
import { addContact } from '@meet/network-contract';
import { notify } from '@meet/notifications-contract';
import { findOrganizationMates, organizationMatesChanged } from '@meet/organizations-contract';
import {
  defineService,
  createOperationDefiner,
  type AnyService,
  type EventBus,
  type QueueState,
  type ServiceBase,
} from '@meet/service-kit';
import { startTestServices, type ProcessBeside, type TestPerson, type TestServices } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { sweepPresence } from '../presence/sweepPresence.ts';
import { followEvents } from '../follow-ups/followEvents.ts';
import { networkService } from '../service.ts';

export interface Network extends TestServices {
  /** Creates a person with an account and a live session. */
  person(fullName: string, kind?: TestPerson['kind']): TestPerson;
  /** Makes two people contacts of each other through their own calls. */
  acquaint(one: TestPerson, other: TestPerson): Promise<void>;
  /** Pairs of accounts that share a chat room by their own choice; 'down' if chat cannot be reached. */
  roomMates: (readonly [TestPerson, TestPerson])[] | 'down';
  /** Pairs of accounts that are in one organization; 'down' if organizations cannot be reached. */
  organizationMates: (readonly [TestPerson, TestPerson])[] | 'down';
  /** Awaited by both of these services before they answer for an account. */
  beforeMates: (accountId: string) => Promise<void>;
  /** Profiles by account id; a test changes one as its owner would. */
  readonly profiles: Map<string, AccountSummary>;
  /** Returns the payloads of the events of a type on a channel, oldest first. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read payloads as receivers do
  heard(type: { type: string }, channel?: string): any[];
  forget(): void;
  /** Publishes an event as another service does. */
  announce<E extends EventDefinition>(channel: string, event: E, payload: PayloadOf<E>): void;
  /** Searches for expired leases and statuses, as the service does every two seconds. */
  sweep(): Promise<void>;
  /** Resolves when all work of the events so far is done. */
  settle(): Promise<void>;
  /** Returns the waiting and the failed follow-ups by queue, as the health page shows them. */
  followUps(): Promise<Record<string, QueueState>>;
  /** Starts another process, which handles events and does stored work as the product does. */
  startProcess(): Promise<ProcessBeside>;
  /** Waits until the effect of an announcement is there. */
  until(happened: () => Promise<boolean>): Promise<void>;
  readonly events: BusEvent[];
  /** Administrators' acts that were recorded. */
  readonly acts: InputOf<typeof recordAdminAct>[];
  /** Notifications that people received. */
  readonly notified: InputOf<typeof notify>[];
}

type Mates = Pick<Network, 'roomMates' | 'organizationMates' | 'beforeMates'>;

export interface NetworkOptions {
  /** False for a service without sweeps, so that all its commands belong to the work under test. */
  readonly sweeps?: boolean;
  /** False for a service that handles no events: processes beside it do. */
  readonly follows?: boolean;
}

/** Starts the network service with accounts that tests create. */
export async function startNetwork(
  env: NodeJS.ProcessEnv = {},
  { sweeps = true, follows = true }: NetworkOptions = {},
): Promise<Network> {
  const sessions = new Map<string, TestPerson>();
  const profiles = new Map<string, AccountSummary>();
  const notified: Network['notified'] = [];
  const acts: Network['acts'] = [];
  const mates: Mates = { roomMates: [], organizationMates: [], beforeMates: () => Promise.resolve() };
  let deps: Deps;
  let bus: EventBus;
  /** Number of announced events that the service handles, and of those that it has stored. */
  let [announced, stored] = [0, 0];
  const watched: AnyService = {
    ...networkService,
    ...(!sweeps && { start: startFollowing }),
    ...(!follows && { start: () => () => undefined }),
    setUp: async (base) => {
      bus = base.bus;
      const made = (await networkService.setUp(base)) as Deps;
      const put: Deps['followUps']['put'] = async (queue, works) => {
        await made.followUps.put(queue, works);
        if (EVENT_QUEUES.has(queue)) stored += 1;
      };
      deps = { ...made, followUps: { ...made.followUps, put } };
      return deps;
    },
  };
  const others = [
    createAccountsService(sessions, profiles, acts),
    createNotificationsService(notified),
    createChatService(mates),
    createOrganizationsService(mates),
  ];
  const services = await startTestServices({ services: [watched, ...others], env });
  const network: Network = {
    ...services,
    // Resolves when the work after the answer has ended.
    async request(...args) {
      const answer = await services.request(...args);
      await deps.followUps.settle();
      return answer;
    },
    client: {
      ...services.client,
      async call(...args) {
        const answer = await services.client.call(...args);
        await deps.followUps.settle();
        return answer;
      },
    },
    profiles,
    acts,
    notified,
    get roomMates() {
      return mates.roomMates;
    },
    set roomMates(pairs) {
      mates.roomMates = pairs;
    },
    get organizationMates() {
      return mates.organizationMates;
    },
    set organizationMates(pairs) {
      mates.organizationMates = pairs;
    },
    get beforeMates() {
      return mates.beforeMates;
    },
    set beforeMates(wait) {
      mates.beforeMates = wait;
    },
    async acquaint(one, other) {
      const add = (person: TestPerson, as: TestPerson) =>
        network.request(addContact, { contactEmail: person.email, contactName: person.fullName }, { as });
      await add(other, one);
      await add(one, other);
    },
    person(fullName, kind = 'user') {
      const accountId = randomUUID();
      const email = `${fullName.toLowerCase().replace(/\W+/g, '.')}.${accountId.slice(0, 6)}@example.com`;
      const person: TestPerson = { kind, token: randomUUID(), accountId, email, fullName };
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
    async followUps() {
      const states = await Promise.all(deps.followUps.queues.map((queue) => queue.measure(services.clock.now())));
      return Object.fromEntries(states.map((state) => [state.name, state]));
    },
    startProcess: () => services.startBeside({ services: [networkService, ...others] }),
    announce(channel, { type }, payload) {
      if (FOLLOWED.has(type)) announced += 1;
      void bus.publish({ type, channel, at: services.clock.now(), payload });
    },
    sweep: () => sweepPresence(deps),
    async settle() {
      await network.until(() => Promise.resolve(stored === announced));
      await deps.followUps.settle();
    },
    async until(happened) {
      while (!(await happened())) await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return network;
}

const FOLLOWED: ReadonlySet<string> = new Set(
  [accountActivated, profileChanged, roomMatesChanged, organizationMatesChanged].map(({ type }) => type),
);

/** Queues of the work that events of other services cause. */
const EVENT_QUEUES: ReadonlySet<string> = new Set(['network-accounts', 'network-mates']);

/** Handles events. Looks for stored work only when some is added, not at intervals. */
function startFollowing(deps: Deps, base: ServiceBase): () => Promise<void> {
  const stop = followEvents(deps, base);
  return async () => {
    await stop();
    await deps.followUps.settle();
  };
}

function createChatService(chat: Mates): AnyService {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'chat',
    settings: {},
    setUp: () => null,
    operations: [
      define(findRoomMates, async ({ accountId, among }) => {
        await chat.beforeMates(accountId);
        return { accountIds: matesIn(chat.roomMates, accountId, among) };
      }),
    ],
  });
}

function createOrganizationsService(organizations: Mates): AnyService {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'organizations',
    settings: {},
    setUp: () => null,
    operations: [
      define(findOrganizationMates, async ({ accountId, among }) => {
        await organizations.beforeMates(accountId);
        return { accountIds: matesIn(organizations.organizationMates, accountId, among) };
      }),
    ],
  });
}

function matesIn(pairs: Network['roomMates'], accountId: string, among: readonly string[]): string[] {
  if (pairs === 'down') throw new Error('the service is down');
  const ids = pairs.map((pair) => pair.map((person) => person.accountId));
  const mates = ids.filter((pair) => pair.includes(accountId)).flat();
  return among.filter((id) => id !== accountId && mates.includes(id));
}

function createNotificationsService(notified: Network['notified']): AnyService {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'notifications',
    settings: {},
    setUp: () => null,
    operations: [
      define(notify, (notice) => {
        notified.push(notice);
        return { notified: notice.recipients.length };
      }),
    ],
  });
}

function createAccountsService(
  sessions: ReadonlyMap<string, TestPerson>,
  profiles: ReadonlyMap<string, AccountSummary>,
  acts: Network['acts'],
): AnyService {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'accounts',
    settings: {},
    setUp: () => null,
    operations: [
      define(resolveSession, ({ adminToken, userToken, bearer }) => {
        const person = sessions.get(adminToken ?? userToken ?? bearer ?? '');
        if (!person) return { kind: 'visitor' as const };
        const { kind, accountId, email, fullName } = person;
        return { kind, accountId, email, fullName, sessionId: `session-${accountId}` };
      }),
      define(recordAdminAct, (act) => {
        acts.push(act);
        return {};
      }),
      define(getAccounts, ({ accountIds }) => ({ accounts: accountIds.flatMap((id) => profiles.get(id) ?? []) })),
      define(findAccountsByEmail, ({ emails }) => {
        const wanted = new Set(emails.map((email) => email.toLowerCase()));
        return { accounts: [...profiles.values()].filter(({ email }) => wanted.has(email.toLowerCase())) };
      }),
    ],
  });
}
