import { findAccountByAlias, findAccountsByEmail, getAccounts, type AccountSummary } from '@meet/accounts-contract';
import {
  getChatRoomForMeeting,
  getMeetingMessages,
  meetingChatMessage,
  openMeetingChatRoom,
  sendMeetingMessage,
  type ChatMessage,
} from '@meet/chat-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import {
  checkGroupModerator,
  countContactUse,
  createGroupWith,
  findAcquaintances,
  findKnownAddresses,
  getContactGroup,
  getOwnedContact,
  getPresences,
  listOwnedContacts,
  setMeetingPresence,
  type StatusName,
} from '@meet/network-contract';
import { recordAttendance, triggerWebhooks } from '@meet/integrations-contract';
import { deliverMail, notify, notifyFollowers, pushRing } from '@meet/notifications-contract';
import {
  roomParticipantJoined,
  roomParticipantLeft,
  notifyOccupants,
  type MeetingSession,
} from '@meet/meetings-contract';
import { findLicensed } from '@meet/organizations-contract';
import { commonErrors, DEFAULT_LOCALE, ServiceError, type InputOf, type Locale } from '@meet/contracts';
import { defineService, createOperationDefiner, SERVICE_CALLER, type EventBus } from '@meet/service-kit';
import { startTestServices, type TestPerson } from '@meet/service-kit/testing';
import { showChatInRoom } from '../chat/showChatInRoom.ts';
import type { RoomControl } from '../ports/RoomControl.ts';
import { createMeetingsService } from '../service.ts';

export interface Neighbours {
  /** People with an account. */
  readonly accounts: Map<string, AccountSummary>;
  /** Account ids of people who let nobody see that they exist; all others are everyone's acquaintances. */
  readonly strangers: Set<string>;
  /** Account ids of people with a licence of their organization. */
  readonly licensed: Set<string>;
  /** Addresses in calls to the network, by call. */
  readonly requested: (readonly string[])[];
  /** Account ids of each owner's contacts, with the contact's id. */
  readonly contacts: Map<string, { contactId: string; email: string; fullName: string; accountId: string | null }[]>;
  /** `owner moderator` pairs. */
  readonly moderators: Set<string>;
  readonly mails: InputOf<typeof deliverMail>[];
  readonly groups: InputOf<typeof createGroupWith>[];
  readonly inMeeting: Map<string, boolean>;
  /** Presence that others see, of people who are not simply online. */
  readonly presences: Map<string, Shown>;
  /** Chats that were requested, in order. */
  readonly chats: InputOf<typeof openMeetingChatRoom>[];
  /** Messages of people in rooms, in order. */
  readonly roomMessages: InputOf<typeof sendMeetingMessage>[];
  /** Messages, by the key of the meeting's chat. */
  readonly said: Map<string, ChatMessage[]>;
  /** Reported uses of contacts, in order. */
  readonly uses: InputOf<typeof countContactUse>[];
  /** Notifications to people, in order; the notifications service applies their choices. */
  readonly notices: InputOf<typeof notify>[];
  /** Rings on people's devices, in order. */
  readonly devicesRung: InputOf<typeof pushRing>[];
  readonly followed: InputOf<typeof notifyFollowers>[];
  /** Resolves when the notifications service may notify followers. */
  beforeFollowers: Promise<void>;
  /** Events that webhooks received, in order. */
  readonly hooked: InputOf<typeof triggerWebhooks>[];
  /** Recorded time, by meeting. */
  readonly recorded: InputOf<typeof recordAttendance>[];
  /** Addresses whose mails cannot be queued. */
  readonly undeliverable: Set<string>;
  /** Accounts that want no mails about meetings. */
  readonly mailsTurnedOff: Set<string>;
  /** Paths of calls that fail. */
  readonly failing: Set<string>;
}

/** Commands that the rooms were given, in order. */
export type RoomCommand = readonly [name: string, roomId: string, value?: unknown];

/** A command with the number that orders it; for a meeting's end, that is its time. */
export interface VersionedCommand {
  readonly name: string;
  readonly roomId: string;
  readonly value: unknown;
  readonly version: number | undefined;
}

