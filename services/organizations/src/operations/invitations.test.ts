import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERNAL_CHANNEL, organizationChannel, userChannel } from '@meet/contracts/events';
import {
  acceptInvitationOrganization,
  acceptTransferOwnerOrganization,
  changeOrganizationAdminPermission,
  changeOrganizationMemberRole,
  checkOrganizationMember,
  createOrganization,
  declineInvitationOrganization,
  deleteOrganization,
  deleteOrganizationMember,
  describeInvitationOrganization,
  findInvitingOrganization,
  findOrganizationMates,
  findOrganizationByAccount,
  getGuestInvitationOrganization,
  getInvitationOrganization,
  getSuggestionFromGroups,
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  joinByOrganizationInvitation,
  joinOrganization,
  listOrganizationChannels,
  organizationChanged,
  organizationInvitationsChanged,
  organizationMatesChanged,
  receivedInvitationsChanged,
  rejectTransferOwnerOrganization,
  resendInviteOrganization,
  revokeInviteOrganization,
} from '@meet/organizations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { sweepOldInvitations } from '../invitations/sweepOldInvitations.ts';
import { startOrganizations, type TestOrganizations } from '../testing/startOrganizations.ts';

const DAY_MS = 86_400_000;
const CLOSED = 'ORGANIZATION_INVITATION_CLOSED';

let services: TestOrganizations;
beforeAll(async () => {
  services = await startOrganizations();
});
afterAll(() => services.close());
beforeEach(() => {
  services.events.splice(0);
  services.mails.splice(0);
});

const invite = (as: TestPerson, email: string, changes: object = {}) =>
  services.request(inviteMemberToOrganization, { email, member_type: 'member', ...changes }, { as });

/** Creates an owner, and a person with an open invitation. */
async function invited(person = services.person('Ina Invited')) {
  const owner = services.person('Olga Owner');
  const organization = await services.found(owner);
  await invite(owner, person.email);
  return { owner, organization, person, token: services.secretTo(person.email) };
}

async function offered(person = services.person('Hera Heir')) {
  const team = await services.team();
  await services.ask(team.owner, inviteOwnerToOrganization, { email: person.email });
  return { ...team, person, token: services.secretTo(person.email) };
}

