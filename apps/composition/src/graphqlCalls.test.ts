import { HEADERS, type CallClient } from '@meet/contracts';
import { GUIDE_IDS, inviteUser, signIn } from '@meet/accounts-contract';
import { createChatRoom, editChatMessage, sendChatMessage } from '@meet/chat-contract';
import { createGateway, type Gateway } from '@meet/gateway';
import { createWebhook, generateApiKey, pingWebhook } from '@meet/integrations-contract';
import {
  createMeeting,
  endMeeting,
  getMeetingsHistory,
  joinMeeting,
  roomParticipantJoined,
  scheduleMeeting,
  startMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import { addContact, createContactsGroups } from '@meet/network-contract';
import { askToFollow, notify, NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { createOrganization, inviteMemberToOrganization } from '@meet/organizations-contract';
import { createRemote } from '@meet/releases-contract';
import {
  createAuthenticator,
  createHttpServer,
  createLocalBus,
  createLogger,
  loadTranslator,
  SERVICE_CALLER,
} from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solveCaptcha } from '../../../services/accounts/src/testing/solveCaptcha.ts';
import { graphqlParts } from './graphqlParts.ts';
import { PASSWORD } from './testing/password.ts';
import { startTestProduct, type TestProduct } from './testing/startTestProduct.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const MANY = 20;

/**
 * No page requests the presence of members by a join. The schema offers it, and it is the only field that a loader
 * loads for a list.
 */
const PRESENCE = 'query MembersPresence { chatRooms { chatId participants { email presence { online } } } }';
const registered: Record<string, string> = Object.assign(
  { [createHash('sha256').update(PRESENCE).digest('hex')]: PRESENCE },
  ...globSync(['contracts/*/operations.generated.json', '{shell,mfe-*}/operations.generated.json'], {
    cwd: ROOT,
  }).map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as object),
) as Record<string, string>;

interface Query {
  readonly hash: string;
  readonly name: string;
  readonly document: string;
  /** Number of root fields, each of which is a call. */
  readonly roots: number;
}
const queries = Object.entries(registered).flatMap(([hash, document]): Query[] => {
  const operation = parse(document).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== 'query') return [];
  return [{ hash, document, name: getName(operation), roots: operation.selectionSet.selections.length }];
});
function getName({ name }: OperationDefinitionNode): string {
  return name!.value;
}

/** Queries of growing lists, each with the path of its list. */
const GROWING: Readonly<Record<string, string>> = {
  MembersPresence: 'chatRooms',
  ListChatRooms: 'chatRooms',
  GetChatRoomPage: 'chatRoomPage.chatrooms',
  GetChatMessages: 'chatMessages.messages',
  GetChatMessageChanges: 'chatMessageChanges.messages',
  SearchChatMessages: 'chatMessagesFound',
  FindChatRooms: 'chatRoomsFound',
  GetContacts: 'contacts',
  GetNetworkChanges: 'networkChanges.contacts',
  GetOnlineContacts: 'onlineContacts',
  GetContactsGroups: 'contactGroups',
  GetOngoingMeetings: 'ongoingMeetings',
  GetMeetingsHistory: 'meetingsHistory.meetings',
  GetJoinedMeetingsHistory: 'joinedMeetingsHistory',
  GetScheduledMeetings: 'scheduledMeetings',
  GetOwnedRoomIds: 'ownedRooms.roomIds',
  ListNotifications: 'notifications.notifications',
  GetInvitations: 'invitations.invitations',
  GetFollowers: 'followers',
  GetDevices: 'devices',
  GetOrganizationMembers: 'organization.invitations',
  GetSuggestionFromGroups: 'organizationSuggestions',
  GetInvitationOrganization: 'receivedOrganizationInvitations',
  GetApiKeys: 'apiKeys.apiKeys',
  GetWebhookDeliveries: 'webhookDeliveries',
};

let product: TestProduct;
/** Gateway that knows all documents. */
let app: FastifyInstance;
/** Gateway that knows no document, and answers them by Apollo as outside documents. */
let stranger: FastifyInstance;
const gateways: Gateway[] = [];
let folder: string;
let ana: TestPerson;
let admin: TestPerson;
const rooms = { chatId: '', sequence: 0, roomId: '', historyId: '', meetingId: '', webhookId: '' };
let counted: string[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'meet-calls-'));
  await mkdir(path.join(folder, 'operations'));
  await writeFile(path.join(folder, 'operations/all.json'), JSON.stringify(registered));
  app = await open(folder);
  stranger = await open(path.join(folder, 'nothing'));
  ana = await product.newPerson('Ana Pop');
  await product.request(createOrganization, { organizationName: 'Ana’s' }, { as: ana });
  admin = await product.newAdmin();
  await product.request(createRemote, { remote: 'mfe-rooms', team: 'Rooms' }, { as: admin });
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await Promise.all([app.close(), stranger.close()]);
  await product.close();
  await rm(folder, { recursive: true });
});

