import type { Call } from '@meet/contracts';
import {
  closeAccount,
  CLOSING_DAYS,
  createLoginAsUser,
  guideDontShowAgain,
  recordCookieConsent,
  renewApiKey,
  sendLoginLink,
  setAlias,
  setPhoneNumber,
  signIn,
} from '@meet/accounts-contract';
import { searchAccounts } from '@meet/accounts-contract/admin';
import {
  createChatRoom,
  createChatWebhook,
  createPrivateChatRoom,
  deleteChatMessage,
  editChatMessage,
  getChatMembers,
  getChatMessages,
  leaveChatRoom,
  reactToChatMessage,
  sendChatFile,
  sendChatMessage,
  toThreadId,
  uploadChatFile,
} from '@meet/chat-contract';
import { toMentionToken } from '@meet/contracts/markdown';
import { createWebhook, generateApiKey, pingWebhook } from '@meet/integrations-contract';
import {
  createMeeting,
  getCalendarFeed,
  joinMeeting,
  scheduleMeeting,
  startMeeting,
  startMeetingWithContacts,
  updateHostMeetingConfiguration,
} from '@meet/meetings-contract';
import { addContact, createContactsGroups, deleteContact, pingOnlineContacts } from '@meet/network-contract';
import { acceptFollow, askToFollow, setNotificationExpire } from '@meet/notifications-contract';
import {
  acceptInvitationOrganization,
  createOrganization,
  inviteMemberToOrganization,
} from '@meet/organizations-contract';
import type { AnyService } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { PASSWORD } from '../testing/password.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

const NAME = 'Zinnobert Quillon';
const DAY_MS = 24 * 3_600_000;

/**
 * Collections that never hold a person's id, address or name as plain text, with the reason. The test fails for a
 * collection that is neither here nor filled below.
 */
const NAMELESS: Readonly<Record<string, string>> = {
  'accounts.attempts': 'keyed digests, for minutes',
  'accounts.known_places': 'keyed digests, for 90 days',
  'accounts.reserved_segments': 'addresses of pages',
  'accounts.sign_in_attempts': 'encrypted, for minutes',
  'accounts.spent_captchas': 'nonces',
  'accounts.spent_id_tokens': 'digests',
  'accounts.tooltips': 'texts of administrators',
  'chat.fileBlobs': 'digests of bytes',
  'integrations.jira_installations': 'sites',
  'integrations.jira_spent': 'digests',
  'meetings.notes': 'one text of all in a meeting, without its authors',
  'notifications.mail_counts': 'keyed digests, for hours',
  'notifications.mails': 'encrypted, for two days at most',
  'oauth.clients': 'applications',
  'oauth.records': 'encrypted; they end with their permission',
  'platform.leases': 'processes',
  'platform.processes': 'processes',
  'releases.blobs': 'digests of bytes',
  'releases.counters': 'numbers',
  'releases.publish_tokens': 'tokens of administrators, whose accounts nobody can close',
  'releases.releases': 'releases of administrators',
  'releases.remotes': 'remotes',
  'releases.trials': 'keyed digests',
};

const lines: string[] = [];
let product: TestProduct;
let closures: { flush(): Promise<void> };
let ana: TestPerson;
let ben: TestPerson;
let admin: TestPerson;
let shared: string;

const withClosures = (service: AnyService): AnyService =>
  service.name === 'accounts'
    ? {
        ...service,
        async setUp(base) {
          const deps = (await service.setUp(base)) as { closures: typeof closures };
          closures = deps.closures;
          return deps;
        },
      }
    : service;

beforeAll(async () => {
  product = await startTestProduct({ adapt: withClosures, logTo: { write: (line) => void lines.push(line) } });
  ana = await product.newPerson(NAME);
  ben = await product.newPerson('Ben Radu');
  admin = await product.newAdmin();
});
afterAll(() => product.close());

async function ask<Input, Output>(as: TestPerson, call: Call<Input, Output>, input: Input): Promise<Output> {
  const { body } = await product.request(call as Call, input, { as });
  expect([call.path, body]).toEqual([call.path, expect.objectContaining({ success: true })]);
  return body as Output;
}

async function upload(chatId: string, name: string): Promise<string> {
  const bytes = Buffer.from(`Bytes of ${name}`);
  const { body } = await product.request(uploadChatFile, { chatId, name }, { as: ana, bytes });
  return (body as { file: { fileId: string } }).file.fileId;
}

