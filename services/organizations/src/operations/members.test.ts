import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnyCall } from '@meet/contracts';
import {
  changeOrganizationAdminPermission,
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
  deleteOrganization,
  deleteOrganizationMember,
  findLicensed,
  getSuggestionFromGroups,
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  renameOrganization,
  updateLicenseOrganization,
  updateMaxLicensesOrganization,
} from '@meet/organizations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startOrganizations, type Team, type TestOrganizations } from '../testing/startOrganizations.ts';

let services: TestOrganizations;
beforeAll(async () => {
  services = await startOrganizations();
});
afterAll(() => services.close());

const REFUSED = 'ORGANIZATION_NOT_ALLOWED';
const PROTECTED = 'ORGANIZATION_MEMBER_PROTECTED';
const standing = async (as: TestPerson, { accountId }: TestPerson) =>
  (await services.page(as)).members.find((member) => member.accountId === accountId);

describe('rights by role', () => {
  type Actor = Exclude<keyof Team, 'organization'>;
  const target = ({ member }: Team) => ({ accountId: member.accountId });
  it.each<[name: string, call: AnyCall, input: (team: Team) => object, may: Actor[]]>([
    ['rename', renameOrganization, () => ({ organizationName: 'Other' }), ['owner', 'admin']],
    [
      'invite',
      inviteMemberToOrganization,
      () => ({ email: `new${Math.random().toString(36).slice(2)}@example.com`, member_type: 'member' }),
      ['owner', 'admin'],
    ],
    ['see suggestions', getSuggestionFromGroups, () => ({}), ['owner', 'admin']],
    ['change roles', changeOrganizationMemberRole, (team) => ({ ...target(team), role: 1 }), ['owner', 'admin']],
    [
      'change permissions',
      changeOrganizationMemberPermission,
      (team) => ({ ...target(team), permission: 'billing' }),
      ['owner', 'admin'],
    ],
    [
      'change types',
      changeOrganizationMemberType,
      (team) => ({ ...target(team), member_type: 'guest' }),
      ['owner', 'admin'],
    ],
    ['remove', deleteOrganizationMember, target, ['owner', 'admin']],
    [
      'grant seats',
      updateLicenseOrganization,
      (team) => ({ ...target(team), hasMembership: true }),
      ['owner', 'billing'],
    ],
    ['set the number of seats', updateMaxLicensesOrganization, () => ({ maxLicenses: 7 }), ['owner', 'billing']],
    ['set what admins may', changeOrganizationAdminPermission, () => ({ permission: 'billing' }), ['owner']],
    ['hand over', inviteOwnerToOrganization, () => ({ email: 'heir@example.com' }), ['owner']],
    ['delete', deleteOrganization, () => ({}), ['owner']],
  ])('%s', async (_name, call, input, may) => {
    const team = await services.team();
    // Actors without the right come first, because after a deletion there is no organization left to refuse them.
    for (const actor of ['guest', 'member', 'billing', 'admin'] as const) {
      if (may.includes(actor)) continue;
      const before = JSON.stringify(await services.stored(team.organization.organizationId));
      expect([actor, await services.refusal(team[actor], call, input(team))]).toEqual([actor, REFUSED]);
      expect(JSON.stringify(await services.stored(team.organization.organizationId))).toBe(before);
    }
    for (const actor of may) {
      const fresh = await services.team();
      expect([actor, await services.refusal(fresh[actor], call, input(fresh))]).toEqual([actor, 'not refused']);
    }
    expect(await services.refusal(services.person(), call, input(team))).toBe('ORGANIZATION_NOT_FOUND');
    expect((await services.request(call, input(team))).status).toBe(401);
  });

  it('protect members from themselves, the owner from all, and admins from other admins', async () => {
    const { owner, admin, guest } = await services.team();
    const other = await services.join(owner, { person: services.person('Abe Admin'), role: 2 });
    for (const [actor, of] of [
      [owner, owner],
      [admin, admin],
      [admin, owner],
      [admin, other],
    ] as const) {
      const { accountId } = of;
      expect(await services.refusal(actor, deleteOrganizationMember, { accountId })).toBe(PROTECTED);
      expect(await services.refusal(actor, changeOrganizationMemberRole, { accountId, role: 0 })).toBe(PROTECTED);
      expect(
        await services.refusal(actor, changeOrganizationMemberPermission, { accountId, permission: 'member' }),
      ).toBe(PROTECTED);
      expect(await services.refusal(actor, changeOrganizationMemberType, { accountId, member_type: 'guest' })).toBe(
        PROTECTED,
      );
    }
    await services.ask(owner, deleteOrganizationMember, { accountId: other.accountId });
    await services.ask(admin, deleteOrganizationMember, { accountId: guest.accountId });
    expect((await services.page(owner)).members).toHaveLength(4);
  });

  it('do not extend to members of another organization', async () => {
    const { owner, billing } = await services.team();
    const { accountId } = (await services.team()).member;
    const NOT_FOUND = { status: 404, body: { code: 'ORGANIZATION_MEMBER_NOT_FOUND' } };
    for (const [as, call, input] of [
      [owner, deleteOrganizationMember, { accountId }],
      [owner, changeOrganizationMemberRole, { accountId, role: 1 }],
      [owner, changeOrganizationMemberPermission, { accountId, permission: 'admin' }],
      [owner, changeOrganizationMemberType, { accountId, member_type: 'guest' }],
      [billing, updateLicenseOrganization, { accountId, hasMembership: true }],
    ] as const) {
      expect(await services.request(call, input, { as })).toMatchObject(NOT_FOUND);
    }
  });
});

