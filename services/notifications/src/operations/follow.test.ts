import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notifyFollowers } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications({ MAILS_PER_HOUR: '100' });
});
afterAll(() => services.close());

const call = async (path: string, body: object, as?: TestPerson) =>
  (await services.request(path, body, as ? { as } : {})).body;
/** Returns the secrets that were mailed to an address, the latest first. */
const secretsTo = async (email: string) =>
  (await services.mails())
    .filter(({ to }) => to === email)
    .map(({ links }) => links[0]!.replace('http://localhost:8080/accept-follow/', ''));
const followed = async (as: TestPerson) => (await call('get-followers', { iAmFollowing: true }, as)).followers;
const followers = async (as: TestPerson) => (await call('get-followers', { iAmFollowing: false }, as)).followers;

async function followRequest() {
  const ana = services.signIn({ fullName: 'Ana Pop' });
  const ion = services.signIn({ fullName: 'Ion Rus' });
  const { follower } = await call('ask-to-follow', { email: ion.email }, ana);
  const [token] = await secretsTo(ion.email);
  return { ana, ion, follower, token: token! };
}
async function following() {
  const requested = await followRequest();
  await call('accept-follow', { token: requested.token });
  return requested;
}

describe('a follow request', () => {
  it('is mailed as a link, and reveals only the address to the follower', async () => {
    const { ana, ion, follower } = await followRequest();
    expect(follower).toEqual({
      followerId: expect.any(String),
      fullName: '',
      email: ion.email,
      avatar: null,
      state: 'asked',
      inviteToken: expect.any(String),
      since: services.clock.now(),
    });
    expect(await followed(ana)).toEqual([follower]);
    expect(await followers(ion)).toEqual([]);
    const mail = (await services.mails()).find(({ to }) => to === ion.email)!;
    expect(mail.subject).toBe('Ana Pop would like to follow you');
    expect(mail.text).toContain(ana.email);
  });

  it('is answered alike for an address without an account', async () => {
    const ana = services.signIn();
    const { success, follower } = await call('ask-to-follow', { email: 'New.One@example.com' }, ana);
    expect([success, follower.email, follower.fullName]).toEqual([true, 'new.one@example.com', '']);
    expect(await secretsTo('new.one@example.com')).toHaveLength(1);
  });

  it('is stored without its secret', async () => {
    const { token } = await followRequest();
    const stored = await services.connection.collection('notifications.follows').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('revokes the former link if it is repeated or sent again', async () => {
    const { ana, ion, follower, token } = await followRequest();
    await call('ask-to-follow', { email: ion.email }, ana);
    await call('resend-follow-invite', { inviteToken: follower.inviteToken }, ana);
    const tokens = await secretsTo(ion.email);
    expect(new Set(tokens).size).toBe(3);
    const states = await Promise.all(tokens.map((inviteToken) => call('get-notification-invitation', { inviteToken })));
    expect(states.filter(({ success }) => success)).toHaveLength(1);
    expect((await call('accept-follow', { token })).code).toBe('FOLLOW_LINK_INVALID');
    expect(await followed(ana)).toHaveLength(1);
  });

  it('is refused for the caller, for a followed person and for a malformed address', async () => {
    const { ana, ion } = await following();
    expect((await call('ask-to-follow', { email: ana.email.toUpperCase() }, ana)).code).toBe('CANNOT_FOLLOW_YOURSELF');
    expect((await call('ask-to-follow', { email: ion.email }, ana)).code).toBe('ALREADY_FOLLOWING');
    for (const email of ['nobody', { $ne: '' }, '', 'a@example.com\nBcc: b@example.com']) {
      expect((await services.request('ask-to-follow', { email }, { as: ana })).status).toBe(400);
    }
    expect((await services.request('ask-to-follow', { email: ion.email })).status).toBe(401);
  });
});

describe('the link of a follow request', () => {
  it('shows the requester, and is not used up by that', async () => {
    const { ana, ion, token } = await followRequest();
    const look = (as?: TestPerson) => call('get-notification-invitation', { inviteToken: token }, as);
    const invitation = {
      fullName: 'Ana Pop',
      email: ana.email,
      avatar: null,
      invitedEmail: ion.email,
      hasAccount: true,
    };
    expect(await look()).toEqual({ success: true, invitation: { ...invitation, isOtherAccount: false } });
    expect((await look(ion)).invitation.isOtherAccount).toBe(false);
    expect((await look(ana)).invitation.isOtherAccount).toBe(true);
  });

  it('makes the requester a follower, and notifies both people', async () => {
    const { ana, ion, token } = await followRequest();
    expect((await call('accept-follow', { token }, ion)).success).toBe(true);
    expect(await followed(ana)).toMatchObject([{ fullName: 'Ion Rus', state: 'following', inviteToken: null }]);
    expect(await followers(ion)).toMatchObject([{ fullName: 'Ana Pop', email: ana.email, state: 'following' }]);
    expect(await call('get-followers-i-am-following-count', {}, ana)).toEqual({ success: true, count: 1 });
    expect(services.getEvents(ion, 'followsChanged')).toHaveLength(1);
    expect(services.getEvents(ana, 'followsChanged')).toHaveLength(2);
  });

  it('works once out of fifty simultaneous requests', async () => {
    const { ana, token } = await followRequest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('accept-follow', { token })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success).code).toBe('FOLLOW_LINK_INVALID');
    expect(await followed(ana)).toHaveLength(1);
  });

  it('is refused after fourteen days, after a refusal and after it was withdrawn', async () => {
    const refused = await followRequest();
    await call('refuse-follow', { token: refused.token });
    expect(await followed(refused.ana)).toEqual([]);
    const takenBack = await followRequest();
    await call('remove-follow', { followerId: takenBack.follower.followerId }, takenBack.ana);
    const old = await followRequest();
    services.clock.advance(14 * 86_400_000);
    for (const { token } of [refused, takenBack, old]) {
      expect((await call('accept-follow', { token })).code).toBe('FOLLOW_LINK_INVALID');
      expect((await call('refuse-follow', { token })).code).toBe('FOLLOW_LINK_INVALID');
      expect((await call('get-notification-invitation', { inviteToken: token })).code).toBe('FOLLOW_LINK_INVALID');
    }
    expect((await call('accept-follow', { token: { $ne: null } as never })).code).toBe('VALIDATION_FAILED');
  });

  it('is valid only for the address that it was mailed to, once that has an account', async () => {
    const { ana, token } = await followRequest();
    const stranger = services.signIn();
    expect((await call('accept-follow', { token }, stranger)).code).toBe('FOLLOW_OTHER_ACCOUNT');
    expect((await call('refuse-follow', { token }, ana)).code).toBe('FOLLOW_OTHER_ACCOUNT');
    await call('ask-to-follow', { email: 'later@example.com' }, ana);
    const [later] = await secretsTo('later@example.com');
    expect((await call('get-notification-invitation', { inviteToken: later! })).invitation.hasAccount).toBe(false);
    expect((await call('accept-follow', { token: later! })).code).toBe('FOLLOW_NEEDS_ACCOUNT');
    services.signIn({ email: 'later@example.com' });
    expect((await call('accept-follow', { token: later! })).success).toBe(true);
  });
});