/** Starts the meetings service with stand-ins for its neighbours and for the room server. */
export async function startMeetings(env: NodeJS.ProcessEnv = {}) {
  const neighbours: Neighbours = {
    accounts: new Map(),
    strangers: new Set(),
    licensed: new Set(),
    requested: [],
    contacts: new Map(),
    moderators: new Set(),
    mails: [],
    groups: [],
    inMeeting: new Map(),
    presences: new Map(),
    chats: [],
    roomMessages: [],
    said: new Map(),
    uses: [],
    notices: [],
    devicesRung: [],
    followed: [],
    beforeFollowers: Promise.resolve(),
    hooked: [],
    recorded: [],
    undeliverable: new Set(),
    mailsTurnedOff: new Set(),
    failing: new Set(),
  };
  const commands: RoomCommand[] = [];
  const versioned: VersionedCommand[] = [];
  const note = (name: string) => (roomId: string, value: unknown, version?: number) => {
    commands.push([name, roomId, value]);
    versioned.push({ name, roomId, value, version });
  };
  const roomControl: RoomControl = {
    endMeeting: note('endMeeting'),
    setPassword: note('setPassword'),
    setLobby: note('setLobby'),
    setSubject: note('setSubject'),
    setRecorded: note('setRecorded'),
    showChat: (roomId, lines) => void commands.push(['showChat', roomId, lines]),
    async notifyOccupants(roomIds) {
      if (neighbours.failing.has(notifyOccupants.path)) throw new ServiceError(commonErrors.UNAVAILABLE);
      for (const roomId of roomIds) commands.push(['notifyOccupants', roomId]);
    },
  };
  const meetings = createMeetingsService({ roomControl });
  type Made = Awaited<ReturnType<typeof meetings.setUp>>;
  /** Deps of each process, in the order in which they started. */
  const made: Made[] = [];
  let bus: EventBus;
  let entered = 0;
  const services = await startTestServices({
    services: [
      // The tests advance the clock and run the sweeps themselves.
      {
        ...meetings,
        setUp: async (base) => {
          const deps = await meetings.setUp(base);
          made.push(deps);
          return deps;
        },
        start: async (deps: Made, base) => {
          bus = base.bus;
          return showChatInRoom(deps, bus);
        },
      },
      createNeighbours(neighbours),
    ],
    env: { MEETING_EMPTY_SECONDS: '60', ...env },
  });

  const deps = made[0]!;

  return {
    ...services,
    deps,
    made,
    neighbours,
    commands,
    versioned,
    /** Resolves when the work that the call started is done as well. */
    async request(...[call, body, options]: Parameters<typeof services.request>) {
      const answer = await services.request(call, body, options);
      await deps.background.settle();
      return answer;
    },
    /** Signs in a person with an account: everyone's acquaintance, unless they are a stranger to all. */
    signIn(
      person: Parameters<typeof services.signIn>[0] & {
        alias?: string;
        avatar?: string;
        locale?: Locale;
        isStranger?: boolean;
      } = {},
    ) {
      const signedIn = services.signIn(person);
      const { accountId, email, fullName } = signedIn;
      const alias = person.alias ?? null;
      neighbours.accounts.set(accountId, {
        ...{ accountId, email, fullName, alias },
        avatar: person.avatar ?? null,
        locale: person.locale ?? DEFAULT_LOCALE,
        hasMembership: false,
      });
      if (person.isStranger) neighbours.strangers.add(accountId);
      return signedIn;
    },
    /** Publishes a message in a meeting's chat. */
    async say(meetingKey: string, message: ChatMessage): Promise<void> {
      neighbours.said.set(meetingKey, [...(neighbours.said.get(meetingKey) ?? []), message]);
      const payload = { meetingKey, message };
      await bus.publish({ type: meetingChatMessage.type, channel: INTERNAL_CHANNEL, at: message.timestamp, payload });
    },
    async randomRoom(owner: TestPerson): Promise<string> {
      return (await services.request('create-meeting', {}, { as: owner })).body.roomId as string;
    },
    /**
     * Reports, as the room server, that the bearer of this session entered. Returns a function that reports their exit.
     */
    async enter(
      session: Pick<MeetingSession, 'roomId' | 'meetingContactHistoryId' | 'participantName'>,
      participantId = 'p',
    ) {
      const signal = {
        roomId: session.roomId,
        participantKey: session.meetingContactHistoryId,
        // For the room, a person who comes again is another participant.
        participantId: `${participantId}-${(entered += 1)}`,
        name: session.participantName,
      };
      const { now } = services.clock;
      await services.client.call(roomParticipantJoined, { ...signal, isModerator: false, at: now() }, SERVICE_CALLER);
      return ({ removed = false } = {}) =>
        services.client.call(roomParticipantLeft, { ...signal, removed, at: now() }, SERVICE_CALLER);
    },
  };
}

export type TestMeetings = Awaited<ReturnType<typeof startMeetings>>;

