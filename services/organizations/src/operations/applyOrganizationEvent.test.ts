import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationChannel, userChannel } from '@meet/contracts/events';
import {
  applyOrganizationEvent,
  changeOrganizationAdminPermission,
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
  deleteOrganization,
  deleteOrganizationMember,
  inviteMemberToOrganization,
  leaveOrganization,
  organizationChanged,
  renameOrganization,
  updateLicenseOrganization,
  updateMaxLicensesOrganization,
  type OrganizationPage,
} from '@meet/organizations-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startOrganizations, type Team, type TestOrganizations } from '../testing/startOrganizations.ts';

let services: TestOrganizations;
beforeAll(async () => {
  services = await startOrganizations();
});
afterAll(() => services.close());

const toId = ({ accountId }: TestPerson) => ({ accountId });

/** Applies the events that a person receives to a page; returns undefined if one of them requires a fetch. */
function reduce(page: OrganizationPage, { accountId }: TestPerson, organizationId: string, from: number) {
  const channels = [userChannel(accountId), organizationChannel(organizationId)];
  const events = services.events.slice(from).filter(({ channel }) => channels.includes(channel));
  return events.reduce<OrganizationPage | undefined>(
    (known, event) => known && applyOrganizationEvent(known, event),
    page,
  );
}

describe.each<[name: string, act: (team: Team) => Promise<unknown>]>([
  ['renaming', ({ owner }) => services.ask(owner, renameOrganization, { organizationName: 'Renamed' })],
  ['a newcomer', ({ owner }) => services.join(owner, { person: services.person('Nia New') })],
  ['a removal', ({ owner, guest }) => services.ask(owner, deleteOrganizationMember, toId(guest))],
  ['leaving', ({ guest }) => services.ask(guest, leaveOrganization, {})],
  ['a role', ({ owner, billing }) => services.ask(owner, changeOrganizationMemberRole, { ...toId(billing), role: 2 })],
  [
    'a permission',
    ({ owner, billing }) =>
      services.ask(owner, changeOrganizationMemberPermission, { ...toId(billing), permission: 'admin' }),
  ],
  [
    'a type',
    ({ owner, guest }) => services.ask(owner, changeOrganizationMemberType, { ...toId(guest), member_type: 'member' }),
  ],
  ['what admins may', ({ owner }) => services.ask(owner, changeOrganizationAdminPermission, { permission: 'member' })],
  [
    'a seat',
    ({ owner, member }) => services.ask(owner, updateLicenseOrganization, { ...toId(member), hasMembership: true }),
  ],
  ['the number of seats', ({ owner }) => services.ask(owner, updateMaxLicensesOrganization, { maxLicenses: 9 })],
  ['deleting', ({ owner }) => services.ask(owner, deleteOrganization, {})],
])('%s', (_name, act) => {
  it('changes a member’s page by events to the page that fetching again gives', async () => {
    const team = await services.team();
    const { member, organization } = team;
    const before = await services.page(member);
    const from = services.events.length;
    await act(team);
    const applied = reduce(before, member, organization.organizationId, from);
    expect(applied).toEqual(await services.page(member));
    expect(applied).not.toEqual(before);
  });
});

describe('the page after changes without sufficient events', () => {
  it('is fetched again for invitations, new rights to see them, and missed changes', async () => {
    const team = await services.team();
    const { owner, member, organization } = team;
    const { organizationId } = organization;
    const pages = { owner: await services.page(owner), member: await services.page(member) };
    const from = services.events.length;
    await services.ask(owner, inviteMemberToOrganization, { email: 'new@example.com', member_type: 'member' });
    expect(reduce(pages.owner, owner, organizationId, from)).toBeUndefined();
    expect(reduce(pages.member, member, organizationId, from)).toBe(pages.member);
    await services.ask(owner, changeOrganizationMemberRole, { ...toId(member), role: 2 });
    expect(reduce(pages.member, member, organizationId, from)).toBeUndefined();

    const [newest] = services.heard(organizationChanged).slice(-1);
    const missed = { ...newest, organization: { ...newest.organization, version: newest.organization.version + 1 } };
    expect(
      applyOrganizationEvent(await services.page(owner), { type: organizationChanged.type, payload: newest }),
    ).toEqual(await services.page(owner));
    expect(applyOrganizationEvent(pages.owner, { type: organizationChanged.type, payload: missed })).toBeUndefined();
  });
});
