import type { Call } from '@meet/contracts';
import {
  createLoginAsUser,
  getAccountPreferences,
  loginAsUser,
  renewApiKey,
  setAlias,
  updateAccountPreferences,
} from '@meet/accounts-contract';
import { getAuditEntries } from '@meet/accounts-contract/admin';
import { createChatRoom, listChatRooms, sendChatFile, sendChatMessage, uploadChatFile } from '@meet/chat-contract';
import { createMeeting } from '@meet/meetings-contract';
import { addContact } from '@meet/network-contract';
import { askToFollow } from '@meet/notifications-contract';
import { createOrganization } from '@meet/organizations-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/**
 * All calls that change an account while it is viewed. A longer list is a decision:
 * docs/adr/0010-what-a-token-opens.md.
 */
const CHANGES = [
  'update-account-preferences',
  // Applies only to deployments that let administrators alone grant licences.
  'update-license-organization',
  'update-max-licenses-organization',
];
/** Allowed calls that concern the administrator's own browser, or need the content of a mail. */
const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  'describe-invitation': 'services/accounts/src/operations/invitations.test.ts',
  'describe-invitation-organization': 'services/organizations/src/operations/invitations.test.ts',
  'describe-jira-landing': 'services/integrations/src/jira/jira.test.ts',
  'login-as-user': 'services/accounts/src/operations/loginAsUser.test.ts',
  logout: 'services/accounts/src/operations/loginAsUser.test.ts',
};

let product: TestProduct;
let admin: TestPerson;
let ana: TestPerson;
let viewing: { headers: Record<string, string> };
/** Inputs of the calls that need one. */
let inputs: Record<string, unknown>;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await product.newAdmin();
  ana = await product.newPerson('Ana Pop');
  const ben = await product.newPerson('Ben Radu');
  const ask = async <Input>(as: TestPerson, call: Call<Input>, input: Input) =>
    (await product.request(call as Call, input, { as })).body;
  await ask(ana, setAlias, { alias: 'ana' });
  await ask(ana, renewApiKey, {});
  await ask(ana, createOrganization, { organizationName: 'Acme' });
  await ask(ana, addContact, { contactEmail: ben.email, contactName: 'Ben' });
  const { roomId } = await ask(ana, createMeeting, { label: 'desk' });
  const { chatroom } = await ask(ana, createChatRoom, { participants: [ben.email], roomName: 'Ours' });
  await ask(ben, sendChatMessage, { chatId: chatroom.chatId, message: 'Unread' });
  await ask(ben, askToFollow, { email: ana.email });
  const mailbox = (await product.get('/dev/mail.json')).body as { links: string[] }[];
  const pending = mailbox.flatMap(({ links }) => links).find((link) => link.includes('/accept-follow/'))!;
  const inviteToken = pending.split('/').at(-1)!;
  const { data } = await ask(admin, createLoginAsUser, { email: ana.email });
  const { token } = (await product.request(loginAsUser, { data })).body;
  viewing = { headers: { 'user-token': token, 'admin-token': token } };
  const { chatId } = chatroom;
  const bytes = Buffer.from('A note');
  const uploaded = await product.request(uploadChatFile, { chatId, name: 'note.txt' }, { as: ben, bytes });
  const { fileId } = (uploaded.body as { file: { fileId: string } }).file;
  await ask(ben, sendChatFile, { chatId, fileId });
  // Ben's read marks are written after his messages, and immediately when he requests them.
  await ask(ben, listChatRooms, {});
  inputs = {
    'check-if-dont-show-again-is-set': { guideId: 'dashboard_tour' },
    'get-account-preferences': { preferenceType: 'notification' },
    'get-chat-file': { chatId, fileId },
    'get-chat-message-changes': { chatId, afterChange: 0 },
    'get-chat-message-versions': { chatId, sequence: 1 },
    'get-chat-reactors': { chatId, sequence: 1, emoji: '👍' },
    'get-chat-thread': { chatId, sequence: 1 },
    'get-pinned-chat-messages': { chatId },
    'get-chat-webhooks': { chatId },
    'get-chatroom': { chatId },
    'get-guest-invitation-organization': { accountId: ana.accountId },
    'get-followers': { iAmFollowing: false },
    'get-meeting-data': { roomId },
    'get-meeting-room-id-by-alias-and-room-label': { userAlias: 'ana', roomLabel: 'desk' },
    'get-meeting-session-id-from-current-user-and-room': { roomId, participantId: 'x' },
    'get-files-from-chatroom': { chatId },
    'get-messages-from-chatroom': { chatId },
    'get-notification-invitation': { inviteToken },
    'get-participants-from-chatroom': { chatId },
    'get-tooltip-content': { pageUrl: '/dashboard' },
    telemetry: { entries: [] },
    'search-chat-messages': { search: 'hello' },
    'find-chatrooms': { search: 'hello' },
    'record-cookie-consent': {
      uid: '00000000-0000-4000-8000-000000000001',
      documentUrl: 'http://localhost:8080/',
      consentGranted: true,
    },
  };
});
afterAll(() => product.close());

