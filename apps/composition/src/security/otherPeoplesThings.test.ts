import type { Call } from '@meet/contracts';
import { createChatRoom, getChatMembers, sendChatFile, sendChatMessage, uploadChatFile } from '@meet/chat-contract';
import { createWebhook, generateApiKey, pingWebhook } from '@meet/integrations-contract';
import {
  createMeeting,
  getRings,
  joinMeeting,
  scheduleMeeting,
  startMeeting,
  startMeetingWithContacts,
} from '@meet/meetings-contract';
import { addContact, createContactsGroups, pingOnlineContacts } from '@meet/network-contract';
import { acceptFollow, askToFollow, listNotifications } from '@meet/notifications-contract';
import {
  acceptInvitationOrganization,
  createOrganization,
  inviteMemberToOrganization,
} from '@meet/organizations-contract';
import { getDevices, signIn, signUp } from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dumpDatabase, type StoredDocument } from '../testing/dumpDatabase.ts';
import { listFields } from '../testing/listFields.ts';
import { PASSWORD } from '../testing/password.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** Fields that name an object of a person. Secrets of links are not such ids: their holder received them. */
const ID_FIELD = /Id$|^room$/;
/** Fields with ids that belong to nobody, or that the caller chooses freely. */
const NOBODYS = new Set([
  'guideId',
  'tooltipId',
  'elementId',
  'personalMeetingId',
  'clientMessageId',
  'browserId',
  'participantId',
  'uid',
  'serviceId',
  'projectId',
]);

/** Calls that a stranger may make with another person's id, with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  'resend-activation': 'mails the address that signed up; whoever has the id was given it when signing up',
  'join-meeting': 'whoever has the link comes before the door',
  'get-meeting-data': 'what a link shows before joining; a stranger learns no password',
  heartbeat: 'tells a room’s link holder whether the meeting runs',
  'get-meeting-session-id-from-current-user-and-room': 'answers null to who is not in the meeting',
  'cancel-meeting-calls': 'stops the caller’s own rings in a room',
  'send-notification': 'tells a room’s owner that somebody waits; whoever has the link may, in their own name',
  'send-email-when-start-meeting': 'mails a link that the caller has, in their own name, so many an hour',
  'create-group-with-invited-contacts': 'makes a group of the caller’s own; the room is not touched',
};
const RECORDINGS_TRIED = 'services/meetings/src/operations/recordings.test.ts';
const TRANSCRIPTS_TRIED = 'services/meetings/src/operations/transcripts.test.ts';
const NOTES_TRIED = 'services/meetings/src/operations/notes.test.ts';
const PAST_MEETINGS_TRIED = 'services/meetings/src/operations/getPastMeeting.test.ts';
/** Calls whose object can’t be created here: it needs a proof of work, another program or a browser. */
const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  'activate-account': 'services/accounts/src/operations/squatting.test.ts',
  'resend-invitation': 'services/accounts/src/operations/invitations.test.ts',
  'revoke-invitation': 'services/accounts/src/operations/invitations.test.ts',
  'disconnect-jira': 'services/integrations/src/jira/jira.test.ts',
  'revoke-authorized-application': 'apps/composition/src/oauth.test.ts',
  'start-recording': RECORDINGS_TRIED,
  'upload-recording-part': RECORDINGS_TRIED,
  'finish-recording': RECORDINGS_TRIED,
  'get-recordings': RECORDINGS_TRIED,
  'get-meeting-polls': 'services/meetings/src/operations/polls.test.ts',
  'get-meeting-transcript': TRANSCRIPTS_TRIED,
  'delete-meeting-transcript': TRANSCRIPTS_TRIED,
  'get-meeting-notes': NOTES_TRIED,
  'delete-meeting-notes': NOTES_TRIED,
  'get-past-meeting': PAST_MEETINGS_TRIED,
  'delete-past-meeting-content': PAST_MEETINGS_TRIED,
  'get-recording-file': RECORDINGS_TRIED,
  'delete-recording': RECORDINGS_TRIED,
};

let product: TestProduct;
let ana: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
/** Ids of Ana's and Ben's objects, by the name of the field. */
let things: Record<string, string>;