describe('inviteMemberToOrganization', () => {
  it('mails a link, notifies the invited person and people who may invite, and does not store the link', async () => {
    const { owner, admin, member } = await services.team();
    const person = services.person('Ina Invited', { locale: 'fr_FR' });
    services.events.splice(0);
    const { body } = await invite(admin, person.email.toUpperCase(), { role: 1 });
    expect(body).toMatchObject({
      success: true,
      wasInvited: false,
      invitation: { email: person.email, member_type: 'member', role: 1, state: 'invited', invitedBy: 'Ada Admin' },
    });
    const mail = services.mails.at(-1)!;
    expect(mail).toMatchObject({
      to: person.email,
      locale: 'fr_FR',
      subject: 'Ada Admin vous invite dans l’organisation Acme',
      onBehalfOf: admin.accountId,
    });
    expect(mail.action!.url).toMatch(/\/invite-member\/organization\/[\w-]{43}$/);
    const stored = await services.connection.collection('organizations.invitations').findOne({ email: person.email });
    expect(JSON.stringify(stored)).not.toContain(services.secretTo(person.email));
    const notified = (of: TestPerson) =>
      services.heard(organizationInvitationsChanged, userChannel(of.accountId)).length;
    expect([owner, admin, member].map(notified)).toEqual([1, 1, 0]);
    expect(services.heard(receivedInvitationsChanged, userChannel(person.accountId))).toHaveLength(1);
    expect((await services.page(owner)).invitations).toMatchObject([{ email: person.email }]);
    expect((await services.page(member)).invitations).toEqual([]);
  });

  it('answers alike for an address with an account, a member elsewhere, and an address without an account', async () => {
    const { owner } = await services.team();
    const { member: taken } = await services.team();
    const answers = [];
    for (const email of [services.person().email, taken.email, 'nobody@example.com']) {
      const { status, body } = await invite(owner, email);
      const { invitationId: _, email: __, ...invitation } = body.invitation;
      answers.push(JSON.stringify({ status, ...body, invitation }));
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('sends a new link if it is repeated, and keeps one invitation, even from several tabs', async () => {
    const { owner, person, token } = await invited();
    const { body } = await invite(owner, person.email, { member_type: 'guest' });
    expect(body).toMatchObject({ wasInvited: true, invitation: { member_type: 'guest' } });
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    await Promise.all([1, 2, 3].map(() => invite(owner, 'fresh@example.com')));
    expect((await services.page(owner)).invitations.map(({ email }) => email).sort()).toEqual(
      ['fresh@example.com', person.email].sort(),
    );
  });

  it('refuses the caller’s own address, members, and guests with a role', async () => {
    const { owner, member, guest } = await services.team();
    services.mails.splice(0);
    for (const [email, changes, code] of [
      [owner.email, {}, 'ORGANIZATION_INVITE_YOURSELF'],
      [member.email.toUpperCase(), {}, 'ORGANIZATION_ALREADY_MEMBER'],
      [guest.email, {}, 'ORGANIZATION_ALREADY_MEMBER'],
      ['new@example.com', { member_type: 'guest', role: 2 }, 'ORGANIZATION_GUEST'],
    ] as const) {
      expect((await invite(owner, email, changes)).body.code).toBe(code);
    }
    expect(services.mails).toEqual([]);
  });

  it.each([
    { email: { $ne: null } },
    { email: 'nobody' },
    { member_type: 'owner' },
    { member_type: { $ne: null } },
    { role: 3 },
    { role: { $gt: 0 } },
  ])('refuses %p', async (changes) => {
    const { owner } = await invited();
    expect((await invite(owner, 'new@example.com', changes)).status).toBe(400);
  });

  it('keeps the former link valid if the mail is refused', async () => {
    const { owner, person, token } = await invited();
    services.mailbox.isFull = true;
    expect(await invite(owner, person.email)).toMatchObject({ status: 429, body: { code: 'MAIL_LIMIT_REACHED' } });
    services.mailbox.isFull = false;
    await services.ask(person, acceptInvitationOrganization, { token });
  });

  it('lets no name add a header to a mail', async () => {
    const owner = services.person('Olga\r\nBcc: all@example.com');
    const organizationName = 'Acme\r\nBcc: all@example.com';
    expect(await services.refusal(owner, createOrganization, { organizationName })).toBe('VALIDATION_FAILED');
    const { organizationId } = await services.found(owner);
    // The call refuses such a name, but the mail's headers must be safe even so.
    await services.connection
      .model<{ _id: string; organizationName: string }>('Organization')
      .updateOne({ _id: organizationId }, { $set: { organizationName } });
    await invite(owner, 'new@example.com');
    expect(services.mails.at(-1)!.subject).not.toMatch(/[\r\n]/);
  });
});

describe('an invitation', () => {
  it('shows its inviter and organization, and is not used up by that', async () => {
    const { owner, person, token } = await invited();
    for (let n = 0; n < 2; n++) {
      const { body } = await services.request(describeInvitationOrganization, { token });
      expect(body.invitation).toMatchObject({
        organizationName: 'Acme',
        inviterName: 'Olga Owner',
        inviterEmail: owner.email,
        email: person.email,
        role: 0,
        state: 'invited',
      });
    }
    expect((await services.request(describeInvitationOrganization, { token: 'unknown' })).body.code).toBe(CLOSED);
  });

  it('is accepted once out of fifty simultaneous requests', async () => {
    const { owner, person, organization, token } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => services.request(acceptInvitationOrganization, { token }, { as: person })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === CLOSED)).toHaveLength(49);
    expect((await services.page(owner)).members.map(({ accountId }) => accountId).sort()).toEqual(
      [owner.accountId, person.accountId].sort(),
    );
    expect((await services.page(owner)).invitations).toEqual([]);
    expect(services.heard(organizationChanged, userChannel(person.accountId))).toMatchObject([
      { organization: { version: organization.version + 1 }, changedMembers: [{ accountId: person.accountId }] },
    ]);
    expect(services.heard(organizationMatesChanged, INTERNAL_CHANNEL)).toEqual([
      { accountId: person.accountId, mateIds: [owner.accountId] },
    ]);
  });

  it('is valid only for its address, whose account sees it and needs no link', async () => {
    const { person, token } = await invited();
    const other = services.person();
    expect(await services.refusal(other, acceptInvitationOrganization, { token })).toBe(
      'ORGANIZATION_INVITATION_OTHER_ACCOUNT',
    );
    const { invitations } = await services.ask(person, getInvitationOrganization, {});
    expect(invitations).toMatchObject([{ organizationName: 'Acme', email: person.email, state: 'invited' }]);
    const { invitationId } = invitations[0]!;
    expect(await services.refusal(other, acceptInvitationOrganization, { token: invitationId })).toBe(CLOSED);
    expect((await services.request(describeInvitationOrganization, { token: invitationId })).body.code).toBe(CLOSED);
    expect((await services.request(declineInvitationOrganization, { token: invitationId })).body.code).toBe(CLOSED);
    expect((await services.ask(other, getInvitationOrganization, {})).invitations).toEqual([]);
    expect((await services.request(acceptInvitationOrganization, { token })).status).toBe(401);
    await services.ask(person, acceptInvitationOrganization, { token: invitationId });
    expect((await services.page(person)).organization).toMatchObject({ organizationName: 'Acme' });
  });

  it('is refused to members of an organization and stays open; one of two simultaneous ones is accepted', async () => {
    const first = await invited();
    const second = await invited(first.person);
    const answers = await Promise.all(
      [first, second].map(({ token }) =>
        services.request(acceptInvitationOrganization, { token }, { as: first.person }),
      ),
    );
    expect(answers.map(({ body }) => body.code ?? 'accepted').sort()).toEqual([
      'ORGANIZATION_ALREADY_IN_ONE',
      'accepted',
    ]);
    expect((await services.ask(first.person, getInvitationOrganization, {})).invitations).toHaveLength(1);
  });

  it('can be declined by anyone with its link, once, which its senders see', async () => {
    const { owner, person, token } = await invited();
    expect((await services.request(declineInvitationOrganization, { token })).body.success).toBe(true);
    expect((await services.request(declineInvitationOrganization, { token })).body.code).toBe(CLOSED);
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    expect((await services.page(owner)).invitations).toMatchObject([{ state: 'declined' }]);
  });

  it('expires after fourteen days, and is valid again after it is sent again', async () => {
    const { owner, person, token } = await invited();
    services.clock.advance(14 * DAY_MS);
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    expect((await services.page(owner)).invitations).toMatchObject([{ state: 'expired' }]);
    expect((await services.ask(person, getInvitationOrganization, {})).invitations).toEqual([]);
    const { invitation } = await services.ask(owner, resendInviteOrganization, { email: person.email.toUpperCase() });
    expect(invitation.state).toBe('invited');
    await services.ask(person, acceptInvitationOrganization, { token: services.secretTo(person.email) });
  });

  it('is deleted a year after it expired', async () => {
    const { owner, organization } = await invited();
    const { organizationId } = organization;
    const { invitations } = services.deps;
    services.clock.advance(14 * DAY_MS + 364 * DAY_MS);
    await invite(owner, 'fresh@example.com');
    await sweepOldInvitations(services.deps, services.clock.now());
    expect(await invitations.countDocuments({ organizationId })).toBe(2);
    services.clock.advance(2 * DAY_MS);
    await sweepOldInvitations(services.deps, services.clock.now());
    expect((await invitations.find({ organizationId }).lean()).map(({ email }) => email)).toEqual([
      'fresh@example.com',
    ]);
  });

  it('is sent again with a new link, which revokes the former one', async () => {
    const { owner, person, token } = await invited();
    await services.ask(owner, resendInviteOrganization, { email: person.email });
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    const email = 'nobody@example.com';
    expect(await services.request(resendInviteOrganization, { email }, { as: owner })).toMatchObject({
      status: 404,
      body: { code: 'ORGANIZATION_INVITATION_NOT_FOUND' },
    });
    await services.ask(person, acceptInvitationOrganization, { token: services.secretTo(person.email) });
    expect(await services.refusal(person, resendInviteOrganization, { email })).toBe('ORGANIZATION_NOT_ALLOWED');
    expect(await services.refusal(services.person(), resendInviteOrganization, { email })).toBe(
      'ORGANIZATION_NOT_FOUND',
    );
  });

  it('can be revoked by people who may invite, and by nobody of another organization', async () => {
    const { owner, person, token } = await invited();
    const [invitation] = (await services.page(owner)).invitations;
    const { invitationId } = invitation!;
    const { owner: stranger, member } = await services.team();
    expect(await services.request(revokeInviteOrganization, { invitationId }, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'ORGANIZATION_INVITATION_NOT_FOUND' },
    });
    expect(await services.refusal(member, revokeInviteOrganization, { invitationId })).toBe('ORGANIZATION_NOT_ALLOWED');
    expect(await services.refusal(person, revokeInviteOrganization, { invitationId })).toBe('ORGANIZATION_NOT_FOUND');
    await services.ask(owner, revokeInviteOrganization, { invitationId });
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    expect((await services.page(owner)).invitations).toEqual([]);
    expect(await services.refusal(owner, revokeInviteOrganization, { invitationId })).toBe(
      'ORGANIZATION_INVITATION_NOT_FOUND',
    );
  });

  it.each([
    [
      'removed',
      (owner: TestPerson, { accountId }: TestPerson) => services.ask(owner, deleteOrganizationMember, { accountId }),
    ],
    [
      'demoted',
      (owner: TestPerson, { accountId }: TestPerson) =>
        services.ask(owner, changeOrganizationMemberRole, { accountId, role: 0 }),
    ],
    [
      'one of the admins, who may invite no longer',
      (owner: TestPerson) => services.ask(owner, changeOrganizationAdminPermission, { permission: 'billing' }),
    ],
  ])('is invalid once its sender was %s, until a person who may invite sends it again', async (_how, takeRight) => {
    const { owner, admin } = await services.team();
    const person = services.person('Second Account');
    await invite(admin, person.email, { role: 2 });
    const token = services.secretTo(person.email);
    const { invitationId } = (await services.ask(person, getInvitationOrganization, {})).invitations[0]!;
    await takeRight(owner, admin);

    for (const link of [token, invitationId]) {
      expect(await services.refusal(person, acceptInvitationOrganization, { token: link })).toBe(CLOSED);
    }
    const join = services.client.call(
      joinByOrganizationInvitation,
      { accountId: person.accountId, token },
      SERVICE_CALLER,
    );
    await expect(join).rejects.toMatchObject({ code: CLOSED });
    const { members, invitations } = await services.page(owner);
    expect(members.map(({ accountId }) => accountId)).not.toContain(person.accountId);
    expect(invitations).toMatchObject([{ email: person.email, state: 'expired' }]);
    expect((await services.ask(person, getInvitationOrganization, {})).invitations).toEqual([]);
    const { body } = await services.request(describeInvitationOrganization, { token });
    expect(body.invitation).toMatchObject({ state: 'expired' });

    const { invitation } = await services.ask(owner, resendInviteOrganization, { email: person.email });
    expect(invitation).toMatchObject({ state: 'invited', invitedBy: 'Olga Owner' });
    await services.ask(person, acceptInvitationOrganization, { token: services.secretTo(person.email) });
  });

  it('is refused after its organization was deleted', async () => {
    const { owner, person, token } = await invited();
    await services.ask(owner, deleteOrganization, {});
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
  });
});