const opened = new Set<string>();

/** Accepts the follow request whose mail came last. */
async function acceptMailed(as: TestPerson): Promise<void> {
  const mailbox = (await product.get('/dev/mail.json')).body as { links: string[] }[];
  const link = mailbox
    .flatMap(({ links }) => links)
    .find((one) => one.includes('/accept-follow/') && !opened.has(one))!;
  opened.add(link);
  await ask(as, acceptFollow, { token: link.split('/').at(-1)! });
}

/** Lives with the account, so that each service stores something about it. */
async function live(): Promise<void> {
  const { email, accountId } = ana;
  await ask(ana, setAlias, { alias: 'zinnobert' });
  await ask(ana, setPhoneNumber, { phoneNumber: '+40711471147' });
  await ask(ana, renewApiKey, {});
  await ask(ana, guideDontShowAgain, { guideId: 'dashboard_tour', show: 0 } as never);
  await ask(ana, recordCookieConsent, {
    uid: 'zustimmung-4711',
    documentUrl: 'https://meet.example/',
    consentGranted: true,
  } as never);
  await ask(ana, sendLoginLink, { email } as never);
  for (const search of [email, 'Zinnob', 'quillon']) await ask(admin, searchAccounts, { search });
  await ask(admin, createLoginAsUser, { email });

  const { contact } = await ask(ana, addContact, { contactEmail: ben.email, contactName: 'Ben' });
  const back = await ask(ben, addContact, { contactEmail: email, contactName: NAME });
  const gone = await ask(ana, addContact, { contactEmail: 'gone@example.com', contactName: 'Gone' });
  await ask(ana, deleteContact, { contactId: gone.contact.contactId });
  const both = { contactsInNewGroup: [{ contactId: contact.contactId, email: ben.email }] };
  await ask(ana, createContactsGroups, { groupName: 'Owned', ...both });
  await ask(ben, createContactsGroups, {
    groupName: 'Group of Ben',
    contactsInNewGroup: [{ contactId: back.contact.contactId, email }],
  });
  await ask(ana, pingOnlineContacts, {});
  await ask(ben, pingOnlineContacts, {});

  const { chatroom } = await ask(ana, createChatRoom, { participants: [ben.email], roomName: 'Ours' });
  shared = chatroom.chatId;
  await ask(ana, sendChatMessage, { chatId: shared, message: 'I wrote this' });
  await ask(ana, createChatWebhook, { chatId: shared, name: 'Builds', mayMentionAll: false });
  await ask(ben, sendChatMessage, { chatId: shared, message: `Hello ${toMentionToken(accountId)}` });
  await ask(ben, editChatMessage, {
    chatId: shared,
    sequence: 2,
    message: `Bye ${toMentionToken(accountId)}`,
    revision: 1,
  } as never);
  await ask(ben, sendChatMessage, { chatId: shared, message: `Gone ${toMentionToken(accountId)}` });
  await ask(ana, deleteChatMessage, { chatId: shared, sequence: 3 });
  await ask(ana, sendChatMessage, { chatId: toThreadId({ chatId: shared, sequence: 2 }), message: 'In a thread' });
  await ask(ana, reactToChatMessage, { chatId: shared, sequence: 2, emoji: '👍', isOn: true });
  await ask(ana, sendChatFile, { chatId: shared, fileId: await upload(shared, 'sent.txt') });
  await upload(shared, 'unsent.txt');
  const left = await ask(ben, createChatRoom, { participants: [email], roomName: 'Left' });
  await ask(ana, sendChatMessage, { chatId: left.chatroom.chatId, message: 'And this' });
  await ask(ana, leaveChatRoom, { chatId: left.chatroom.chatId });
  await ask(ana, createPrivateChatRoom, { contactId: contact.contactId } as never);

  const { roomId } = await ask(ana, createMeeting, { label: 'ours', password: 'tulip' });
  await ask(ana, startMeeting, { roomId });
  await ask(ana, startMeetingWithContacts, {
    roomId,
    invitedParticipants: [{ email: ben.email, accountId: ben.accountId }],
  } as never);
  await ask(ben, joinMeeting, { roomId, password: 'tulip' } as never);
  const other = await ask(ben, createMeeting, { label: 'bens', password: 'tulip' });
  await ask(ben, startMeeting, { roomId: other.roomId });
  await ask(ana, joinMeeting, { roomId: other.roomId, password: 'tulip' } as never);
  const planned = { startsAt: product.clock.now() + 30 * DAY_MS, durationInMinutes: 30, timeZone: 'UTC' };
  await ask(ana, scheduleMeeting, { ...planned, subject: 'Own plan', invited: [ben.email] });
  await ask(ben, scheduleMeeting, { ...planned, subject: 'Plan of Ben', invited: [email] });
  await ask(ana, updateHostMeetingConfiguration, { lobby: true } as never);
  await ask(ana, getCalendarFeed, {});

  await ask(ben, askToFollow, { email });
  await acceptMailed(ana);
  await ask(ana, askToFollow, { email: ben.email });
  await acceptMailed(ben);
  await ask(ana, setNotificationExpire, { expire: 7 } as never);

  await ask(ana, generateApiKey, { serviceId: 'jira', name: 'For issues' });
  const { webhook } = await ask(ana, createWebhook, { url: 'https://ana.example/hooks', events: ['meeting.started'] });
  await ask(ana, pingWebhook, { webhookId: webhook.webhookId });
  await ask(ben, createOrganization, { organizationName: 'Bens' });
  const { invitation } = await ask(ben, inviteMemberToOrganization, { email, member_type: 'member' });
  await ask(ana, acceptInvitationOrganization, { token: invitation.invitationId });
  await plant();
}

