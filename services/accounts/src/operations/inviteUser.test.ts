import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  checkInvitedUser,
  getInviteUserData,
  inviteInSystem,
  inviteUser,
  invitationChanged,
} from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { TestGroup } from '../testing/createTestNetwork.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { linkSecret, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
let ana: TestPerson;
let bob: TestPerson;
let group: TestGroup;
beforeAll(async () => {
  services = await startAccounts();
  ana = await services.createPerson({ fullName: 'Ana Pop' });
  bob = await services.createPerson({ fullName: 'Bob Stan' });
  group = services.network.createGroup(ana.accountId, 'Design');
});
afterAll(() => services.close());
beforeEach(() => void services.mails.splice(0));

const freshEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

async function invite(changes: Record<string, unknown> = {}, as: TestPerson = ana, call = inviteUser) {
  const recaptchaToken = await solveCaptcha(services);
  const invitation = { name: 'Eva Dan', email: freshEmail(), recaptchaToken, ...changes };
  return services.request(call, invitation, { as });
}

describe('getInviteUserData', () => {
  it('returns the groups that the caller owns, and no organization', async () => {
    const answer = await services.request(getInviteUserData, {}, { as: ana });
    expect(answer.body).toEqual({
      success: true,
      organization: null,
      groups: [{ id: group.groupId, parentGroup: null, groupName: 'Design' }],
    });
    expect((await services.request(getInviteUserData, {}, { as: bob })).body.groups).toEqual([]);
  });

  it('requires a session', async () => {
    expect((await services.request(getInviteUserData)).status).toBe(401);
  });
});

