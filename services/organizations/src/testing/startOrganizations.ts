import { findAccountsByEmail, getAccounts, profileChanged, type AccountSummary } from '@meet/accounts-contract';
import { ServiceError, type AnyCall, type Call, type InputOf } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { recordImpersonatedChange } from '@meet/contracts/session';
import { getOwnedGroups, listOwnedGroups } from '@meet/network-contract';
import { deliverMail, notificationsErrors } from '@meet/notifications-contract';
import {
  acceptInvitationOrganization,
  createOrganization,
  getOrganizationMembers,
  inviteMemberToOrganization,
  type GivenRole,
  type OrganizationPage,
  type OwnOrganization,
} from '@meet/organizations-contract';
import { defineService, createOperationDefiner, type AnyService, type EventBus } from '@meet/service-kit';
import { startTestServices, type TestPerson, type TestServicesOptions } from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { organizationsService } from '../service.ts';

type Mail = InputOf<typeof deliverMail>;

export interface TestGroup {
  readonly groupId: string;
  readonly groupName: string;
  readonly ownerId: string;
  readonly members: readonly { email: string; fullName: string; accountId: string | null }[];
}

/** Starts the organizations service with substitutes for the services that it calls. */
export async function startOrganizations({ env }: Pick<TestServicesOptions, 'env'> = {}) {
  const accounts = new Map<string, AccountSummary>();
  const mails: Mail[] = [];
  const groups: TestGroup[] = [];
  const groupsRequested: string[][] = [];
  const mailbox = { isFull: false };
  const viewed: string[] = [];
  let deps!: Deps;
  let bus: EventBus;
  const watched: AnyService = {
    ...organizationsService,
    setUp: async (base) => {
      bus = base.bus;
      return (deps = await organizationsService.setUp(base));
    },
  };
  const services = await startTestServices({
    env,
    services: [watched, createNeighbours({ accounts, mails, groups, groupsRequested, mailbox, viewed })],
  });

  /** Creates a person with an account and a live session. */
  function person(fullName = 'Ana Pop', { locale = 'en_US' as AccountSummary['locale'] } = {}): TestPerson {
    const signedIn = services.signIn({ fullName });
    const { accountId, email } = signedIn;
    const profile = { accountId, email, fullName, avatar: `/api/avatars/${accountId}`, alias: null, locale };
    accounts.set(accountId, { ...profile, hasMembership: false });
    return signedIn;
  }

  const organizations = {
    ...services,
    deps,
    accounts,
    mails,
    groups,
    /** Ids of the groups whose members were requested, by call. */
    groupsRequested,
    mailbox,
    /** Paths of the calls that administrators made while they viewed an account. */
    viewed,
    /** Resolves when the work after the answer has ended. */
    async request(...args: Parameters<typeof services.request>) {
      const answer = await services.request(...args);
      await deps.background.settle();
      return answer;
    },
    person,
    /** Makes a call that must succeed, and returns its answer. */
    async ask<Input, Output>(as: TestPerson, call: Call<Input, Output>, input: Input): Promise<Output> {
      const { body } = await organizations.request(call as Call, input, { as });
      if (!body.success) throw new Error(`${call.path}: ${JSON.stringify(body)}`);
      const { success: _, ...answer } = body;
      return answer as Output;
    },
    /** Returns the error code with which a call is refused. */
    async refusal(as: TestPerson, call: AnyCall, input: object): Promise<string> {
      const { body } = await organizations.request(call, input, { as });
      return body.code ?? 'not refused';
    },
    page: (as: TestPerson): Promise<OrganizationPage> => organizations.ask(as, getOrganizationMembers, {}),
    async found(owner: TestPerson, organizationName = 'Acme'): Promise<OwnOrganization> {
      return (await organizations.ask(owner, createOrganization, { organizationName })).organization;
    },
    /** Returns the secret part of the newest link to an address. */
    secretTo(email: string): string {
      const mail = mails.findLast(({ to }) => to === email.toLowerCase());
      return mail!.action!.url.split('/').at(-1)!;
    },
    /** Invites a person and accepts as that person. */
    async join(
      owner: TestPerson,
      { person: joining = person('Max Member'), role = 0, type = 'member' }: JoinOptions = {},
    ): Promise<TestPerson> {
      await organizations.ask(owner, inviteMemberToOrganization, { email: joining.email, member_type: type, role });
      const token = organizations.secretTo(joining.email);
      await organizations.ask(joining, acceptInvitationOrganization, { token });
      return joining;
    },
    /** Creates an organization with one member of each role and type. */
    async team(): Promise<Team> {
      const owner = person('Olga Owner');
      const organization = await organizations.found(owner);
      const named = (fullName: string, role: GivenRole) =>
        organizations.join(owner, { person: person(fullName), role });
      return {
        owner,
        organization,
        admin: await named('Ada Admin', 2),
        billing: await named('Bill Billing', 1),
        member: await named('Max Member', 0),
        guest: await organizations.join(owner, { person: person('Gil Guest'), type: 'guest' }),
      };
    },
    stored: (organizationId: string) =>
      services.connection.collection<{ _id: string }>('organizations.organizations').findOne({ _id: organizationId }),
    /** Returns the payloads of the events of one type, oldest first, on one channel or on all. */
    heard: ({ type }: { type: string }, channel?: string) =>
      services.events
        .filter((event) => event.type === type && (channel === undefined || event.channel === channel))
        // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read payloads as receivers do
        .map(({ payload }) => payload as any),
    /** Renames a person, and publishes the event as the accounts service does. */
    rename({ accountId }: TestPerson, fullName: string) {
      const profile = { ...accounts.get(accountId)!, fullName };
      accounts.set(accountId, profile);
      const { locale: _locale, hasMembership: _hasMembership, ...payload } = profile;
      return bus.publish({ type: profileChanged.type, channel: INTERNAL_CHANNEL, at: services.clock.now(), payload });
    },
  };
  return organizations;
}

