import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import {
  acceptInvitation,
  activateAccount,
  declineInvitation,
  describeInvitation,
  getInvitations,
  INVITATION_DAYS,
  invitationChanged,
  inviteUser,
  resendInvitation,
  revokeInvitation,
  signUp,
} from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { networkErrors } from '@meet/network-contract';
import { organizationsErrors } from '@meet/organizations-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { TestGroup } from '../testing/createTestNetwork.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const LIFE_MS = INVITATION_DAYS * 24 * 3_600_000;

let services: TestAccounts;
let ana: TestPerson;
let bob: TestPerson;
let group: TestGroup;
beforeAll(async () => {
  services = await startAccounts({ env: { SESSION_IDLE_HOURS: '720', SESSION_DAYS: '365' } });
});
afterAll(() => services.close());
beforeEach(async () => {
  ana = await services.createPerson({ fullName: 'Ana Pop' });
  bob = await services.createPerson({ fullName: 'Bob Stan' });
  group = services.network.createGroup(ana.accountId, 'Design');
  services.network.connections.splice(0);
  services.events.splice(0);
});

/** Sends an invitation as Ana and returns the secret at the end of the mail's link. */
async function invite(email: string, changes: object = {}): Promise<string> {
  const recaptchaToken = await solveCaptcha(services);
  await services.request(inviteUser, { name: 'Bobby', email, recaptchaToken, ...changes }, { as: ana });
  return linkSecret(await services.mailTo(email));
}
const intoGroup = () => ({ groupId: group.groupId, groupRole: 1 });
const accept = (token: string, as: TestPerson = bob) => services.request(acceptInvitation, { token }, { as });
const list = async (as = ana, input: object = {}) => (await services.request(getInvitations, input, { as })).body;
const freshEmail = () => `${randomUUID().slice(0, 8)}@example.com`;
const notified = () => services.events.filter(({ type }) => type === invitationChanged.type);

async function signUpWith(inviteToken: string, email: string) {
  await services.request(signUp, {
    email,
    fullName: 'Eva Dan',
    password: PASSWORD,
    inviteToken,
    inviteType: 'group',
  });
  const mail = await services.mailTo(email);
  const [, token, invitation] = /activate-account\/invite-member\/group\/([\w-]+)\/([\w-]+)$/.exec(mail.action!.url)!;
  return services.request(activateAccount, { token, inviteToken: invitation, password: PASSWORD });
}

describe('describeInvitation', () => {
  it('shows the inviter, the group and the invited address, and does not use up the invitation', async () => {
    const token = await invite(bob.email, intoGroup());
    for (let i = 0; i < 2; i++) {
      expect((await services.request(describeInvitation, { token })).body).toEqual({
        success: true,
        invitation: {
          state: 'invited',
          inviterName: 'Ana Pop',
          inviterEmail: ana.email,
          inviterAvatar: null,
          name: 'Bobby',
          email: bob.email,
          groupName: 'Design',
          groupRole: 1,
          organizationName: null,
          organizationRole: null,
          hasAccount: true,
        },
      });
    }
    expect((await accept(token)).body.success).toBe(true);
  });

  it('shows the group’s current name, and no group if it was deleted', async () => {
    const token = await invite('new@example.com', intoGroup());
    group.groupName = 'Makers';
    const described = async () => (await services.request(describeInvitation, { token })).body.invitation;
    expect(await described()).toMatchObject({ groupName: 'Makers', hasAccount: false });
    services.network.groups.delete(group.groupId);
    expect(await described()).toMatchObject({ groupName: null, groupRole: null });
  });

  it('refuses guessed links', async () => {
    const answer = await services.request(describeInvitation, { token: 'x'.repeat(43) });
    expect(answer.body.code).toBe('INVITATION_CLOSED');
    expect((await services.request(describeInvitation, { token: { $ne: null } })).status).toBe(400);
  });
});