function createNeighbours(neighbours: Neighbours) {
  const { accounts, contacts, moderators, mails, groups, inMeeting, chats, uses, notices, followed, hooked, recorded } =
    neighbours;
  const {
    devicesRung,
    roomMessages,
    said,
    strangers,
    licensed,
    undeliverable,
    mailsTurnedOff,
    requested,
    failing,
    presences,
  } = neighbours;
  const define = createOperationDefiner<null>();
  const list = () => [...accounts.values()];
  return defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(findLicensed, ({ accountIds }) => ({ accountIds: accountIds.filter((id) => licensed.has(id)) })),
      define(getAccounts, ({ accountIds }) => ({ accounts: accountIds.flatMap((id) => accounts.get(id) ?? []) })),
      define(findAccountsByEmail, ({ emails }) => ({
        accounts: list().filter(({ email }) => emails.some((wanted) => wanted.toLowerCase() === email.toLowerCase())),
      })),
      define(findAccountByAlias, ({ alias }) => ({
        account: list().find((account) => account.alias?.toLowerCase() === alias.toLowerCase()) ?? null,
      })),
      define(getChatRoomForMeeting, () => ({ roomName: 'Room', participants: [] })),
      define(listOwnedContacts, ({ accountId }) => ({
        contacts: (contacts.get(accountId) ?? []).map((contact) => ({ ...contact, isFrequentUser: false })),
      })),
      define(getOwnedContact, ({ accountId, contactId }) => ({
        contact: {
          ...contacts.get(accountId)!.find((contact) => contact.contactId === contactId)!,
          isFrequentUser: false,
        },
      })),
      define(findAcquaintances, ({ among }) => {
        if (failing.has(findAcquaintances.path)) throw new Error('the network is down');
        requested.push(among);
        return { accountIds: among.filter((accountId) => accounts.has(accountId) && !strangers.has(accountId)) };
      }),
      define(findKnownAddresses, ({ accountId, people }) => {
        if (failing.has(findKnownAddresses.path)) throw new Error('the network is down');
        const own = new Set((contacts.get(accountId) ?? []).map(({ email }) => email.toLowerCase()));
        const isKnown = (person: (typeof people)[number]) =>
          own.has(person.email) || (accounts.has(person.accountId ?? '') && !strangers.has(person.accountId!));
        return { emails: people.filter(isKnown).map(({ email }) => email) };
      }),
      define(checkGroupModerator, ({ ownerId, accountId }) => ({
        isModerator: moderators.has(`${ownerId} ${accountId}`),
      })),
      define(getContactGroup, ({ groupId }) => ({
        group: { groupId, groupName: 'Team', ownerId: 'x', members: [] },
      })),
      define(createGroupWith, (input) => {
        groups.push(input);
        return {
          group: {
            groupId: 'group-1',
            groupName: input.groupName,
            ownerEmail: 'owner@example.com',
            version: 1,
            members: [],
            isOwner: true,
          },
        };
      }),
      define(openMeetingChatRoom, (input) => {
        chats.push(input);
        return { chatId: `chat-of-${input.meetingKey}` };
      }),
      define(sendMeetingMessage, (input) => {
        roomMessages.push(input);
        return {};
      }),
      define(getMeetingMessages, ({ meetingKey, since }) => ({
        messages: (said.get(meetingKey) ?? []).filter(({ timestamp }) => timestamp >= since),
      })),
      define(countContactUse, (use) => {
        uses.push(use);
        return {};
      }),
      define(getPresences, ({ accountIds }) => {
        if (failing.has(getPresences.path)) throw new Error('the network is down');
        return { presences: accountIds.map((accountId) => buildPresence(accountId, presences.get(accountId))) };
      }),
      define(setMeetingPresence, ({ accountId, inMeeting: now }) => {
        inMeeting.set(accountId, now);
        return {};
      }),
      define(notify, (notice) => {
        notices.push(notice);
        return {
          notified: notice.recipients.length,
          mailed: notice.mail ? notice.recipients.filter((id) => !mailsTurnedOff.has(id)).length : 0,
        };
      }),
      define(recordAttendance, (report) => {
        if (failing.has(recordAttendance.path)) throw new Error('the integrations are down');
        recorded.push(report);
        return { recorded: report.attendees.length };
      }),
      define(triggerWebhooks, (happening) => {
        if (failing.has(triggerWebhooks.path)) throw new Error('the integrations are down');
        hooked.push(happening);
        return { queued: 0 };
      }),
      define(notifyFollowers, async (started) => {
        await neighbours.beforeFollowers;
        followed.push(started);
        return { notified: 0 };
      }),
      define(pushRing, (ring) => {
        devicesRung.push(ring);
        return {};
      }),
      define(deliverMail, (mail) => {
        if (undeliverable.has(mail.to)) throw new Error('the mail store is down');
        mails.push(mail);
        return { mailId: `mail-${mails.length}` };
      }),
    ],
  });
}

interface Shown {
  readonly online: boolean;
  readonly status?: StatusName;
  readonly statusEnd?: number;
  readonly inMeeting?: boolean;
}

function buildPresence(accountId: string, shown: Shown = { online: true }) {
  const { online, status = 'Available', statusEnd = null, inMeeting = false } = shown;
  const { time, presenceVersion, statusStart } = { time: online ? null : 1, presenceVersion: 1, statusStart: 0 };
  return {
    ...{ accountId, online, time, presenceVersion },
    status: { status, statusDescription: '', statusStart, statusEnd, inMeeting },
  };
}