describe('checkInvitedUser', () => {
  it('finds members of the caller’s own groups regardless of case, and of no others', async () => {
    const email = freshEmail();
    group.members.set(email, 0);
    const check = async (as: TestPerson, about: string) =>
      (await services.request(checkInvitedUser, { email: about }, { as })).body;
    expect(await check(ana, email.toUpperCase())).toEqual({ success: true, group: true, organization: false });
    expect(await check(bob, email)).toEqual({ success: true, group: false, organization: false });
  });

  it('answers alike for an address with an account, one without, and a member of a stranger’s group', async () => {
    const stranger = services.network.createGroup('somebody-else', 'Secret');
    const inTheirs = freshEmail();
    stranger.members.set(inTheirs, 0);
    const answers = await Promise.all(
      [bob.email, freshEmail(), inTheirs, `${'x'.repeat(80)}@example.com`].map((email) =>
        services.request(checkInvitedUser, { email }, { as: ana }),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([{ $ne: null }, 'nobody', '', undefined])('refuses %p', async (email) => {
    expect((await services.request(checkInvitedUser, { email }, { as: ana })).status).toBe(400);
  });
});

describe('inviteUser', () => {
  it('invites into the organization of a caller who may invite there, and shows them its members', async () => {
    const carla = await services.createPerson({ fullName: 'Carla' });
    const organization = services.organizations.create(carla.accountId, 'Acme');
    expect((await services.request(getInviteUserData, {}, { as: carla })).body.organization).toEqual({ name: 'Acme' });
    const email = freshEmail();
    expect((await invite({ email, organizationRole: 2 }, carla)).body.success).toBe(true);
    const mail = await services.mailTo(email);
    expect(mail.subject).toBe('Carla invites you to the organization Acme');
    expect(mail.action!.url).toContain('/invite-member/organization/');
    expect(await services.connection.collection('accounts.invitations').findOne({ email })).toMatchObject({
      organizationId: organization.organizationId,
      organizationRole: 2,
    });
    organization.emails.add(email);
    expect((await services.request(checkInvitedUser, { email }, { as: carla })).body).toMatchObject({
      group: false,
      organization: true,
    });
    expect((await services.request(checkInvitedUser, { email }, { as: ana })).body.organization).toBe(false);
    expect((await invite({ email, organizationRole: 0 }, carla)).body.code).toBe('INVITE_ALREADY_IN_ORGANIZATION');
  });

  it('mails a link, notifies the sender’s tabs, and does not store the link', async () => {
    const email = freshEmail();
    services.events.splice(0);
    expect((await invite({ email: email.toUpperCase() })).body).toEqual({
      success: true,
      inviteResults: { userAlreadyInvited: false },
    });
    const mail = await services.mailTo(email);
    expect(mail).toMatchObject({ subject: 'Ana Pop invites you to Meet', locale: 'en_US', onBehalfOf: ana.accountId });
    expect(mail.action!.url).toMatch(/\/invite-member\/system\/[\w-]{43}$/);
    expect(services.events).toMatchObject([
      { type: invitationChanged.type, channel: userChannel(ana.accountId), payload: { invitationState: 'invited' } },
    ]);
    const stored = await services.connection.collection('accounts.invitations').findOne({ email });
    expect(stored).toMatchObject({ inviterId: ana.accountId, name: 'Eva Dan', groupId: null, state: 'invited' });
    expect(JSON.stringify(stored)).not.toContain(linkSecret(mail));
  });

  it('names the group, and writes in the receiver’s language if they have an account', async () => {
    const carla = await services.createPerson({ fullName: 'Carla' });
    await services.connection
      .collection('accounts.accounts')
      .updateOne({ email: carla.email }, { $set: { locale: 'fr_FR' } });
    await invite({ email: carla.email, groupId: group.groupId, groupRole: 1 });
    const mail = await services.mailTo(carla.email);
    expect(mail).toMatchObject({ subject: 'Ana Pop vous invite dans le groupe Design', locale: 'fr_FR' });
    expect(mail.action!.url).toContain('/invite-member/group/');
  });

  it('reports an earlier invitation to the same group, by both names of the call', async () => {
    const email = freshEmail();
    const wasInvited = async (changes: object, call = inviteUser) =>
      (await invite({ email, ...changes }, ana, call)).body.inviteResults.userAlreadyInvited;
    expect(await wasInvited({})).toBe(false);
    expect(await wasInvited({}, inviteInSystem)).toBe(true);
    expect(await wasInvited({ groupId: group.groupId })).toBe(false);
    expect(await wasInvited({ groupId: group.groupId, groupRole: 1 })).toBe(true);
    expect((await invite({ email }, bob)).body.inviteResults.userAlreadyInvited).toBe(false);
  });

  it('keeps one invitation when several tabs send it at the same time', async () => {
    const email = freshEmail();
    const answers = await Promise.all([invite({ email }), invite({ email }), invite({ email })]);
    const flags = answers.map(({ body }) => body.inviteResults.userAlreadyInvited as boolean);
    expect(flags.sort()).toEqual([false, true, true]);
    expect(await services.connection.collection('accounts.invitations').countDocuments({ email })).toBe(1);
  });

  it('answers alike for an address with an account and one without', async () => {
    const answers = [await invite({ email: bob.email }), await invite()];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it('invites only into the caller’s own groups', async () => {
    expect(await invite({ groupId: group.groupId }, bob)).toMatchObject({
      status: 404,
      body: { code: 'GROUP_NOT_FOUND' },
    });
    group.members.set(bob.accountId, 0);
    expect(await invite({ groupId: group.groupId }, bob)).toMatchObject({
      status: 403,
      body: { code: 'GROUP_OWNER_ONLY' },
    });
    group.members.delete(bob.accountId);
    expect(services.mails).toHaveLength(0);
  });

  it('refuses the caller’s own address, members of the group, and callers without an organization', async () => {
    const email = freshEmail();
    group.members.set(email, 0);
    expect((await invite({ email: ana.email.toUpperCase() })).body).toMatchObject({
      code: 'INVITE_YOURSELF',
      message: 'You cannot invite yourself!',
    });
    expect((await invite({ email, groupId: group.groupId })).body.code).toBe('INVITE_ALREADY_IN_GROUP');
    expect(await invite({ organizationRole: 2 })).toMatchObject({
      status: 403,
      body: { code: 'INVITE_ORGANIZATION_REQUIRED' },
    });
    expect(services.mails).toHaveLength(0);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: '  ' }, 'Name cannot be empty'],
    [{ name: 'x'.repeat(102) }, 'Name cannot exceed 101 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: '.eva@example.com' }, 'Email pattern is invalid'],
    [{ email: `${'x'.repeat(90)}@example.com` }, 'Email cannot exceed 101 characters'],
    [{ groupRole: 1 }, 'Group is required'],
  ])('refuses %p: %s', async (changes, message) => {
    expect(await invite(changes)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    { name: { $ne: null } },
    { email: { $regex: '.' } },
    { groupId: { $ne: null } },
    { groupRole: 2 },
    { organizationRole: 3 },
    { organizationRole: { $gt: 0 } },
    { recaptchaToken: { $ne: null } },
  ])('refuses %p', async (changes) => {
    expect((await invite(changes)).status).toBe(400);
  });

  it('accepts addresses of up to 101 characters', async () => {
    expect((await invite({ email: `${'x'.repeat(89)}@example.com` })).body.success).toBe(true);
  });

  it('requires a session', async () => {
    expect((await services.request(inviteUser, { name: 'Eva', email: freshEmail() })).status).toBe(401);
  });

  it('lets no group’s name add a header to a mail', async () => {
    const odd = services.network.createGroup(ana.accountId, 'Design\r\nBcc: all@example.com');
    const email = freshEmail();
    expect((await invite({ email, groupId: odd.groupId })).body.success).toBe(true);
    expect((await services.mailTo(email)).subject).toBe('Ana Pop invites you to the group Design Bcc: all@example.com');
  });
});