describe('roles and permissions', () => {
  it('are linked: a role sets its permission, which can be changed separately', async () => {
    const { owner, member } = await services.team();
    const { accountId } = member;
    expect((await services.ask(owner, changeOrganizationMemberRole, { accountId, role: 2 })).member).toMatchObject({
      role: 2,
      permission: 'admin',
    });
    await services.ask(owner, changeOrganizationMemberPermission, { accountId, permission: 'member' });
    expect(await standing(owner, member)).toMatchObject({ role: 2, permission: 'member' });
    expect(await services.refusal(member, renameOrganization, { organizationName: 'Mine' })).toBe(REFUSED);
  });

  it('change for all admins at once, and for later ones', async () => {
    const { owner, admin, member } = await services.team();
    await services.ask(owner, changeOrganizationAdminPermission, { permission: 'billing' });
    expect(await standing(owner, admin)).toMatchObject({ role: 2, permission: 'billing' });
    expect(await standing(owner, member)).toMatchObject({ permission: 'member' });
    await services.ask(owner, changeOrganizationMemberRole, { accountId: member.accountId, role: 2 });
    expect(await standing(owner, member)).toMatchObject({ role: 2, permission: 'billing' });
    expect((await services.page(owner)).organization).toMatchObject({
      adminPermission: 'billing',
      permission: 'owner',
    });
  });

  it('cannot be changed for a guest, who has to become a member first', async () => {
    const { owner, guest } = await services.team();
    const { accountId } = guest;
    const GUEST = 'ORGANIZATION_GUEST';
    expect(await services.refusal(owner, changeOrganizationMemberRole, { accountId, role: 1 })).toBe(GUEST);
    expect(await services.refusal(owner, changeOrganizationMemberPermission, { accountId, permission: 'admin' })).toBe(
      GUEST,
    );
    expect(await services.refusal(owner, updateLicenseOrganization, { accountId, hasMembership: true })).toBe(GUEST);
    await services.ask(owner, changeOrganizationMemberType, { accountId, member_type: 'member' });
    await services.ask(owner, changeOrganizationMemberRole, { accountId, role: 1 });
    await services.ask(owner, updateLicenseOrganization, { accountId, hasMembership: true });
    const { member } = await services.ask(owner, changeOrganizationMemberType, { accountId, member_type: 'guest' });
    expect(member).toMatchObject({ role: 0, permission: 'member', member_type: 'guest', hasMembership: false });
  });

  it.each([
    [changeOrganizationMemberRole, { role: 3 }],
    [changeOrganizationMemberRole, { role: -1 }],
    [changeOrganizationMemberRole, { role: '2' }],
    [changeOrganizationMemberRole, {}],
    [changeOrganizationMemberPermission, { permission: 'owner' }],
    [changeOrganizationMemberPermission, { permission: { $ne: null } }],
    [changeOrganizationMemberType, { member_type: 'admin' }],
    [changeOrganizationAdminPermission, { permission: 'owner' }],
    [updateLicenseOrganization, { hasMembership: 'yes' }],
    [updateMaxLicensesOrganization, { maxLicenses: -1 }],
    [updateMaxLicensesOrganization, { maxLicenses: 501 }],
    [updateMaxLicensesOrganization, { maxLicenses: 2.5 }],
  ] as [AnyCall, object][])('are validated: %o refuses %p', async (call, input) => {
    const { owner, member } = await services.team();
    const values = { accountId: member.accountId, ...input };
    expect((await services.request(call, values, { as: owner })).status).toBe(400);
  });
});