describe('acceptInvitation', () => {
  it('makes both people contacts, adds the person to the group with their role, and notifies the sender', async () => {
    const token = await invite(bob.email, intoGroup());
    expect((await accept(token)).body).toEqual({ success: true, groupName: 'Design', organizationName: null });
    expect(services.network.connections).toEqual([[ana.accountId, bob.accountId]]);
    expect([...group.members]).toEqual([[bob.email, 1]]);
    expect(notified().at(-1)).toMatchObject({
      channel: userChannel(ana.accountId),
      payload: { invitationState: 'accepted' },
    });
    expect(await list()).toMatchObject({ total: 1, invitations: [{ state: 'accepted', groupName: 'Design' }] });
  });

  it('accepts an invitation without a group', async () => {
    expect((await accept(await invite(bob.email))).body).toEqual({
      success: true,
      groupName: null,
      organizationName: null,
    });
    expect(services.network.connections).toHaveLength(1);
  });

  it('accepts an invitation once out of fifty simultaneous requests', async () => {
    const token = await invite(bob.email, intoGroup());
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'INVITATION_CLOSED')).toHaveLength(49);
    expect(services.network.connections).toHaveLength(1);
  });

  it('refuses another account and changes nothing', async () => {
    const token = await invite(bob.email, intoGroup());
    const carla = await services.createPerson({ fullName: 'Carla' });
    for (const other of [carla, ana]) {
      expect((await accept(token, other)).body).toMatchObject({ success: false, code: 'INVITATION_OTHER_ACCOUNT' });
    }
    expect(services.network.connections).toHaveLength(0);
    expect((await accept(token)).body.success).toBe(true);
  });

  it('refuses an expired, revoked or replaced invitation', async () => {
    const replaced = await invite(bob.email);
    const newest = await invite(bob.email);
    expect((await accept(replaced)).body.code).toBe('INVITATION_CLOSED');
    services.clock.advance(LIFE_MS);
    expect((await accept(newest)).body.code).toBe('INVITATION_CLOSED');
    expect((await list()).invitations).toMatchObject([{ state: 'expired' }]);
    const again = await invite(bob.email);
    const { invitationId } = (await list()).invitations[0];
    await services.request(revokeInvitation, { invitationId }, { as: ana });
    expect((await accept(again)).body.code).toBe('INVITATION_CLOSED');
  });

  it('leaves the invitation open if the group is full, and accepts it without the group once that is deleted', async () => {
    const token = await invite(bob.email, intoGroup());
    services.network.refuseToJoin = new ServiceError(networkErrors.GROUP_FULL, { params: { max: 1 } });
    expect((await accept(token)).body.code).toBe('GROUP_FULL');
    expect((await list()).invitations[0].state).toBe('invited');
    services.network.groups.delete(group.groupId);
    expect((await accept(token)).body).toEqual({ success: true, groupName: null, organizationName: null });
  });

  it('requires a session', async () => {
    expect((await services.request(acceptInvitation, { token: 'x'.repeat(43) })).status).toBe(401);
  });
});

describe('declineInvitation', () => {
  it('accepts the link from anyone, once, and notifies the sender', async () => {
    const token = await invite('new@example.com');
    expect((await services.request(declineInvitation, { token })).body.success).toBe(true);
    expect((await services.request(declineInvitation, { token })).body.code).toBe('INVITATION_CLOSED');
    expect(notified().at(-1)).toMatchObject({ payload: { invitationState: 'declined' } });
    expect((await list()).invitations).toMatchObject([{ state: 'declined' }]);
  });
});

describe('an invitation of a new person', () => {
  it('is accepted when the account is activated', async () => {
    const email = freshEmail();
    const { body } = await signUpWith(await invite(email, intoGroup()), email);
    expect(body).toMatchObject({
      success: true,
      email,
      fullName: 'Eva Dan',
      invitation: { inviterName: 'Ana Pop', groupName: 'Design', organizationName: null },
    });
    expect(group.members.get(email)).toBe(1);
    expect((await list()).invitations).toMatchObject([{ state: 'accepted', answeredAt: services.clock.now() }]);
  });

  it('does not prevent the activation of another address, and may be invalid', async () => {
    const token = await invite(freshEmail());
    expect((await signUpWith(token, freshEmail())).body).toMatchObject({ success: true, invitation: null });
    expect((await signUpWith('x'.repeat(43), freshEmail())).body).toMatchObject({ success: true, invitation: null });
    expect((await list()).invitations).toMatchObject([{ state: 'invited' }]);
  });

  it('stays open if the network service refuses to add the person to the group', async () => {
    const email = freshEmail();
    const token = await invite(email, intoGroup());
    services.network.refuseToJoin = new ServiceError(networkErrors.GROUP_FULL, { params: { max: 1 } });
    expect((await signUpWith(token, email)).body).toMatchObject({ success: true, invitation: null });
    expect((await list()).invitations).toMatchObject([{ state: 'invited' }]);
  });
});