/** Stores records that only captchas, browsers, other programs or chance would cause. */
async function plant(): Promise<void> {
  const { accountId, email } = ana;
  const at = product.clock.now();
  const expiresAt = new Date(at + 300 * DAY_MS);
  const meeting = (await product.connection.collection('meetings.meetings').findOne({ ownerId: accountId }))!;
  const planted: Record<string, object> = {
    'accounts.avatars': { accountId, createdAt: at, sizes: [] },
    'accounts.invitations': {
      inviterId: accountId,
      email: 'x@example.com',
      tokenHash: 'a',
      expiresAt: at + 300 * DAY_MS,
    },
    'accounts.known_devices': { _id: `${accountId} Firefox on Linux`, accountId, expiresAt },
    'accounts.sign_ups': { email, emailKey: email, tokenHash: 'b', expiresAt },
    'chat.words': { _id: `${shared}:0`, section: `${shared}:0`, words: [`:by:${accountId}`, ':from:zinnobert'] },
    'integrations.hubstaff_attempts': { accountId, expiresAt },
    'integrations.hubstaff_connections': { _id: accountId, hubstaffName: NAME },
    'integrations.hubstaff_entries': {
      _id: `${accountId} 1`,
      accountId,
      state: 'paused',
      nextAttemptAt: at,
      expiresAt,
    },
    'integrations.jira_connections': { clientKey: 'k', jiraAccountId: 'j', jiraName: NAME, accountId, createdAt: at },
    'integrations.jira_meetings': { _id: 'k I-1', clientKey: 'k', accountId, roomId: '1', subject: 'I-1' },
    'meetings.emailLookups': { _id: `account:${accountId}`, failures: 1, expiresAt },
    'meetings.joins': {
      accountId: ben.accountId,
      roomId: meeting['roomId'] as string,
      subject: 'Ours',
      ownerEmail: email,
      isFavorite: false,
      joinedAt: at,
    },
    'meetings.polls': {
      meetingId: meeting._id,
      votes: [
        { voter: `account ${accountId}`, name: NAME, choices: [0] },
        { voter: 'guest', name: 'Somebody', choices: [0] },
      ],
      openedAt: at,
      revision: 1,
    },
    'meetings.recordings': {
      meetingId: meeting._id,
      ownerId: ben.accountId,
      accountId,
      recorderIds: [accountId, ben.accountId],
      live: false,
      endedAt: at,
      parts: [],
      deletedAt: null,
    },
    'meetings.transcriptPages': {
      meetingId: meeting._id,
      page: 0,
      lines: [
        { lineId: '1', name: NAME, accountId, text: 'I said this', startedAt: at, endedAt: at },
        { lineId: '2', name: 'Ben Radu', accountId: ben.accountId, text: 'Yes', startedAt: at, endedAt: at },
      ],
    },
    'network.followups': { queue: 'mates', state: 'failed', accountId, email, nextAttemptAt: at, expiresAt },
    'network.leases': { accountId, expiresAt: at + 300 * DAY_MS },
    'notifications.notices': { _id: `${accountId} key`, expiresAt },
    'notifications.push_subscriptions': { _id: 'browser', accountId, sessionId: 's', sealed: '', createdAt: at },
    'notifications.pushes': {
      subscriptionId: 'browser',
      accountId,
      nextAttemptAt: at + 300 * DAY_MS,
      holder: null,
      expiresAt,
    },
    'oauth.grants': { accountId, clientId: 'c', scopes: [], sealed: '', createdAt: at, expiresAt },
    'releases.channels': {
      _id: 'mfe-chat/0000000001',
      remote: 'mfe-chat',
      revision: 1,
      by: 'x',
      state: {
        stable: null,
        canary: { release: 'r', percent: 1, people: [accountId, email] },
        previews: [],
        proposal: null,
      },
    },
    'releases.preview_choices': { _id: accountId, choices: [{ remote: 'mfe-chat', preview: 'p', issuer: null }] },
    'releases.testers': { _id: email },
  };
  // Further meetings of the same room, in which the person had other names.
  for (const meetingId of ['second', 'third']) {
    const place = { meetingId, roomId: meeting['roomId'] as string };
    const name = `Zinnob ${meetingId}`;
    const others: [string, object][] = [
      ['meetings.meetings', { ...meeting, _id: meetingId, live: false, accountIds: [accountId, ben.accountId] }],
      ['meetings.attendances', { ...place, _id: meetingId, accountId, name, present: false }],
      ['meetings.polls', { ...place, _id: meetingId, votes: [{ voter: '', name, choices: [0] }], revision: 1 }],
    ];
    for (const [collection, document] of others) {
      await product.connection.collection<{ _id: string }>(collection).insertOne(document as { _id: string });
    }
  }
  for (const [name, document] of Object.entries(planted)) {
    await product.connection.collection<{ _id: string }>(name).insertOne({ _id: `planted ${name}`, ...document });
  }
}