describe('getGuestInvitationOrganization', () => {
  it('shows all members how a guest was invited, and nothing about people elsewhere', async () => {
    const { owner, member, guest } = await services.team();
    const ask = (as: TestPerson, { accountId }: TestPerson) =>
      services.ask(as, getGuestInvitationOrganization, { accountId });
    expect((await ask(member, guest)).invitation).toMatchObject({
      accountId: guest.accountId,
      email: guest.email,
      member_type: 'guest',
      invitedBy: 'Olga Owner',
    });
    expect(await ask(owner, member)).toEqual({ invitation: null });
    const { accountId } = guest;
    const stranger = services.person();
    expect(await services.refusal(stranger, getGuestInvitationOrganization, { accountId })).toBe(
      'ORGANIZATION_NOT_FOUND',
    );
    const { owner: other } = await services.team();
    expect(await services.request(getGuestInvitationOrganization, { accountId }, { as: other })).toMatchObject({
      status: 404,
      body: { code: 'ORGANIZATION_MEMBER_NOT_FOUND' },
    });
  });
});

describe('transferring ownership', () => {
  it('makes a member the owner, and the owner an admin', async () => {
    const { owner, member, organization } = await services.team();
    await services.ask(owner, inviteOwnerToOrganization, { email: member.email });
    const token = services.secretTo(member.email);
    expect(services.mails.at(-1)).toMatchObject({
      subject: 'Olga Owner wants to hand the organization Acme over to you',
    });
    expect(services.mails.at(-1)!.action!.url).toContain('/invite-member/organization-owner/');
    services.events.splice(0);
    const answer = await services.ask(member, acceptTransferOwnerOrganization, { token });
    expect(answer.organization).toMatchObject({ role: 3, permission: 'owner', accountId: member.accountId });
    const { members } = await services.page(owner);
    expect(members.find(({ accountId }) => accountId === owner.accountId)).toMatchObject({
      role: 2,
      permission: 'admin',
    });
    expect(services.heard(organizationChanged, organizationChannel(organization.organizationId))).toMatchObject([
      { changedMembers: [{ accountId: member.accountId }, { accountId: owner.accountId }] },
    ]);
    expect(await services.refusal(owner, deleteOrganization, {})).toBe('ORGANIZATION_NOT_ALLOWED');
  });

  it('adds a person from outside as owner', async () => {
    const { owner, person, token } = await offered();
    expect(await services.refusal(person, acceptInvitationOrganization, { token })).toBe(CLOSED);
    await services.ask(person, acceptTransferOwnerOrganization, { token });
    const { members } = await services.page(owner);
    expect(members).toHaveLength(6);
    expect(members[0]).toMatchObject({ accountId: person.accountId, role: 3 });
  });

  it('leaves one owner after twenty simultaneous acceptances', async () => {
    const owner = services.person('Olga Owner');
    const { organizationId } = await services.found(owner);
    const heirs = Array.from({ length: 20 }, (_, n) => services.person(`Heir ${n}`));
    const offers = await Promise.all(
      heirs.map(({ email }) => services.request(inviteOwnerToOrganization, { email }, { as: owner })),
    );
    expect(offers.every(({ body }) => body.success)).toBe(true);
    expect((await services.page(owner)).invitations).toHaveLength(1);
    const answers = await Promise.all(
      heirs.map((heir) =>
        services.request(acceptTransferOwnerOrganization, { token: services.secretTo(heir.email) }, { as: heir }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const page = await services.page(owner);
    expect(page.members.filter(({ role }) => role === 3)).toHaveLength(1);
    expect(page.members).toHaveLength(2);
    expect(await services.stored(organizationId)).toMatchObject({ ownerId: page.members[0]!.accountId });
  });

  it('succeeds once out of twenty simultaneous requests with one link', async () => {
    const { owner, person, token } = await offered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => services.request(acceptTransferOwnerOrganization, { token }, { as: person })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await services.page(owner)).members.filter(({ role }) => role === 3)).toHaveLength(1);
  });

  it('can be rejected by anyone with the link, and the owner stays', async () => {
    const { owner, person, token } = await offered();
    expect((await services.request(rejectTransferOwnerOrganization, { token })).body.success).toBe(true);
    expect(await services.refusal(person, acceptTransferOwnerOrganization, { token })).toBe(CLOSED);
    const page = await services.page(owner);
    expect(page.organization).toMatchObject({ role: 3 });
    expect(page.invitations).toMatchObject([{ role: 3, state: 'declined' }]);
    const member = await invited();
    expect((await services.request(rejectTransferOwnerOrganization, { token: member.token })).body.code).toBe(CLOSED);
  });

  it('can be sent again and revoked only by the owner', async () => {
    const { owner, admin, person, token } = await offered();
    const { email } = person;
    const { invitationId } = (await services.page(admin)).invitations[0]!;
    expect(await services.refusal(admin, resendInviteOrganization, { email })).toBe('ORGANIZATION_NOT_ALLOWED');
    expect(await services.refusal(admin, revokeInviteOrganization, { invitationId })).toBe('ORGANIZATION_NOT_ALLOWED');
    await services.ask(owner, resendInviteOrganization, { email });
    expect(await services.refusal(person, acceptTransferOwnerOrganization, { token })).toBe(CLOSED);
    await services.ask(owner, revokeInviteOrganization, { invitationId });
    const newest = services.secretTo(email);
    expect(await services.refusal(person, acceptTransferOwnerOrganization, { token: newest })).toBe(CLOSED);
    expect(await services.refusal(owner, inviteOwnerToOrganization, { email: owner.email })).toBe(
      'ORGANIZATION_INVITE_YOURSELF',
    );
    expect((await services.request(acceptTransferOwnerOrganization, { token })).status).toBe(401);
  });
});

describe('getSuggestionFromGroups', () => {
  it('suggests people from the caller’s groups who are neither members nor invited', async () => {
    const { owner, member } = await services.team();
    const carla = services.person('Carla Contact');
    const known = { email: carla.email, fullName: 'Carla Contact', accountId: carla.accountId };
    const stranger = { email: 'bea@example.com', fullName: 'Bea', accountId: null };
    const inside = { email: member.email, fullName: 'Max', accountId: member.accountId };
    await invite(owner, 'asked@example.com');
    const requested = { email: 'asked@example.com', fullName: 'Asked', accountId: null };
    const ownerId = owner.accountId;
    services.groups.push(
      { groupId: `${ownerId}-1`, groupName: 'Design', ownerId, members: [known, inside, requested] },
      { groupId: `${ownerId}-2`, groupName: 'Sales', ownerId, members: [known, stranger] },
    );
    expect((await services.ask(owner, getSuggestionFromGroups, {})).suggestions).toEqual([
      { email: 'bea@example.com', fullName: 'Bea', avatar: null, groupNames: ['Sales'] },
      {
        email: carla.email,
        fullName: 'Carla Contact',
        avatar: `/api/avatars/${carla.accountId}`,
        groupNames: ['Design', 'Sales'],
      },
    ]);
  });

  it('requests the members of many groups in few calls', async () => {
    const { owner } = await services.team();
    const ownerId = owner.accountId;
    const members = [{ email: 'bea@example.com', fullName: 'Bea', accountId: null }];
    const groupIds = Array.from({ length: 30 }, (_, at) => `${ownerId}-${at}`);
    services.groups.push(...groupIds.map((groupId) => ({ groupId, groupName: groupId, ownerId, members })));
    services.groupsRequested.splice(0);
    const { suggestions } = await services.ask(owner, getSuggestionFromGroups, {});
    expect(suggestions).toMatchObject([{ email: 'bea@example.com', groupNames: groupIds }]);
    expect(services.groupsRequested.map(({ length }) => length)).toEqual([20, 10]);
  });
});

describe('calls from other services', () => {
  const ask = <Input, Output>(call: Parameters<typeof services.client.call<Input, Output>>[0], input: Input) =>
    services.client.call(call, input, SERVICE_CALLER);

  it('find the organization into which an account may invite, and check its members', async () => {
    const { admin, member, organization } = await services.team();
    const { organizationId, organizationName } = organization;
    expect(await ask(findInvitingOrganization, { accountId: admin.accountId })).toEqual({
      organization: { organizationId, organizationName },
    });
    expect(await ask(findInvitingOrganization, { accountId: member.accountId })).toEqual({ organization: null });
    const email = member.email.toUpperCase();
    expect(await ask(checkOrganizationMember, { accountId: admin.accountId, email })).toEqual({ isMember: true });
    expect(await ask(checkOrganizationMember, { accountId: member.accountId, email })).toEqual({ isMember: false });
  });

  it('list the people who share an organization, its members and its channel', async () => {
    const { owner, member, organization } = await services.team();
    const stranger = services.person();
    const among = [owner, member, stranger].map(({ accountId }) => accountId);
    expect(await ask(findOrganizationMates, { accountId: owner.accountId, among })).toEqual({
      accountIds: [member.accountId],
    });
    expect(await ask(findOrganizationMates, { accountId: stranger.accountId, among })).toEqual({ accountIds: [] });
    const { organizationId } = organization;
    expect(await ask(findOrganizationByAccount, { accountId: member.accountId })).toEqual({
      organizationId,
      accountIds: [],
    });
    const requested = await ask(findOrganizationByAccount, { accountId: member.accountId, withMembers: true });
    expect(requested.accountIds).toEqual(expect.arrayContaining(among.slice(0, 2)));
    expect(await ask(findOrganizationByAccount, { accountId: stranger.accountId, withMembers: true })).toEqual({
      organizationId: null,
      accountIds: [],
    });
    expect(await ask(listOrganizationChannels, { accountIds: among })).toEqual({
      memberships: [owner, member].map(({ accountId }) => ({
        accountId,
        channel: organizationChannel(organization.organizationId),
      })),
    });
  });

  it('add a person whom a member who may invite invited elsewhere', async () => {
    const { owner, admin, organization } = await services.team();
    const { accountId } = services.person('Nia New');
    const { organizationId } = organization;
    const join = () => ask(joinOrganization, { organizationId, inviterId: admin.accountId, accountId, role: 2 });
    expect(await join()).toEqual({ organizationName: 'Acme' });
    expect(await join()).toEqual({ organizationName: 'Acme' });
    const { members } = await services.page(owner);
    expect(members.find((member) => member.accountId === accountId)).toMatchObject({ role: 2, permission: 'admin' });
    await services.ask(owner, deleteOrganizationMember, { accountId: admin.accountId });
    await services.ask(owner, deleteOrganizationMember, { accountId });
    await expect(join()).rejects.toMatchObject({ code: 'ORGANIZATION_NOT_ALLOWED' });
  });

  it('accept for a new account the invitation of its link', async () => {
    const { person, token } = await invited();
    const { accountId } = person;
    expect(await ask(joinByOrganizationInvitation, { accountId, token })).toEqual({
      organizationName: 'Acme',
      inviterName: 'Olga Owner',
    });
    await expect(ask(joinByOrganizationInvitation, { accountId, token })).rejects.toMatchObject({ code: CLOSED });
    const heir = await offered();
    await ask(joinByOrganizationInvitation, { accountId: heir.person.accountId, token: heir.token });
    expect((await services.page(heir.person)).organization).toMatchObject({ permission: 'owner' });
  });
});
