import {
  findAccountsByEmail,
  getAccounts,
  getPreferencesOfAccounts,
  profileChanged,
  type AccountSummary,
} from '@meet/accounts-contract';
import {
  countContactUse,
  findAcquaintances,
  getContactGroup,
  getOwnedContact,
  networkErrors,
} from '@meet/network-contract';
import { triggerRoomWebhooks, triggerWebhooks } from '@meet/integrations-contract';
import { deliverMail, notify, pushMessage, withdrawNotifications } from '@meet/notifications-contract';
import { findOrganizationByAccount } from '@meet/organizations-contract';
import { ServiceError, type InputOf, type OutputOf } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { defineService, createOperationDefiner, type AnyService } from '@meet/service-kit';
import {
  startTestServices,
  withoutScheduledWork,
  type TestPerson,
  type TestServices,
  type TestServicesOptions,
} from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { chatService } from '../service.ts';

export interface ChatUnderTest extends TestServices {
  readonly deps: Deps;
  /** Parameters with which the service was started. */
  readonly base: Base;
  /** Signs in a person whom the other services know, and who is everybody's acquaintance. */
  person(name: string): TestPerson;
  /** Signs in a person whom the other services know, but who is nobody's acquaintance. */
  stranger(name: string): TestPerson;
  /** Makes a stranger everybody's acquaintance, as when the other side adds them as well. */
  acquaint(stranger: TestPerson): void;
  /** Keeps back the work after responses. Returns a function that starts it, and resolves when it has ended. */
  holdBackground(): () => Promise<void>;
  /** Makes the network service fail when it is called for acquaintances, or respond again. */
  hideAcquaintances(isHidden: boolean): void;
  /** Registers an account for an address that was invited before; the account is everybody's acquaintance, too. */
  register(email: string, fullName: string): TestPerson;
  /** Changes a person's name, and announces it. */
  rename(person: TestPerson, fullName: string): Promise<void>;
  /** Gives a person a contact; returns its id. */
  addContact(owner: TestPerson, email: string): string;
  /** Makes a contact group; returns its id. */
  addGroup(owner: TestPerson, name: string, members: readonly { email: string; accountId: string | null }[]): string;
  readonly mails: InputOf<typeof deliverMail>[];
  /** Accounts that turned off mails about chats. */
  readonly unmailed: Set<string>;
  /** Contacts to which accounts were reported to have written, in order. */
  readonly uses: InputOf<typeof countContactUse>[];
  /** Events that webhooks received, in order. */
  readonly hooked: InputOf<typeof triggerWebhooks>[];
  /** Events in rooms that members' webhooks received, in order. */
  readonly roomHooked: InputOf<typeof triggerRoomWebhooks>[];
  /** Messages of which people's devices were notified, in order. */
  readonly pushed: InputOf<typeof pushMessage>[];
  /** Notifications for bells, in order. */
  readonly notified: InputOf<typeof notify>[];
  /** Keys of withdrawn notifications, in order. */
  readonly withdrawn: string[];
  /** Accounts in each organization. */
  readonly organizations: Map<string, Set<string>>;
}

type Base = Parameters<typeof chatService.setUp>[0];
type Group = OutputOf<typeof getContactGroup>['group'];

interface ChatOptions extends Pick<TestServicesOptions, 'env' | 'rateLimits' | 'logTo'> {
  /**
   * False leaves out the work at the start and that for other services' events, so that all its commands belong to the
   * work under test. Tests do all scheduled work themselves.
   */
  readonly sweeps?: boolean;
}

/** Starts the chat service with stand-ins for the services that it calls. */
export async function startChat({ sweeps = true, ...options }: ChatOptions = {}): Promise<ChatUnderTest> {
  const accounts: AccountSummary[] = [];
  const contacts = new Map<string, { owner: string; email: string }>();
  const groups = new Map<string, Group>();
  const mails: InputOf<typeof deliverMail>[] = [];
  const unmailed = new Set<string>();
  const uses: InputOf<typeof countContactUse>[] = [];
  const hooked: InputOf<typeof triggerWebhooks>[] = [];
  const roomHooked: InputOf<typeof triggerRoomWebhooks>[] = [];
  const pushed: InputOf<typeof pushMessage>[] = [];
  const notified: InputOf<typeof notify>[] = [];
  const withdrawn: string[] = [];
  const organizations = new Map<string, Set<string>>();
  const strangers = new Set<string>();
  let isHidden = false;
  const getAcquaintances: Neighbourhood['getAcquaintances'] = (accountId, among) => {
    if (isHidden) throw new Error('the network service does not answer');
    return strangers.has(accountId) ? [] : among.filter((other) => !strangers.has(other));
  };
  let deps: Deps | undefined;
  let base: Base | undefined;
  const watched: AnyService = {
    ...chatService,
    start: (deps: Deps, started: Base) =>
      sweeps ? chatService.start!(deps, withoutScheduledWork(started)) : () => undefined,
    setUp: async (given: Base) => {
      base = given;
      return (deps = await chatService.setUp(given));
    },
  };
  const services = await startTestServices({
    ...options,
    services: [
      watched,
      neighbours({
        accounts,
        contacts,
        groups,
        mails,
        unmailed,
        uses,
        hooked,
        roomHooked,
        pushed,
        notified,
        withdrawn,
        organizations,
        getAcquaintances,
      }),
    ],
  });

  const register = (email: string, fullName: string) => {
    const person = services.signIn({ email, fullName });
    accounts.push({
      accountId: person.accountId,
      email,
      fullName,
      avatar: `https://pictures.example/${person.accountId}`,
      alias: null,
      locale: 'en_US',
      hasMembership: false,
    });
    return person;
  };
  let made = 0;
  const person = (name: string) => register(`${name.toLowerCase()}.${(made += 1)}@example.com`, name);
  return {
    ...services,
    deps: deps!,
    base: base!,
    // Resolves when the work after the response has ended.
    async request(...args) {
      const answer = await services.request(...args);
      await deps!.background.settle();
      return answer;
    },
    mails,
    unmailed,
    uses,
    hooked,
    roomHooked,
    pushed,
    notified,
    withdrawn,
    organizations,
    register,
    person,
    stranger(name) {
      const stranger = person(name);
      strangers.add(stranger.accountId);
      return stranger;
    },
    acquaint: ({ accountId }) => void strangers.delete(accountId),
    holdBackground() {
      const { background } = deps!;
      const { run } = background;
      const held: Parameters<typeof run>[0][] = [];
      background.run = (work) => void held.push(work);
      return async () => {
        background.run = run;
        held.forEach((work) => run(work));
        await background.settle();
      };
    },
    hideAcquaintances: (hidden) => void (isHidden = hidden),
    async rename({ accountId }, fullName) {
      const at = accounts.findIndex((account) => account.accountId === accountId);
      accounts[at] = { ...accounts[at]!, fullName };
      await base!.publish(INTERNAL_CHANNEL, profileChanged, accounts[at]);
    },
    addContact(owner, email) {
      const contactId = `contact-${contacts.size + 1}`;
      contacts.set(contactId, { owner: owner.accountId, email });
      return contactId;
    },
    addGroup(owner, groupName, members) {
      const groupId = `group-${groups.size + 1}`;
      groups.set(groupId, {
        groupId,
        groupName,
        ownerId: owner.accountId,
        members: [{ email: owner.email, accountId: owner.accountId }, ...members].map((member, index) => ({
          ...member,
          contactId: String(index),
          fullName: member.email,
          isAdmin: index === 0,
          role: 0,
        })),
      });
      return groupId;
    },
  };
}

