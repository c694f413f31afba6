import type { InputOf, OutputOf } from '@meet/contracts';
import { activateAccount, createAdmin, resetPassword, signIn, signUp } from '@meet/accounts-contract';
import { countOwnedChatRooms, endChatWebhooks, eraseAccountFromChat } from '@meet/chat-contract';
import { disableWebhooks, endApiKeys, eraseAccountFromIntegrations, resolveApiKey } from '@meet/integrations-contract';
import { closeCalendarFeed, eraseAccountFromMeetings } from '@meet/meetings-contract';
import { eraseAccountFromNetwork } from '@meet/network-contract';
import { deliverMail, eraseAccountFromNotifications } from '@meet/notifications-contract';
import { endAuthorizations, eraseAccountFromOauth, resolveAccessToken } from '@meet/oauth-contract';
import { eraseAccountFromOrganizations } from '@meet/organizations-contract';
import { eraseAccountFromReleases, listRemoteSegments, releasesPublished } from '@meet/releases-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { defineService, createOperationDefiner, SERVICE_CALLER, type EventBus } from '@meet/service-kit';
import { startTestServices, withoutScheduledWork, type TestPerson, type TestServices } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { createDeps, type Deps } from '../Deps.ts';
import { accountsService } from '../service.ts';
import { createTestErasure, type TestErasure } from './createTestErasure.ts';
import { createTestNetwork, type TestNetwork } from './createTestNetwork.ts';
import { createTestOrganizations, type TestOrganizations } from './createTestOrganizations.ts';

export const PASSWORD = 'Correct-horse-1';

/** Mails come from work after the responses, which may wait for the database. */
const MAIL_MS = 60_000;

type SentMail = InputOf<typeof deliverMail>;

export interface TestAccounts extends TestServices {
  readonly network: TestNetwork;
  readonly organizations: TestOrganizations;
  /** The other services' part in the deletion of accounts. */
  readonly erasure: TestErasure;
  /** Deletes the closed accounts whose time has come, as the service does every few seconds. */
  deleteClosed(): Promise<void>;
  /** Mails handed to the outbox so far. */
  readonly mails: SentMail[];
  /** The accounts whose calendar feed's address was closed, in the order of the requests. */
  readonly closedFeeds: string[];
  /** The accounts whose API keys for other services were ended, in the order of the requests. */
  readonly endedKeys: string[];
  /** The accounts whose permissions for applications were ended, in the order of the requests. */
  readonly endedAuthorizations: string[];
  /** The accounts whose webhooks were disabled, in the order of the requests. */
  readonly disabledWebhooks: string[];
  /** Accounts whose URLs that post to chat rooms were ended. */
  readonly endedChatWebhooks: string[];
  /** Simulates the publication of a remote with this path segment. */
  publishRemote(segment: string): Promise<void>;
  /** Returns the next mail to an address that no earlier call returned. */
  mailTo(email: string): Promise<SentMail>;
  /** Signs up, activates and signs in through the calls themselves. */
  createPerson(changes?: { email?: string; fullName?: string }): Promise<TestPerson>;
  /** Creates an administrator as the deployment's command does. */
  createAdministrator(email?: string): Promise<TestPerson>;
  /** Opens another session of the same person. */
  signInAgain(person: TestPerson, headers?: Record<string, string>): Promise<TestPerson>;
}