describe('an invitation into an organization', () => {
  const intoOrganization = () => {
    const organization = services.organizations.create(ana.accountId, 'Acme');
    services.organizations.joined.splice(0);
    return organization;
  };

  it('is described, and adds the invited person to the organization with their role', async () => {
    const { organizationId } = intoOrganization();
    const token = await invite(bob.email, { ...intoGroup(), organizationRole: 1 });
    expect((await services.request(describeInvitation, { token })).body.invitation).toMatchObject({
      groupName: 'Design',
      organizationName: 'Acme',
      organizationRole: 1,
    });
    expect(await list()).toMatchObject({ invitations: [{ organizationName: 'Acme', organizationRole: 1 }] });
    expect((await accept(token)).body).toEqual({ success: true, groupName: 'Design', organizationName: 'Acme' });
    expect(services.organizations.joined).toEqual([{ organizationId, accountId: bob.accountId, role: 1 }]);
  });

  it('still makes both people contacts if its sender may no longer invite into the organization', async () => {
    intoOrganization();
    const token = await invite(bob.email, { organizationRole: 1 });
    services.organizations.byInviter.delete(ana.accountId);
    const { body } = await services.request(describeInvitation, { token });
    expect(body.invitation).toMatchObject({ organizationName: null, organizationRole: null });
    expect((await accept(token)).body).toEqual({ success: true, groupName: null, organizationName: null });
    expect(services.network.connections).toHaveLength(1);
  });

  it('stays open if the person is in another organization', async () => {
    intoOrganization();
    const token = await invite(bob.email, { organizationRole: 0 });
    services.organizations.refuseToJoin = new ServiceError(organizationsErrors.ORGANIZATION_ALREADY_IN_ONE);
    expect((await accept(token)).body.code).toBe('ORGANIZATION_ALREADY_IN_ONE');
    expect((await accept(token)).body).toMatchObject({ success: true, organizationName: 'Acme' });
  });

  it('is accepted when the account is activated', async () => {
    intoOrganization();
    const email = freshEmail();
    const token = await invite(email, { organizationRole: 2 });
    expect((await signUpWith(token, email)).body.invitation).toEqual({
      inviterName: 'Ana Pop',
      groupName: null,
      organizationName: 'Acme',
    });
    expect(services.organizations.joined).toMatchObject([{ role: 2 }]);
  });
});

describe('an organization’s own invitation', () => {
  const own = (email: string) => {
    const token = randomUUID().replaceAll('-', '').padEnd(43, 'x');
    services.organizations.joined.splice(0);
    services.organizations.invitations.set(token, {
      ...{ invitationId: 'one', email, member_type: 'member', role: 3, state: 'invited', sentAt: 1, expiresAt: 2 },
      ...{ organizationName: 'Acme', inviterName: 'Olga', inviterEmail: 'olga@example.com', inviterAvatar: null },
    });
    return token;
  };

  it('is described, accepted and declined by the same calls', async () => {
    const token = own(bob.email);
    expect((await services.request(describeInvitation, { token })).body.invitation).toMatchObject({
      inviterName: 'Olga',
      email: bob.email,
      groupName: null,
      organizationName: 'Acme',
      organizationRole: 3,
      hasAccount: true,
    });
    expect((await accept(token)).body).toEqual({ success: true, groupName: null, organizationName: 'Acme' });
    expect(services.organizations.joined).toMatchObject([{ accountId: bob.accountId }]);
    expect((await accept(token)).body.code).toBe('INVITATION_CLOSED');
    const other = own(bob.email);
    expect((await services.request(declineInvitation, { token: other })).body).toEqual({ success: true });
    expect((await services.request(declineInvitation, { token: other })).body.code).toBe('INVITATION_CLOSED');
    expect(services.network.connections).toEqual([]);
  });

  it('is described only for a link of its own type', async () => {
    const getCode = async (token: string, type: string) =>
      (await services.request(describeInvitation, { token, type })).body.code;
    const offer = own(bob.email);
    expect(await getCode(offer, 'organization-owner')).toBeUndefined();
    for (const type of ['organization', 'group', 'system', 'other']) {
      expect(await getCode(offer, type)).toBe('INVITATION_CLOSED');
    }
    const group = await invite(bob.email, intoGroup());
    expect(await getCode(group, 'group')).toBeUndefined();
    expect(await getCode(group, 'organization-owner')).toBe('INVITATION_CLOSED');
  });

  it('is accepted when the account is activated', async () => {
    const email = freshEmail();
    expect((await signUpWith(own(email), email)).body.invitation).toEqual({
      inviterName: 'Olga',
      groupName: null,
      organizationName: 'Acme',
    });
  });
});