describe('following', () => {
  it('can be ended by each of the two people, and by nobody else', async () => {
    const first = await following();
    const { followerId } = first.follower;
    const stranger = services.signIn();
    for (const [path, as] of [
      ['revoke-follow', stranger],
      ['remove-follow', stranger],
      ['revoke-follow', first.ana],
      ['remove-follow', first.ion],
    ] as const) {
      expect((await services.request(path, { followerId }, { as })).status).toBe(404);
    }
    expect((await services.request('resend-follow-invite', { inviteToken: followerId }, { as: stranger })).status).toBe(
      404,
    );
    expect(await followers(first.ion)).toHaveLength(1);
    expect((await call('revoke-follow', { followerId }, first.ion)).success).toBe(true);
    expect(await followed(first.ana)).toEqual([]);
    const second = await following();
    expect((await call('remove-follow', { followerId: second.follower.followerId }, second.ana)).success).toBe(true);
    expect(await followers(second.ion)).toEqual([]);
  });

  it('notifies every follower when a meeting starts, once per meeting', async () => {
    const { ana, ion } = await following();
    const requested = services.signIn();
    await call('ask-to-follow', { email: ion.email }, requested);
    const start = (meetingId: string) =>
      services.client.call(
        notifyFollowers,
        {
          accountId: ion.accountId,
          fullName: 'Ion Rus',
          email: ion.email,
          meetingId,
          roomId: '123456789',
          subject: 'Standup',
        },
        SERVICE_CALLER,
      );
    expect(await start('meeting-1')).toEqual({ notified: 1 });
    expect(await start('meeting-1')).toEqual({ notified: 0 });
    expect(await start('meeting-2')).toEqual({ notified: 1 });
    const { notifications, expire } = await call('get-following-notifications', {}, ana);
    expect(expire).toBe(90);
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toMatchObject({
      notificationType: '6',
      message: { content: 'Ion Rus started the meeting “Standup”', meetingRoom: '123456789' },
    });
    expect(services.getEvents(requested, 'pushNotification')).toEqual([]);
    await services.notify({ recipients: [ana.accountId] });
    expect((await call('get-following-notifications', {}, ana)).notifications).toHaveLength(2);
  });
});