interface JoinOptions {
  readonly person?: TestPerson;
  readonly role?: GivenRole;
  readonly type?: 'member' | 'guest';
}

export interface Team {
  readonly owner: TestPerson;
  readonly admin: TestPerson;
  readonly billing: TestPerson;
  readonly member: TestPerson;
  readonly guest: TestPerson;
  readonly organization: OwnOrganization;
}

export type TestOrganizations = Awaited<ReturnType<typeof startOrganizations>>;

interface Neighbours {
  readonly accounts: ReadonlyMap<string, AccountSummary>;
  readonly mails: Mail[];
  readonly groups: readonly TestGroup[];
  readonly groupsRequested: string[][];
  readonly mailbox: { isFull: boolean };
  readonly viewed: string[];
}

function createNeighbours({ accounts, mails, groups, groupsRequested, mailbox, viewed }: Neighbours) {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(getAccounts, ({ accountIds }) => ({ accounts: accountIds.flatMap((id) => accounts.get(id) ?? []) })),
      define(findAccountsByEmail, ({ emails }) => ({
        accounts: [...accounts.values()].filter(({ email }) => emails.includes(email.toLowerCase())),
      })),
      define(deliverMail, (mail) => {
        if (mailbox.isFull) throw new ServiceError(notificationsErrors.MAIL_LIMIT_REACHED);
        mails.push(mail);
        return { mailId: `mail-${mails.length}` };
      }),
      define(recordImpersonatedChange, ({ call }) => {
        viewed.push(call);
        return {};
      }),
      define(listOwnedGroups, ({ accountId }) => ({ groups: groups.filter(({ ownerId }) => ownerId === accountId) })),
      define(getOwnedGroups, ({ accountId, groupIds }) => {
        groupsRequested.push(groupIds);
        const member = { contactId: 'x', isAdmin: false, role: 0 };
        const found = groups.filter(({ groupId, ownerId }) => ownerId === accountId && groupIds.includes(groupId));
        return {
          groups: found.map((group) => ({ ...group, members: group.members.map((one) => ({ ...member, ...one })) })),
        };
      }),
    ],
  });
}