const traces = () => [ana.accountId, ana.email, 'zinnob', 'quillon'].map((trace) => trace.toLowerCase());
const namesAna = (text: string) => traces().some((trace) => text.toLowerCase().includes(trace));

/** Returns the collections that name the person, each with one document that does. */
async function findTraces(): Promise<Map<string, string>> {
  const found = (await dumpDatabase(product.connection)).filter(({ id, text }) => namesAna(`${id} ${text}`));
  return new Map(found.map(({ collection, text }) => [collection, text]));
}

describe('the deletion of an account', () => {
  it('leaves no id, address or name in database, files and log, and the messages in rooms of others', async () => {
    await live();
    const before = await findTraces();
    await ask(ana, closeAccount, { password: PASSWORD, code: undefined, owned: 'handOver' });
    const all = (await product.connection.db!.listCollections().toArray()).map(({ name }) => name).sort();
    const filled = new Set([...before.keys(), ...(await findTraces()).keys()]);
    expect([...filled].sort()).toEqual(all.filter((name) => !(name in NAMELESS)));

    product.clock.advance(CLOSING_DAYS * DAY_MS);
    // An attempt does a bounded part.
    const isWaiting = () =>
      product.connection.collection<{ _id: string }>('accounts.closures').findOne({ _id: ana.accountId });
    for (let attempt = 0; attempt < 50 && (await isWaiting()); attempt += 1) await closures.flush();
    expect(await findTraces()).toEqual(new Map());

    const files = await readdir(product.blobsFolder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = await readFile(path.join(file.parentPath, file.name), 'latin1');
      expect(bytes).not.toContain('Bytes of unsent.txt');
      expect(namesAna(`${file.name} ${bytes}`)).toBe(false);
    }
    expect(lines.filter(namesAna)).toEqual([]);

    const { body } = await product.request(signIn, { email: ben.email, password: PASSWORD });
    const as = { ...ben, token: body.token };
    const { messages } = (await ask(as, getChatMessages, { chatId: shared } as never)) as { messages: object[] };
    expect(messages[0]).toMatchObject({ content: 'I wrote this', name: '', email: '' });
    const { participants } = (await ask(as, getChatMembers, { chatId: shared } as never)) as { participants: object[] };
    expect(participants).toEqual([expect.objectContaining({ email: ben.email, isOwner: true })]);
  });
});