interface Neighbourhood {
  readonly accounts: readonly AccountSummary[];
  readonly contacts: ReadonlyMap<string, { owner: string; email: string }>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly mails: InputOf<typeof deliverMail>[];
  readonly unmailed: ReadonlySet<string>;
  readonly uses: InputOf<typeof countContactUse>[];
  readonly hooked: InputOf<typeof triggerWebhooks>[];
  readonly roomHooked: InputOf<typeof triggerRoomWebhooks>[];
  readonly pushed: InputOf<typeof pushMessage>[];
  readonly notified: InputOf<typeof notify>[];
  readonly withdrawn: string[];
  readonly organizations: ReadonlyMap<string, ReadonlySet<string>>;
  getAcquaintances(accountId: string, among: readonly string[]): string[];
}

function neighbours(neighbourhood: Neighbourhood): AnyService {
  const {
    accounts,
    contacts,
    groups,
    mails,
    unmailed,
    uses,
    hooked,
    roomHooked,
    pushed,
    notified,
    withdrawn,
    organizations,
    getAcquaintances,
  } = neighbourhood;
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(getAccounts, ({ accountIds }) => ({
        accounts: accounts.filter(({ accountId }) => accountIds.includes(accountId)),
      })),
      define(findAccountsByEmail, ({ emails }) => ({
        accounts: accounts.filter(({ email }) => emails.includes(email)),
      })),
      define(getPreferencesOfAccounts, ({ accountIds }) => ({
        preferences: accountIds.flatMap((accountId) =>
          accountId
            ? {
                accountId,
                notification: { options: [] },
                chatNotifications: { mail: !unmailed.has(accountId), web: true },
              }
            : [],
        ),
      })),
      define(getOwnedContact, ({ accountId, contactId }) => {
        const contact = contacts.get(contactId);
        if (contact?.owner !== accountId) throw new ServiceError(networkErrors.CONTACT_NOT_FOUND);
        const account = accounts.find(({ email }) => email === contact.email);
        return {
          contact: {
            contactId,
            email: contact.email,
            fullName: contact.email,
            accountId: account?.accountId ?? null,
            isFrequentUser: false,
          },
        };
      }),
      define(findAcquaintances, ({ accountId, among }) => ({ accountIds: getAcquaintances(accountId, among) })),
      define(getContactGroup, ({ groupId, accountId }) => {
        const group = groups.get(groupId);
        if (!group?.members.some((member) => member.accountId === accountId)) {
          throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
        }
        return { group };
      }),
      define(countContactUse, (use) => {
        uses.push(use);
        return {};
      }),
      define(triggerWebhooks, (happening) => {
        hooked.push(happening);
        return { queued: 0 };
      }),
      define(triggerRoomWebhooks, (happening) => {
        roomHooked.push(happening);
        return { queued: 0 };
      }),
      define(notify, (notice) => {
        notified.push(notice);
        return { notified: notice.recipients.length, mailed: 0 };
      }),
      define(withdrawNotifications, ({ dedupeKey }) => {
        withdrawn.push(dedupeKey);
        return {};
      }),
      define(pushMessage, (message) => {
        pushed.push(message);
        return {};
      }),
      define(findOrganizationByAccount, ({ accountId, withMembers }) => {
        const [organizationId, members] = [...organizations].find(([, memberIds]) => memberIds.has(accountId)) ?? [];
        return { organizationId: organizationId ?? null, accountIds: withMembers ? [...(members ?? [])] : [] };
      }),
      define(deliverMail, (mail) => {
        mails.push(mail);
        return { mailId: `mail-${mails.length}` };
      }),
    ],
  });
}