/** Starts the accounts service over HTTP, with a readable outbox. */
export async function startAccounts(
  options: { env?: NodeJS.ProcessEnv; startAt?: number; rateLimits?: boolean } = {},
): Promise<TestAccounts> {
  const mails: SentMail[] = [];
  const taken = new Set<SentMail>();
  const define = createOperationDefiner<null>();
  const erasure = createTestErasure();
  const outbox = defineService({
    name: 'notifications',
    settings: {},
    setUp: () => null,
    operations: [
      define(deliverMail, (mail) => {
        mails.push(mail);
        return { mailId: randomUUID() };
      }),
      erasure.answer(eraseAccountFromNotifications),
    ],
  });
  const closedFeeds: string[] = [];
  const calendars = defineService({
    name: 'meetings',
    settings: {},
    setUp: () => null,
    operations: [
      define(closeCalendarFeed, ({ accountId }) => {
        closedFeeds.push(accountId);
        return {};
      }),
      erasure.answer(eraseAccountFromMeetings),
    ],
  });
  const endedKeys: string[] = [];
  const disabledWebhooks: string[] = [];
  const integrations = defineService({
    name: 'integrations',
    settings: {},
    setUp: () => null,
    operations: [
      define(endApiKeys, ({ accountId }) => {
        endedKeys.push(accountId);
        return {};
      }),
      erasure.answer(eraseAccountFromIntegrations),
      define(resolveApiKey, () => ({ key: null })),
      define(disableWebhooks, ({ accountId }) => {
        disabledWebhooks.push(accountId);
        return {};
      }),
    ],
  });
  const endedChatWebhooks: string[] = [];
  const chat = defineService({
    name: 'chat',
    settings: {},
    setUp: () => null,
    operations: [
      define(endChatWebhooks, ({ accountId }) => {
        endedChatWebhooks.push(accountId);
        return {};
      }),
      define(countOwnedChatRooms, () => ({ shared: erasure.sharedChatRooms })),
      erasure.answer(eraseAccountFromChat),
    ],
  });
  const endedAuthorizations: string[] = [];
  const oauth = defineService({
    name: 'oauth',
    settings: {},
    setUp: () => null,
    operations: [
      define(endAuthorizations, ({ accountId }) => {
        endedAuthorizations.push(accountId);
        return {};
      }),
      erasure.answer(eraseAccountFromOauth),
      define(resolveAccessToken, () => ({ token: null })),
    ],
  });
  const remoteSegments: string[] = [];
  let bus: EventBus;
  const releases = defineService({
    name: 'releases',
    settings: {},
    setUp: (base) => ((bus = base.bus), null),
    operations: [
      define(listRemoteSegments, () => ({ segments: remoteSegments })),
      erasure.answer(eraseAccountFromReleases),
    ],
  });
  const network = createTestNetwork([erasure.answer(eraseAccountFromNetwork)]);
  const organizations = createTestOrganizations([erasure.answer(eraseAccountFromOrganizations)]);
  let deps: Deps;
  const watched: typeof accountsService = {
    ...accountsService,
    setUp: async (base) => (deps = await createDeps(base)),
    start: (deps, base) => accountsService.start!(deps, withoutScheduledWork(base)),
  };
  const { env, ...rest } = options;
  const services = await startTestServices({
    services: [watched, outbox, calendars, integrations, oauth, releases, chat, network.service, organizations.service],
    // Captchas are as small as possible.
    env: { CAPTCHA_EFFORT: '2', ...env },
    ...rest,
  });

  const accounts: TestAccounts = {
    ...services,
    network,
    organizations,
    erasure,
    deleteClosed: () => deps.closures.flush(),
    mails,
    closedFeeds,
    endedKeys,
    endedAuthorizations,
    disabledWebhooks,
    endedChatWebhooks,
    async publishRemote(segment) {
      remoteSegments.push(segment);
      const payload = { remote: `mfe-${segment}` };
      await bus.publish({ type: releasesPublished.type, channel: INTERNAL_CHANNEL, at: services.clock.now(), payload });
    },
    async mailTo(email) {
      const end = Date.now() + MAIL_MS;
      while (Date.now() < end) {
        const mail = mails.find((one) => one.to === email && !taken.has(one));
        if (mail) {
          taken.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`No mail came to ${email}.`);
    },
    async createPerson({ email = `${randomUUID().slice(0, 8)}@example.com`, fullName = 'Ana Pop' } = {}) {
      await accounts.request(signUp, { email, fullName, password: PASSWORD });
      const token = linkSecret(await accounts.mailTo(email));
      const { body } = await accounts.request(activateAccount, { token, password: PASSWORD });
      const person = toPerson(body);
      const account = await services.connection.collection<{ _id: string }>('accounts.accounts').findOne({ email });
      return { ...person, accountId: account!._id };
    },
    async createAdministrator(email = `${randomUUID().slice(0, 8)}@example.com`) {
      await services.client.call(createAdmin, { email, fullName: 'Root Admin' }, SERVICE_CALLER);
      await services.request(resetPassword, { key: linkSecret(await accounts.mailTo(email)), password: PASSWORD });
      return open(email);
    },
    async signInAgain(person, headers) {
      return { ...(await open(person.email, headers)), accountId: person.accountId };
    },
  };
  return accounts;

  async function open(email: string, headers?: Record<string, string>): Promise<TestPerson> {
    const { body } = await services.request(signIn, { email, password: PASSWORD }, headers && { headers });
    if (!body.success) throw new Error(`Signing in failed: ${body.code}`);
    return toPerson(body);
  }

  function toPerson({ token, email, fullName, isAdmin }: OutputOf<typeof signIn>): TestPerson {
    return { kind: isAdmin ? 'admin' : 'user', token, accountId: '', email, fullName };
  }
}

/** Returns the last part of a mail's link. */
export const linkSecret = ({ action }: Pick<SentMail, 'action'>) => action!.url.split('/').at(-1)!;