beforeAll(async () => {
  product = await startTestProduct();
  [ana, ben, eve] = [
    await product.newPerson('Ana Pop'),
    await product.newPerson('Ben Radu'),
    await product.newPerson('Eve Stan'),
  ];
  things = await makeThings();
});
afterAll(() => product.close());

async function ask<Input, Output>(as: TestPerson, call: Call<Input, Output>, input: Input): Promise<Output> {
  const { body } = await product.request(call as Call, input, { as });
  expect(body).toMatchObject({ success: true });
  return body as Output;
}

async function makeThings(): Promise<Record<string, string>> {
  const { contact } = await ask(ana, addContact, { contactEmail: ben.email, contactName: 'Ben' });
  const { contactId } = contact;
  // They are mutual contacts, because a stranger is only called after the response to the caller.
  await ask(ben, addContact, { contactEmail: ana.email, contactName: 'Ana' });
  const { group } = await ask(ana, createContactsGroups, {
    groupName: 'Two',
    contactsInNewGroup: [{ contactId, email: ben.email }],
  });
  const { chatroom } = await ask(ana, createChatRoom, { participants: [ben.email], roomName: 'Ours' });
  await ask(ana, sendChatMessage, { chatId: chatroom.chatId, message: 'Only for us' });
  const { chatId } = chatroom;
  const bytes = Buffer.from('Only for us');
  const uploaded = await product.request(uploadChatFile, { chatId, name: 'ours.txt' }, { as: ana, bytes });
  const { fileId } = (uploaded.body as { file: { fileId: string } }).file;
  await ask(ana, sendChatFile, { chatId, fileId });
  const { roomId } = await ask(ana, createMeeting, { label: 'ours', password: 'tulip' });
  const { meetingContactHistoryId } = await ask(ana, startMeeting, { roomId });
  // The call rings only for people who are present.
  await ask(ben, pingOnlineContacts, {});
  await ask(ana, startMeetingWithContacts, {
    roomId,
    invitedParticipants: [{ email: ben.email, accountId: ben.accountId }],
  } as never);
  const { rings } = await ask(ben, getRings, {});
  const planned = await ask(ana, scheduleMeeting, {
    subject: 'Ours',
    startsAt: product.clock.now() + 86_400_000,
    durationInMinutes: 30,
    timeZone: 'UTC',
    invited: [ben.email],
  });
  const { follower } = await ask(ben, askToFollow, { email: ana.email });
  const mailbox = (await product.get('/dev/mail.json')).body as { links: string[] }[];
  const link = mailbox.flatMap(({ links }) => links).find((one) => one.includes('/accept-follow/'))!;
  await ask(ana, acceptFollow, { token: link.split('/').at(-1)! });
  const { notifications } = await ask(ben, listNotifications, {});
  await product.request(signIn, { email: ana.email, password: PASSWORD });
  const { devices } = await ask(ana, getDevices, {});
  const { apiKey } = await ask(ana, generateApiKey, { serviceId: 'jira', name: 'For issues' });
  const { webhook } = await ask(ana, createWebhook, {
    url: 'https://ana.example/hooks',
    events: ['meeting.started'],
  });
  const { webhookId } = webhook;
  const { delivery } = await ask(ana, pingWebhook, { webhookId });
  const waiting = { email: 'waiting@example.com', fullName: 'Wanda Wait', password: PASSWORD };
  const { signUpId } = (await product.request(signUp, waiting)).body as { signUpId: string };
  await ask(ana, createOrganization, { organizationName: 'Ours' });
  await ask(eve, createOrganization, { organizationName: 'Eve’s' });
  const { invitation } = await ask(ana, inviteMemberToOrganization, { email: ben.email, member_type: 'member' });
  await ask(ben, acceptInvitationOrganization, { token: invitation.invitationId });
  const waitingFor = await ask(ana, inviteMemberToOrganization, { email: waiting.email, member_type: 'guest' });
  return {
    signUpId,
    invitationId: waitingFor.invitation.invitationId,
    contactId,
    groupId: group.groupId,
    chatId,
    fileId,
    roomId,
    room: roomId,
    meetingContactHistoryId,
    ringId: rings[0]!.ringId,
    scheduledMeetingId: planned.scheduledMeetingId,
    followerId: follower.followerId,
    notificationId: notifications[0]!.notificationId,
    sessionId: devices.find(({ isCurrent }) => !isCurrent)!.sessionId,
    accountId: ben.accountId,
    apiKeyId: apiKey.apiKeyId,
    webhookId,
    deliveryId: delivery.deliveryId,
  };
}