const outsiders = () => product.client.calls.filter(({ access }) => access !== 'service');
const that = (impersonation: Call['impersonation']) =>
  outsiders().filter((call) => call.impersonation === impersonation);
/** Returns all stored documents, without the administrator's own records. */
const stored = async () =>
  (await dumpDatabase(product.connection)).filter(({ collection }) => collection !== 'accounts.cookie_consents');

describe('an administrator who views an account', () => {
  it('reads it without a trace: no stored change and no event', async () => {
    const before = await stored();
    const notified = product.events.length;
    for (const call of that('allowed').filter(({ path }) => !(path in TRIED_ELSEWHERE))) {
      const { status, body } = await product.request(call, inputs[call.path] ?? {}, viewing);
      expect([call.path, status, call.gives === 'bytes' || body.success]).toEqual([call.path, 200, true]);
    }
    expect(await stored()).toEqual(before);
    expect(product.events.slice(notified)).toEqual([]);
    expect(that('allowed').length).toBeGreaterThan(40);
  });

  it('is refused all other calls: 403, no change, no event', async () => {
    const before = await stored();
    const notified = product.events.length;
    for (const call of that('refused')) {
      const { status, body } = await product.request(call, inputs[call.path] ?? {}, viewing);
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'IMPERSONATION_FORBIDDEN']);
    }
    expect(await stored()).toEqual(before);
    expect(product.events.slice(notified)).toEqual([]);
    expect(that('refused').length).toBeGreaterThan(100);
  });

  it('may make a few changes, which are audited with both names', async () => {
    expect(that('audited').map(({ path }) => path)).toEqual(CHANGES);
    const configuration = { mail: false, web: true };
    const change = { preferenceType: 'chatNotifications', configuration } as const;
    expect((await product.request(updateAccountPreferences, change, viewing)).body).toEqual({ success: true });
    const own = await product.request(getAccountPreferences, { preferenceType: 'chatNotifications' }, { as: ana });
    expect(own.body.preferences).toEqual({ ...configuration, showsTyping: true });
    const { entries } = (await product.request(getAuditEntries, {}, { as: admin })).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'changed-while-viewing',
        adminEmail: admin.email,
        subject: ana.email,
        call: 'update-account-preferences',
      }),
    );
  });

  it('causes no audit entry with an invalid change; the person’s own changes cause none either', async () => {
    const count = () => product.connection.collection('accounts.audit').countDocuments();
    const before = await count();
    const configuration = { mail: 'x' } as never;
    const wrong = { preferenceType: 'chatNotifications', configuration } as const;
    expect((await product.request(updateAccountPreferences, wrong, viewing)).status).toBe(400);
    const right = { preferenceType: 'chatNotifications', configuration: { mail: true, web: true } } as const;
    expect((await product.request(updateAccountPreferences, right, { as: ana })).status).toBe(200);
    expect(await count()).toBe(before);
  });
});
