import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { channelsChanged, organizationChannel, userChannel } from '@meet/contracts/events';
import {
  createOrganization,
  deleteOrganization,
  getOrganizationMembers,
  getUserRole,
  leaveOrganization,
  organizationChanged,
  organizationGone,
  renameOrganization,
} from '@meet/organizations-contract';
import { startOrganizations, type TestOrganizations } from '../testing/startOrganizations.ts';

let services: TestOrganizations;
beforeAll(async () => {
  services = await startOrganizations();
});
afterAll(() => services.close());
beforeEach(() => void services.events.splice(0));

describe('createOrganization', () => {
  it('makes the caller its owner, with five free licences, and notifies the caller’s tabs', async () => {
    const owner = services.person('Olga Owner');
    const { organization } = await services.ask(owner, createOrganization, { organizationName: '  Acme  ' });
    expect(organization).toEqual({
      organizationId: expect.any(String),
      organizationName: 'Acme',
      maxLicenses: 5,
      usedLicenses: 0,
      adminPermission: 'admin',
      version: 1,
      accountId: owner.accountId,
      role: 3,
      permission: 'owner',
      member_type: 'member',
      hasMembership: false,
    });
    expect(await services.stored(organization.organizationId)).toMatchObject({
      organizationName: 'Acme',
      ownerId: owner.accountId,
      version: 1,
    });
    const own = userChannel(owner.accountId);
    const channel = organizationChannel(organization.organizationId);
    expect(services.heard(channelsChanged, own)).toEqual([{ join: [channel], leave: [] }]);
    expect(services.heard(organizationChanged, own)).toMatchObject([{ organization: { version: 1 } }]);
  });

  it('succeeds once out of twenty simultaneous requests, and refuses members of an organization', async () => {
    const owner = services.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        services.request(createOrganization, { organizationName: `Acme ${n}` }, { as: owner }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ORGANIZATION_ALREADY_IN_ONE')).toHaveLength(19);
  });

  it.each([
    ['', 'Organization name is required'],
    ['   ', 'Organization name cannot be empty'],
    ['x'.repeat(51), 'Organization name cannot be more than 50 characters'],
    [{ $ne: null }, 'This must be a text.'],
  ])('refuses the name %p: %s', async (organizationName, message) => {
    const answer = await services.request(createOrganization, { organizationName }, { as: services.person() });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('requires a session', async () => {
    expect((await services.request(createOrganization, { organizationName: 'Acme' })).status).toBe(401);
  });
});

describe('getOrganizationMembers', () => {
  it('shows all members the list of members, the owner first', async () => {
    const { owner, admin, member, guest } = await services.team();
    const page = await services.page(owner);
    expect(
      page.members.map(({ fullName, role, permission, member_type }) => [fullName, role, permission, member_type]),
    ).toEqual([
      ['Olga Owner', 3, 'owner', 'member'],
      ['Ada Admin', 2, 'admin', 'member'],
      ['Bill Billing', 1, 'billing', 'member'],
      ['Gil Guest', 0, 'member', 'guest'],
      ['Max Member', 0, 'member', 'member'],
    ]);
    expect(page.members[0]).toMatchObject({ email: owner.email, avatar: `/api/avatars/${owner.accountId}` });
    for (const person of [admin, member, guest]) expect((await services.page(person)).members).toEqual(page.members);
    expect((await services.page(member)).organization).toMatchObject({ accountId: member.accountId, role: 0 });
  });

  it('returns nothing to people without an organization', async () => {
    expect(await services.page(services.person())).toEqual({ organization: null, members: [], invitations: [] });
    expect((await services.request(getOrganizationMembers)).status).toBe(401);
  });
});

describe('getUserRole', () => {
  it('returns role and permission, or null to people without an organization', async () => {
    const { admin } = await services.team();
    expect(await services.ask(admin, getUserRole, {})).toMatchObject({
      role: 2,
      permission: 'admin',
      organization: { organizationName: 'Acme', accountId: admin.accountId },
    });
    expect(await services.ask(services.person(), getUserRole, {})).toEqual({
      role: null,
      permission: null,
      organization: null,
    });
    expect((await services.request(getUserRole)).status).toBe(401);
  });
});

describe('renameOrganization', () => {
  it('renames the organization for an admin, and notifies all members once', async () => {
    const { admin, member, organization } = await services.team();
    services.events.splice(0);
    for (let n = 0; n < 2; n++) await services.ask(admin, renameOrganization, { organizationName: ' Acme & Co ' });
    expect(services.heard(organizationChanged)).toMatchObject([{ organization: { organizationName: 'Acme & Co' } }]);
    expect(services.events.map(({ channel }) => channel)).toEqual([organizationChannel(organization.organizationId)]);
    expect((await services.page(member)).organization!.organizationName).toBe('Acme & Co');
  });

  it('refuses other people and keeps the name', async () => {
    const { billing, member, guest, organization } = await services.team();
    for (const person of [billing, member, guest]) {
      expect(await services.request(renameOrganization, { organizationName: 'Mine' }, { as: person })).toMatchObject({
        status: 403,
        body: { code: 'ORGANIZATION_NOT_ALLOWED' },
      });
    }
    const stranger = services.person();
    expect(await services.request(renameOrganization, { organizationName: 'Mine' }, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'ORGANIZATION_NOT_FOUND' },
    });
    expect(await services.stored(organization.organizationId)).toMatchObject({ organizationName: 'Acme' });
  });
});

describe('leaveOrganization', () => {
  it('refuses the owner, removes other members, and notifies them and the organization', async () => {
    const { owner, member, organization } = await services.team();
    expect(await services.refusal(owner, leaveOrganization, {})).toBe('ORGANIZATION_OWNER_STAYS');
    services.events.splice(0);
    await services.ask(member, leaveOrganization, {});
    expect((await services.page(member)).organization).toBeNull();
    expect((await services.page(owner)).members).toHaveLength(4);
    const own = userChannel(member.accountId);
    const channel = organizationChannel(organization.organizationId);
    expect(services.heard(channelsChanged, own)).toEqual([{ join: [], leave: [channel] }]);
    expect(services.heard(organizationGone, own)).toHaveLength(1);
    expect(services.heard(organizationChanged, channel)).toMatchObject([{ removedAccountIds: [member.accountId] }]);
    expect(await services.refusal(member, leaveOrganization, {})).toBe('ORGANIZATION_NOT_FOUND');
  });
});

describe('deleteOrganization', () => {
  it('works only for the owner, removes all members, and deletes the invitations', async () => {
    const { owner, admin, billing, member, organization } = await services.team();
    for (const person of [admin, billing, member]) {
      expect(await services.refusal(person, deleteOrganization, {})).toBe('ORGANIZATION_NOT_ALLOWED');
    }
    expect(await services.refusal(services.person(), deleteOrganization, {})).toBe('ORGANIZATION_NOT_FOUND');
    services.events.splice(0);
    await services.ask(owner, deleteOrganization, {});
    expect(await services.stored(organization.organizationId)).toBeNull();
    const { organizationId } = organization;
    expect(await services.connection.collection('organizations.invitations').countDocuments({ organizationId })).toBe(
      0,
    );
    expect(services.heard(organizationGone)).toEqual([
      { goneOrganizationId: organizationId, goneVersion: organization.version + 5 },
    ]);
    expect((await services.page(member)).organization).toBeNull();
    await services.found(member, 'Renamed');
  });
});

describe('a renamed account', () => {
  it('is shown by its new name to all members', async () => {
    const { owner, member, organization } = await services.team();
    services.events.splice(0);
    await services.rename(member, 'Aaron Member');
    const notified = () => services.heard(organizationChanged, organizationChannel(organization.organizationId));
    while (!notified().length) await new Promise((resolve) => setImmediate(resolve));
    expect(notified()).toMatchObject([{ changedMembers: [{ accountId: member.accountId, fullName: 'Aaron Member' }] }]);
    expect((await services.page(owner)).organization!.version).toBe(notified()[0].organization.version);
  });
});