describe('licences', () => {
  it('are granted and revoked', async () => {
    const { billing, member } = await services.team();
    const { accountId } = member;
    const isLicensed = async () =>
      (await services.client.call(findLicensed, { accountIds: [accountId] }, SERVICE_CALLER)).accountIds.length > 0;
    expect(await services.ask(billing, updateLicenseOrganization, { accountId, hasMembership: true })).toMatchObject({
      member: { accountId, hasMembership: true },
      usedLicenses: 1,
    });
    expect(await isLicensed()).toBe(true);
    expect((await services.page(member)).organization).toMatchObject({ hasMembership: true, usedLicenses: 1 });
    await services.ask(billing, updateLicenseOrganization, { accountId, hasMembership: false });
    expect(await isLicensed()).toBe(false);
  });

  it('are read in few queries for simultaneous callers', async () => {
    const { billing, member, owner } = await services.team();
    await services.ask(billing, updateLicenseOrganization, { accountId: member.accountId, hasMembership: true });
    const everyone = [...Array.from({ length: 20 }, () => services.person('Nora Nobody')), member, owner];
    let notified: string[][] = [];
    const commands = await services.getCommands(async () => {
      const answers = everyone.map(({ accountId }) =>
        services.client.call(findLicensed, { accountIds: [accountId] }, SERVICE_CALLER),
      );
      notified = (await Promise.all(answers)).map(({ accountIds }) => accountIds);
    });
    expect(notified.flat()).toEqual([member.accountId]);
    expect(commands.length).toBeLessThan(everyone.length / 2);
  });

  it('are never more than the maximum, even after twenty simultaneous requests', async () => {
    const owner = services.person('Olga Owner');
    const { organizationId } = await services.found(owner);
    const people = await Promise.all(Array.from({ length: 20 }, () => services.person('Max Member')));
    for (const person of people) await services.join(owner, { person });
    const answers = await Promise.all(
      people.map(({ accountId }) =>
        services.request(updateLicenseOrganization, { accountId, hasMembership: true }, { as: owner }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(5);
    const refused = answers.filter(({ body }) => !body.success);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set(['All 5 licenses of the organization are in use.']),
    );
    const { members } = (await services.stored(organizationId)) as unknown as { members: { hasMembership: boolean }[] };
    expect(members.filter(({ hasMembership }) => hasMembership)).toHaveLength(5);
  });

  it('cannot be fewer than those in use, and become free when a member is removed', async () => {
    const { owner, member } = await services.team();
    for (const { accountId } of [owner, member]) {
      await services.ask(owner, updateLicenseOrganization, { accountId, hasMembership: true });
    }
    expect(await services.request(updateMaxLicensesOrganization, { maxLicenses: 1 }, { as: owner })).toMatchObject({
      status: 200,
      body: { code: 'ORGANIZATION_LICENSES_IN_USE', message: '2 licenses are in use. Take some back first.' },
    });
    expect(await services.ask(owner, updateMaxLicensesOrganization, { maxLicenses: 2 })).toEqual({ maxLicenses: 2 });
    await services.ask(owner, deleteOrganizationMember, { accountId: member.accountId });
    expect((await services.page(owner)).organization).toMatchObject({ maxLicenses: 2, usedLicenses: 1 });
  });

  it('stay within their number while it shrinks and some are granted', async () => {
    const { owner, admin, billing, member, organization } = await services.team();
    await Promise.all([
      ...[owner, admin, billing, member].map(({ accountId }) =>
        services.request(updateLicenseOrganization, { accountId, hasMembership: true }, { as: owner }),
      ),
      ...[1, 2, 3].map((maxLicenses) =>
        services.request(updateMaxLicensesOrganization, { maxLicenses }, { as: owner }),
      ),
    ]);
    const page = await services.page(owner);
    expect(page.organization!.usedLicenses).toBeLessThanOrEqual(page.organization!.maxLicenses);
    expect(page.organization!.organizationId).toBe(organization.organizationId);
  });
});