describe('getInvitations', () => {
  it('pages and searches the caller’s sent invitations, the latest first', async () => {
    for (const [name, email] of [
      ['Bobby', 'b1@example.com'],
      ['Eva (Dan)', 'eva@example.com'],
      ['Bobby', 'b2@example.com'],
    ] as const) {
      await invite(email, { name });
      services.clock.advance(1000);
    }
    const emails = async (input: object) =>
      ((await list(ana, input)).invitations as { email: string }[]).map(({ email }) => email);
    expect(await emails({})).toEqual(['b2@example.com', 'eva@example.com', 'b1@example.com']);
    expect(await emails({ offset: 1, limit: 1 })).toEqual(['eva@example.com']);
    expect(await emails({ search: 'bob' })).toEqual(['b2@example.com', 'b1@example.com']);
    expect(await emails({ search: '(DAN)' })).toEqual(['eva@example.com']);
    expect(await emails({ search: 'éva' })).toEqual(['eva@example.com']);
    expect(await emails({ search: '.*' })).toEqual([]);
    expect((await list(ana, { search: 'bob', limit: 1 })).total).toBe(2);
    expect(await list(bob)).toMatchObject({ total: 0, invitations: [] });
  });

  it.each([{ search: { $ne: null } }, { search: 'x'.repeat(101) }, { limit: 0 }, { limit: 101 }, { offset: -1 }])(
    'refuses %p',
    async (input) => {
      expect((await services.request(getInvitations, input, { as: ana })).status).toBe(400);
    },
  );

  it('requires a session', async () => {
    expect((await services.request(getInvitations)).status).toBe(401);
  });
});

describe('resendInvitation', () => {
  it('mails a new link and opens an expired invitation again', async () => {
    const first = await invite(bob.email, intoGroup());
    services.clock.advance(LIFE_MS);
    const { invitationId } = (await list()).invitations[0];
    const { body } = await services.request(resendInvitation, { invitationId }, { as: ana });
    expect(body.invitation).toMatchObject({ state: 'invited', expiresAt: services.clock.now() + LIFE_MS });
    const mail = await services.mailTo(bob.email);
    expect(mail).toMatchObject({ subject: 'Ana Pop invites you to the group Design', onBehalfOf: ana.accountId });
    expect((await accept(first)).body.code).toBe('INVITATION_CLOSED');
    expect((await accept(linkSecret(mail))).body.success).toBe(true);
    expect((await services.request(resendInvitation, { invitationId }, { as: ana })).body.code).toBe(
      'INVITATION_CLOSED',
    );
  });
});

describe('revokeInvitation', () => {
  it('revokes an unanswered invitation, once', async () => {
    await invite(bob.email);
    const { invitationId } = (await list()).invitations[0];
    const revoke = () => services.request(revokeInvitation, { invitationId }, { as: ana });
    expect((await revoke()).body.invitation.state).toBe('revoked');
    expect((await revoke()).body.code).toBe('INVITATION_CLOSED');
    expect(notified().at(-1)).toMatchObject({ payload: { invitationId, invitationState: 'revoked' } });
  });
});

describe.each([
  ['resendInvitation', resendInvitation],
  ['revokeInvitation', revokeInvitation],
])('%s', (_name, call) => {
  it('works only for the sender', async () => {
    await invite(bob.email);
    const { invitationId } = (await list()).invitations[0];
    expect((await services.request(call, { invitationId }, { as: bob })).status).toBe(404);
    expect((await services.request(call, { invitationId })).status).toBe(401);
    expect((await services.request(call, { invitationId: { $ne: null } }, { as: ana })).status).toBe(400);
    expect((await list()).invitations).toMatchObject([{ invitationId, state: 'invited' }]);
  });
});

it('lists each invitation once across pages, even if all were sent at the same moment', async () => {
  await invite(freshEmail());
  const invitations = services.connection.collection('accounts.invitations');
  const { _id: _, ...one } = (await invitations.findOne({ inviterId: ana.accountId }))!;
  await invitations.deleteMany({ inviterId: ana.accountId });
  const keys = ['c', 'a', 'e', 'b', 'd'];
  await invitations.insertMany(
    keys.map((key) => ({
      ...one,
      _id: `${ana.accountId} ${key}` as never,
      name: key,
      email: `${key}@example.com`,
      tokenHash: `${ana.accountId} ${key}`,
    })),
  );
  const seen: string[] = [];
  for (let offset = 0; offset < keys.length; offset += 2)
    for (const { name } of (await list(ana, { offset, limit: 2 })).invitations) seen.push(name);
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
});