/** Returns valid values for all other required fields. */
const samples = (): Record<string, unknown> => ({
  accept: true,
  afterChange: 0,
  allowToManage: true,
  archived: true,
  chatroomName: 'Taken over',
  contactName: 'Taken over',
  contactsInGroup: [{ contactId: things.contactId }],
  contactsInNewGroup: [{ contactId: things.contactId }],
  durationInMinutes: 30,
  email: ben.email,
  format: 'json',
  groupName: 'Taken over',
  hasMembership: true,
  invited: [eve.email],
  invitedParticipants: [{ email: ben.email, accountId: ben.accountId }],
  label: 'taken-over',
  member_type: 'guest',
  message: 'I was here',
  name: 'Eve Stan',
  operation: 0,
  participantId: 'eve',
  participantToRemove: ben.email,
  participants: [eve.email],
  password: 'rose',
  permission: 'admin',
  quality: 'good',
  recaptchaToken: 'x',
  revision: 1,
  role: 1,
  sequence: 1,
  emoji: '👍',
  isOn: true,
  isFollowed: true,
  isPinned: true,
  startsAt: product.clock.now() + 86_400_000,
  subject: 'Taken over',
  timeZone: 'UTC',
  timezone: 'UTC',
  to: [eve.email],
});

/** Returns the calls with another person's id, one id field at a time. */
function matrix(): { call: Call; fields: string[] }[] {
  return product.client.calls
    .filter(({ access }) => access !== 'service' && access !== 'admin')
    .map((call) => ({
      call,
      fields: [...new Set(listFields(call.input).map((path) => String(path[0])))].filter(
        (name) =>
          (ID_FIELD.test(name) && !NOBODYS.has(name)) || name === 'contactsInGroup' || name === 'contactsInNewGroup',
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function inputFor(call: Call): Record<string, unknown> {
  const all = samples();
  const names = new Set(listFields(call.input).map((path) => String(path[0])));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = things[name] ?? all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the present state of documents that were stored before, without Eve's own. */
const getOthers = (documents: readonly StoredDocument[]) =>
  new Map(
    documents
      .filter(({ text }) => !text.includes(eve.accountId))
      .map(({ collection, id, text }) => [`${collection} ${id}`, text]),
  );

describe('another person’s objects', () => {
  it('are refused to a stranger by every call that names them, without a change or an event', async () => {
    const wrong: string[] = [];
    const tried = matrix().filter(({ call }) => !(call.path in OPEN) && !(call.path in TRIED_ELSEWHERE));
    let before = getOthers(await dumpDatabase(product.connection));
    for (const { call } of tried) {
      const notified = product.events.length;
      const { status, body } = await product.request(call, inputFor(call), { as: eve });
      const after = getOthers(await dumpDatabase(product.connection));
      const isRefused = [403, 404].includes(status) || (status === 200 && body.success === false);
      if (!isRefused) wrong.push(`${call.path}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      for (const [key, text] of before) if (after.get(key) !== text) wrong.push(`${call.path} changed ${key}`);
      before = after;
      for (const { channel, type } of product.events.slice(notified)) {
        if (channel !== `user:${eve.accountId}`) wrong.push(`${call.path} told ${channel} of ${type}`);
      }
      if (JSON.stringify(body).includes('Only for us')) wrong.push(`${call.path} told what was written`);
    }
    expect(wrong).toEqual([]);
    expect(tried.length).toBeGreaterThan(35);
  });

  it('reveal no password in the calls that strangers may make', async () => {
    for (const path of Object.keys(OPEN)) {
      const { call } = matrix().find((one) => one.call.path === path)!;
      const { status, body } = await product.request(call, inputFor(call), { as: eve });
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain('tulip');
    }
  });

  it('still belong to Ana and Ben afterwards', async () => {
    const { chatId } = things as { chatId: string };
    const { participants } = await ask(ana, getChatMembers, { chatId });
    expect(participants.map(({ email }) => email).sort()).toEqual([ana.email, ben.email].sort());
    expect((await product.request(joinMeeting, { roomId: things.roomId! }, { as: ben })).body.success).toBe(true);
  });
});