/** Opens a gateway whose documents are listed in this folder. */
async function open(shellFolder: string): Promise<FastifyInstance> {
  const log = createLogger({ level: 'silent' });
  const bus = createLocalBus(log);
  const client: CallClient = {
    call(call, input, caller) {
      counted.push(call.name);
      return product.client.call(call, input, caller);
    },
  };
  const server = await createHttpServer({ log });
  const gateway = await createGateway(server, {
    parts: graphqlParts,
    client,
    bus,
    authenticate: createAuthenticator({ client: product.client, bus, now: product.clock.now }),
    translator: await loadTranslator(),
    log,
    development: false,
    openDocuments: true,
    shellFolder,
    allowedOrigins: [],
    now: product.clock.now,
    socketsPerAccount: 1,
  });
  gateways.push(gateway);
  await server.ready();
  return server;
}

async function enter(session: MeetingSession): Promise<void> {
  const { roomId, meetingContactHistoryId: participantKey, participantName: name, userIsMeetingOwner } = session;
  const signal = {
    roomId,
    participantKey,
    participantId: `p-${participantKey}`,
    name,
    isModerator: userIsMeetingOwner,
    at: product.clock.now(),
  };
  await product.client.call(roomParticipantJoined, signal, SERVICE_CALLER);
}

/** Adds one entry to each list of Ana's pages. */
async function addOne(at: number): Promise<void> {
  const { request, client } = product;
  const succeed = async (...requested: Parameters<typeof request>) => {
    const { body } = await request(...requested);
    expect(body).toMatchObject({ success: true });
    return body;
  };
  const [as, other] = [{ as: ana }, await product.newPerson(`Bob ${at}`)];
  const { contact } = await succeed(addContact, { contactEmail: other.email, contactName: `Bob ${at}` }, as);
  await succeed(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: other });
  const contactsInNewGroup = [{ contactId: contact.contactId, email: other.email }];
  await succeed(createContactsGroups, { contactsInNewGroup, groupName: `Group ${at}` }, as);

  const { chatroom } = await succeed(createChatRoom, { participants: [other.email], roomName: `Room ${at}` }, as);
  rooms.chatId ||= chatroom.chatId;
  const { chatId } = rooms;
  const sent = (await succeed(sendChatMessage, { chatId, message: `Hello ${at}` }, as)).message;
  rooms.sequence ||= sent.sequence;
  const edit = { chatId, sequence: sent.sequence, message: `Hello to ${at}`, revision: sent.revision };
  await succeed(editChatMessage, edit, as);

  const running = await succeed(createMeeting, { label: `room-${at}` }, as);
  rooms.roomId ||= running.roomId;
  await enter(await succeed(startMeeting, { roomId: running.roomId, subject: `Now ${at}` }, as));
  const over = await succeed(createMeeting, {}, as);
  const ended = await succeed(startMeeting, { roomId: over.roomId, subject: `Before ${at}` }, as);
  rooms.historyId ||= ended.meetingContactHistoryId;
  await enter(ended);
  await succeed(endMeeting, { roomId: over.roomId }, as);
  rooms.meetingId ||= (await succeed(getMeetingsHistory, {}, as)).meetings[0]!.meetingId;
  const visited = await succeed(createMeeting, {}, { as: other });
  await enter(await succeed(startMeeting, { roomId: visited.roomId, subject: 'Theirs' }, { as: other }));
  await enter(await succeed(joinMeeting, { roomId: visited.roomId }, as));
  const startsAt = product.clock.now() + 3_600_000;
  const plan = {
    subject: `Plan ${at}`,
    startsAt,
    durationInMinutes: 30,
    timeZone: 'Europe/Paris',
    invited: [other.email],
  };
  await succeed(scheduleMeeting, plan, as);

  const recaptchaToken = await solveCaptcha(product as never);
  await succeed(inviteUser, { name: `Eve ${at}`, email: `eve-${at}@example.com`, recaptchaToken }, as);
  const invited = { email: `eve-${at}@example.com`, member_type: 'member' };
  await succeed(inviteMemberToOrganization, invited, as);
  await succeed(createOrganization, { organizationName: `Organization ${at}` }, { as: other });
  await succeed(inviteMemberToOrganization, { email: ana.email, member_type: 'guest' }, { as: other });
  await succeed(askToFollow, { email: other.email }, as);
  await succeed(signIn, { email: ana.email, password: PASSWORD });
  await succeed(generateApiKey, { serviceId: 'jira', name: `Key ${at}` }, as);
  const hook = { url: 'https://ana.example/hooks', events: ['meeting.ended'] };
  rooms.webhookId ||= (await succeed(createWebhook, hook, as)).webhook.webhookId;
  await succeed(pingWebhook, { webhookId: rooms.webhookId }, as);
  const from = { fullName: other.fullName, email: other.email };
  const notified = {
    recipients: [ana.email],
    notificationType: NOTIFICATION_TYPES.missedCall,
    from,
    message: { content: `Called ${at}` },
  };
  await client.call(notify, notified as never, SERVICE_CALLER);
}

const VARIABLES: Readonly<Record<string, () => unknown>> = {
  accountId: () => ana.accountId,
  remote: () => 'mfe-rooms',
  chatId: () => rooms.chatId,
  sequence: () => rooms.sequence,
  emoji: () => '👍',
  afterChange: () => 0,
  roomId: () => rooms.roomId,
  meetingContactHistoryId: () => rooms.historyId,
  meetingId: () => rooms.meetingId,
  webhookId: () => rooms.webhookId,
  email: () => 'eve-1@example.com',
  search: () => 'e',
  uid: () => 'nobodys',
  offset: () => 0,
  limit: () => 50,
  iAmFollowing: () => true,
  token: () => 'a'.repeat(64),
  inviteToken: () => 'a'.repeat(64),
  jwt: () => 'a.b.c',
  guideId: () => GUIDE_IDS[0],
  pageUrl: () => '/contacts',
  action: () => 'inviteInSystemVerification',
  preferenceType: () => 'notification',
};

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly unknown[];
}

async function send(to: FastifyInstance, { name, document }: Query, what: object): Promise<string> {
  const names = [...new Set([...document.matchAll(/\$(\w+)/g)].map(([, variable]) => variable!))];
  // The query takes one of a contact, a group and a chat, or none of them.
  const given = name.includes('StartMeetingConfiguration') ? [] : names.filter((variable) => VARIABLES[variable]);
  const variables = {
    ...Object.fromEntries(given.map((variable) => [variable, VARIABLES[variable]!()])),
    // Each of Ana's messages and rooms contains this text. A single letter would be too short.
    ...(name === 'SearchChatMessages' && { search: 'hello' }),
    ...(['FindChatRooms', 'GetChatRoomPage'].includes(name) && { search: 'room' }),
  };
  const as = /Accounts|Audit|Remotes|Releases|Channel|PublishTokens|OauthClients|Testers/.test(name) ? admin : ana;
  const headers = { [as.kind === 'admin' ? HEADERS.adminToken : HEADERS.userToken]: as.token };
  return (await to.inject({ method: 'POST', url: '/graphql', headers, payload: { variables, ...what } })).body;
}

async function ask(query: Query): Promise<{ answer: Answer; calls: string[] }> {
  counted = [];
  const body = await send(app, query, { extensions: { persistedQuery: { version: 1, sha256Hash: query.hash } } });
  return { answer: JSON.parse(body) as Answer, calls: counted };
}

const getSize = ({ data }: Answer, at: string): number =>
  (at.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], data) as unknown[])
    ?.length;

/**
 * Queries that are refused here: their link was not mailed, their request was not made, or they need a whole gateway. A
 * refusal makes the same calls.
 */
const REFUSED = [
  'DescribeAuthorization',
  'DescribeInvitation',
  'DescribeInvitationOrganization',
  'DescribeJiraLanding',
  'GetHealth',
  'GetHubstaffProjects',
  'GetNotificationInvitation',
];

interface Measured {
  readonly query: Query;
  readonly few: Awaited<ReturnType<typeof ask>>;
  readonly many: Awaited<ReturnType<typeof ask>>;
}
const measured: Measured[] = [];
const listNames = (found: readonly Measured[]) => found.map(({ query }) => query.name);

describe('the calls of a registered query', () => {
  beforeAll(async () => {
    await addOne(1);
    const first = new Map<Query, Measured['few']>();
    for (const query of queries) first.set(query, await ask(query));
    for (let at = 2; at <= MANY; at += 1) await addOne(at);
    for (const query of queries) measured.push({ query, few: first.get(query)!, many: await ask(query) });
  }, 120_000);

  it('are counted for every query of the pages, over lists of one entry and of twenty', () => {
    expect(measured.length).toBeGreaterThan(40);
    const refused = measured.filter(({ few, many }) => few.answer.errors || many.answer.errors);
    expect(listNames(refused).sort()).toEqual(REFUSED);
    const sizes = Object.entries(GROWING).map(([name, list]) => {
      const { few, many } = measured.find(({ query }) => query.name === name)!;
      return [name, getSize(few.answer, list) > 0, getSize(many.answer, list) >= MANY];
    });
    expect(sizes).toEqual(Object.keys(GROWING).map((name) => [name, true, true]));
  });

  it('do not grow with a list: one for each root field, and one for a loader', () => {
    const wrong = measured.filter(({ query, few, many }) => {
      const expected = query.roots + (query.document === PRESENCE ? 1 : 0);
      return few.calls.length !== expected || few.calls.join() !== many.calls.join();
    });
    expect(wrong.map(({ query, few, many }) => [query.name, few.calls, many.calls])).toEqual([]);
  });

  it('give the same answer as a gateway that does not know the document', async () => {
    // Each challenge is different.
    for (const query of queries.filter(({ name }) => name !== 'GetCaptcha')) {
      const registered = await send(app, query, { query: query.document });
      expect([query.name, registered]).toEqual([query.name, await send(stranger, query, { query: query.document })]);
    }
  });
});
