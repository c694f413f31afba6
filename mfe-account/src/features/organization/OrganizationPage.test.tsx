import { accountsTexts } from '@meet/accounts-contract/texts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import {
  organizationChanged,
  organizationGone,
  organizationInvitationsChanged,
  receivedInvitationsChanged,
  type OrganizationInvitation,
  type OrganizationPage as Notified,
} from '@meet/organizations-contract';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import type { SlotProps } from '@meet/remote-kit';
import {
  TEST_USER,
  createTestHost,
  fillSlots,
  renderInHost,
  type CallAnswers,
  type TestHost,
} from '@meet/remote-kit/testing';
import { fakeLayout } from '@meet/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json';
import { buildInvitation, buildMember, buildPage, NOWHERE } from '../../testing/buildOrganization.ts';
import ownTexts from './i18n/en_US.json';
import { OrganizationPage } from './OrganizationPage.tsx';

const texts = { ...remoteTexts, organization: { ...remoteTexts.organization, ...ownTexts.organization } };

const OWNER = buildMember('Ana Pop', { role: 3, permission: 'owner', hasMembership: true });
const ADMIN = buildMember('Bob Stan', { role: 2, permission: 'admin' });
const BILLING = buildMember('Carla Ion', { role: 1, permission: 'billing' });
const MEMBER = buildMember('Dan Rus');
const GUEST = buildMember('Eva Luca', { member_type: 'guest' });
const EVERYBODY = [OWNER, ADMIN, BILLING, MEMBER, GUEST];

beforeAll(() => fakeLayout({ height: 400, row: 63 }));

const refuse = (message: string) => () => {
  throw new CallFailure(200, { code: 'REFUSED', message });
};

describe('the organization page', () => {
  async function show(
    page: Notified | (() => Notified),
    api: CallAnswers = {},
    options: { confirms?: boolean; isViewing?: boolean } = {},
  ) {
    const host = createTestHost({
      confirms: options.confirms ?? true,
      ...(options.isViewing && { session: { ...TEST_USER, impersonatedBy: 'root@example.com' } }),
      api: { getOrganizationMembers: page, getInvitationOrganization: { invitations: [] }, ...api },
    });
    await renderInHost(<OrganizationPage />, { host, texts, contractTexts: [accountsTexts, organizationsTexts] });
    return host;
  }
  const requested = (host: TestHost, name: string) =>
    host.calls.filter((call) => call.name === name).map(({ input }) => input);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  const select = (name: string) => screen.getByRole('combobox', { name });
  async function choose(menu: string, item: string) {
    await userEvent.click(button(menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('ends with the sections of other remotes, which know the organization and the person’s permission', async () => {
    const page = buildPage([OWNER, ADMIN]);
    const host = createTestHost({
      api: { getOrganizationMembers: page, getInvitationOrganization: { invitations: [] } },
    });
    const Plan = ({ organizationName, permission }: SlotProps<'account.organizationSection/v1'>) => (
      <h2>{`Plan of ${organizationName} (${permission})`}</h2>
    );
    const slots = fillSlots({ 'account.organizationSection/v1': Plan }, host);
    await renderInHost(<OrganizationPage />, { host, slots, texts });
    const { organizationName, permission } = page.organization!;
    expect(await screen.findByRole('heading', { name: `Plan of ${organizationName} (${permission})` })).toBeVisible();
  });

  describe('without an organization', () => {
    it('creates one after validation by the contract’s rules', async () => {
      let page = NOWHERE;
      const host = await show(() => page, {
        createOrganization: ({ organizationName }: { organizationName: string }) => {
          page = buildPage([OWNER]);
          return { organization: { ...page.organization, organizationName } };
        },
      });
      await userEvent.click(button('Create organization'));
      const form = await dialog('Create organization');
      await userEvent.click(form.getByRole('button', { name: 'Create' }));
      expect(await form.findByText('Organization name is required')).toBeVisible();
      await userEvent.type(form.getByLabelText(/Organization name/), '   ');
      expect(await form.findByText('Organization name cannot be empty')).toBeVisible();
      await userEvent.click(form.getByLabelText(/Organization name/));
      await userEvent.paste('x'.repeat(60));
      expect(await form.findByText('Organization name cannot be more than 50 characters')).toBeVisible();
      await userEvent.clear(form.getByLabelText(/Organization name/));
      await userEvent.type(form.getByLabelText(/Organization name/), 'Acme{Enter}');
      expect(await screen.findByRole('heading', { name: 'Acme' })).toBeVisible();
      expect(requested(host, 'createOrganization')).toEqual([{ organizationName: 'Acme' }]);
      expect(host.toasts).toMatchObject([{ type: 'success' }]);
    });

    it('keeps the typed name if creation is refused, and shows the reason', async () => {
      await show(NOWHERE, { createOrganization: refuse('You are already in an organization.') });
      await userEvent.click(button('Create organization'));
      const form = await dialog('Create organization');
      await userEvent.type(form.getByLabelText(/Organization name/), 'Acme{Enter}');
      expect(await form.findByRole('alert')).toHaveTextContent('You are already in an organization.');
      expect(form.getByLabelText(/Organization name/)).toHaveValue('Acme');
    });

    it('shows invitations, and accepts or declines them', async () => {
      let page = NOWHERE;
      let invitations = [
        received({ invitationId: 'i1', organizationName: 'Acme' }),
        received({ invitationId: 'i2', organizationName: 'Other', member_type: 'guest' }),
      ];
      const host = await show(() => page, {
        getInvitationOrganization: () => ({ invitations }),
        acceptInvitationOrganization: () => {
          invitations = [];
          page = buildPage([OWNER, MEMBER], MEMBER);
          return { organization: page.organization };
        },
        declineInvitationOrganization: () => {
          invitations = invitations.slice(0, 1);
          return {};
        },
      });
      expect(screen.getByText('Ana Pop invites you to Other as a guest.')).toBeVisible();
      await userEvent.click(button('Decline: Other'));
      await waitFor(() => expect(screen.queryByText(/Other/)).not.toBeInTheDocument());
      await userEvent.click(button('Accept: Acme'));
      expect(await screen.findByRole('heading', { name: 'Acme' })).toBeVisible();
      expect(requested(host, 'declineInvitationOrganization')).toEqual([{ token: 'i2' }]);
      expect(requested(host, 'acceptInvitationOrganization')).toEqual([{ token: 'i1' }]);
      expect(screen.queryByText('Invitations to you')).not.toBeInTheDocument();
    });

    it('shows a new invitation, and why it cannot be accepted', async () => {
      let invitations: unknown[] = [];
      const host = await show(NOWHERE, {
        getInvitationOrganization: () => ({ invitations }),
        acceptInvitationOrganization: refuse('The organization can’t have more than 500 members.'),
      });
      invitations = [received({})];
      act(() => host.push(receivedInvitationsChanged, { invitationId: 'i1' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Accept: Acme' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('The organization can’t have more than 500 members.');
    });
  });

  it('shows a loading failure, and retries on request', async () => {
    let fails = true;
    await show(() => {
      if (fails) throw new CallFailure(503, { code: 'UNAVAILABLE', message: 'Not now.' });
      return buildPage([OWNER]);
    });
    expect(await screen.findByText('Not now.')).toBeVisible();
    fails = false;
    await userEvent.click(button(/retry|again/i));
    expect(await screen.findByRole('heading', { name: 'Acme' })).toBeVisible();
  });

  describe('seen by its owner', () => {
    it('shows all members with their roles, and every action', async () => {
      await show(buildPage(EVERYBODY, OWNER, [buildInvitation('new@example.com')]));
      expect(screen.getByText('Everything here is yours to decide.')).toBeVisible();
      expect(screen.getByText('1 of 5 licenses used')).toBeVisible();
      expect(row('Ana Pop').getByText('You')).toBeVisible();
      expect(row('Eva Luca').getByText('Guest')).toBeVisible();
      expect(select('Role of Bob Stan')).toHaveValue('2');
      expect(select('What Carla Ion manages')).toHaveValue('billing');
      expect(screen.getByRole('switch', { name: 'License of Dan Rus' })).not.toBeChecked();
      expect(screen.queryByRole('combobox', { name: 'Role of Ana Pop' })).not.toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Role of Eva Luca' })).not.toBeInTheDocument();
      expect(screen.queryByRole('switch', { name: 'License of Eva Luca' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Leave organization' })).not.toBeInTheDocument();
      await userEvent.click(button('Manage'));
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
        'Rename organization',
        'What admins manage',
        'Hand over ownership',
        'Delete organization',
      ]);
    });

    it('renames the organization', async () => {
      const host = await show(buildPage([OWNER]), { renameOrganization: { organizationName: 'Nova' } });
      await choose('Manage', 'Rename organization');
      const form = await dialog('Rename organization');
      await userEvent.clear(form.getByLabelText(/Organization name/));
      await userEvent.type(form.getByLabelText(/Organization name/), 'Nova{Enter}');
      await waitFor(() => expect(requested(host, 'renameOrganization')).toEqual([{ organizationName: 'Nova' }]));
      expect(host.toasts).toMatchObject([{ message: 'The organization is now called Nova.' }]);
    });

    it.each([true, false])('deletes the organization after confirmation: %p', async (confirms) => {
      const host = await show(buildPage([OWNER]), { deleteOrganization: {} }, { confirms });
      await choose('Manage', 'Delete organization');
      await waitFor(() => expect(host.questions).toMatchObject([{ title: 'Delete Acme?', tone: 'danger' }]));
      expect(requested(host, 'deleteOrganization')).toHaveLength(confirms ? 1 : 0);
      if (!confirms) return;
      expect(await screen.findByText('You are in no organization')).toBeVisible();
      // The person who deletes it needs no notice.
      expect(screen.queryByText('You are no longer in Acme.')).not.toBeInTheDocument();
    });

    it('changes roles, permissions and licences, and shows a refusal beside the person', async () => {
      const host = await show(buildPage(EVERYBODY), {
        changeOrganizationMemberRole: { member: ADMIN },
        changeOrganizationMemberPermission: refuse('Your role in the organization does not allow this.'),
        updateLicenseOrganization: refuse('All 5 licenses of the organization are in use.'),
      });
      await userEvent.selectOptions(select('Role of Dan Rus'), 'Admin');
      expect(requested(host, 'changeOrganizationMemberRole')).toEqual([{ accountId: MEMBER.accountId, role: 2 }]);
      await waitFor(() => expect(host.toasts).toMatchObject([{ message: 'Dan Rus has the role Admin now.' }]));
      await userEvent.selectOptions(select('What Dan Rus manages'), 'Members');
      expect(await row('Dan Rus').findByRole('alert')).toHaveTextContent('Your role in the organization does not');
      await userEvent.click(screen.getByRole('switch', { name: 'License of Carla Ion' }));
      expect(await row('Carla Ion').findByRole('alert')).toHaveTextContent('All 5 licenses');
      expect(screen.getByRole('switch', { name: 'License of Carla Ion' })).not.toBeChecked();
      expect(requested(host, 'updateLicenseOrganization')).toEqual([
        { accountId: BILLING.accountId, hasMembership: true },
      ]);
    });

    it('removes members, turns them into guests, and shows how a guest was invited', async () => {
      const host = await show(buildPage(EVERYBODY), {
        deleteOrganizationMember: {},
        changeOrganizationMemberType: { member: MEMBER },
        getGuestInvitationOrganization: {
          invitation: { invitedBy: 'Bob Stan', email: GUEST.email, sentAt: 0, acceptedAt: 0 },
        },
      });
      await choose('More about Dan Rus', 'Make a guest');
      await waitFor(() =>
        expect(requested(host, 'changeOrganizationMemberType')).toEqual([
          { accountId: MEMBER.accountId, member_type: 'guest' },
        ]),
      );
      await choose('More about Bob Stan', 'Remove from organization');
      await waitFor(() =>
        expect(requested(host, 'deleteOrganizationMember')).toEqual([{ accountId: ADMIN.accountId }]),
      );
      expect(host.questions.map(({ title }) => title)).toEqual([
        'Make Dan Rus a guest?',
        'Remove Bob Stan from the organization?',
      ]);
      await choose('More about Eva Luca', 'How they were invited');
      const notified = await dialog('Invitation of Eva Luca');
      expect(await notified.findByText(/Bob Stan invited eva\.luca@example\.com on January 1, 1970/)).toBeVisible();
    });

    it('sets the permission of all admins', async () => {
      const host = await show(buildPage(EVERYBODY), {
        changeOrganizationAdminPermission: { adminPermission: 'member' },
      });
      await choose('Manage', 'What admins manage');
      const form = await dialog('What admins manage');
      await userEvent.selectOptions(form.getByLabelText('Manages'), 'Licenses');
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(requested(host, 'changeOrganizationAdminPermission')).toEqual([{ permission: 'billing' }]),
      );
    });

    it('sets the number of licences, and refuses invalid numbers', async () => {
      const host = await show(buildPage([OWNER]), {
        updateMaxLicensesOrganization: ({ maxLicenses }: { maxLicenses: number }) => {
          if (maxLicenses === 0) throw new CallFailure(200, { code: 'X', message: '1 licenses are in use.' });
          return { maxLicenses };
        },
      });
      await userEvent.click(button('Change number of licenses'));
      const form = await dialog('Change number of licenses');
      const field = form.getByLabelText(/Max licenses/);
      await userEvent.clear(field);
      await userEvent.type(field, 'many{Enter}');
      expect(await form.findByText('The number of licenses is a whole number from 0 to 500')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, '0{Enter}');
      expect(await form.findByRole('alert')).toHaveTextContent('1 licenses are in use.');
      await userEvent.clear(field);
      await userEvent.type(field, '12{Enter}');
      await waitFor(() => expect(host.toasts).toMatchObject([{ message: 'The organization has 12 licenses now.' }]));
      expect(requested(host, 'updateMaxLicensesOrganization')).toEqual([{ maxLicenses: 0 }, { maxLicenses: 12 }]);
    });

    it('offers the ownership to a member, or to somebody else by address', async () => {
      const host = await show(buildPage(EVERYBODY), {
        inviteOwnerToOrganization: ({ email }: { email: string }) => ({
          invitation: buildInvitation(email, { role: 3 }),
          wasInvited: false,
        }),
      });
      await choose('More about Bob Stan', 'Hand over ownership');
      await userEvent.click((await dialog('Hand over ownership')).getByRole('button', { name: 'Send the offer' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await choose('Manage', 'Hand over ownership');
      const form = await dialog('Hand over ownership');
      await userEvent.selectOptions(form.getByLabelText(/New owner/), 'Somebody else…');
      await userEvent.type(form.getByLabelText(/E-mail/), 'zoe@example.com{Enter}');
      await waitFor(() =>
        expect(requested(host, 'inviteOwnerToOrganization')).toEqual([
          { email: ADMIN.email },
          { email: 'zoe@example.com' },
        ]),
      );
    });

    it('shows an ownership offer, and withdraws it', async () => {
      const offer = buildInvitation('bob.stan@example.com', { role: 3 });
      const host = await show(buildPage(EVERYBODY, OWNER, [offer]), { revokeInviteOrganization: {} });
      expect(screen.getByText(/The ownership was offered to bob\.stan@example\.com, until/)).toBeVisible();
      // It is not listed among the other invitations.
      expect(screen.getByText('No invitation waits for an answer')).toBeVisible();
      await userEvent.click(button('Take back'));
      await waitFor(() =>
        expect(requested(host, 'revokeInviteOrganization')).toEqual([{ invitationId: offer.invitationId }]),
      );
      expect(host.questions).toMatchObject([{ title: 'Take back the offer to bob.stan@example.com?' }]);
    });
  });

  describe('seen by an admin', () => {
    it('offers only an admin’s actions: no licences, other admins or ownership', async () => {
      const other = buildMember('Ina Dima', { role: 2, permission: 'admin' });
      await show(
        buildPage([...EVERYBODY, other], ADMIN, [buildInvitation('zoe@example.com', { role: 3, state: 'declined' })]),
      );
      expect(button('Invite member')).toBeVisible();
      expect(button('Leave organization')).toBeVisible();
      expect(select('Role of Dan Rus')).toBeEnabled();
      expect(screen.queryByRole('combobox', { name: 'Role of Ina Dima' })).not.toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Role of Bob Stan' })).not.toBeInTheDocument();
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Change number of licenses' })).not.toBeInTheDocument();
      expect(screen.getByText('zoe@example.com turned down the ownership.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
      await userEvent.click(button('Manage'));
      expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    });

    it('invites by mail, as a member with a role or as a guest', async () => {
      const host = await show(buildPage(EVERYBODY, ADMIN), {
        inviteMemberToOrganization: ({ email }: { email: string }) => {
          if (email === 'dan.rus@example.com') throw new CallFailure(200, { code: 'X', message: 'Already in it.' });
          return { invitation: buildInvitation(email), wasInvited: false };
        },
      });
      await userEvent.click(button('Invite member'));
      const form = await dialog('Invite member');
      await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
      expect(await form.findByText('E-mail is required')).toBeVisible();
      await userEvent.type(form.getByLabelText(/E-mail/), 'dan.rus@example.com');
      await userEvent.selectOptions(form.getByLabelText('Role'), 'Billing');
      await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
      expect(await form.findByRole('alert')).toHaveTextContent('Already in it.');
      await userEvent.clear(form.getByLabelText(/E-mail/));
      await userEvent.type(form.getByLabelText(/E-mail/), 'new@example.com');
      await userEvent.selectOptions(form.getByLabelText('Invite as'), 'Guest');
      expect(form.queryByLabelText('Role')).not.toBeInTheDocument();
      await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
      await waitFor(() =>
        expect(host.toasts).toMatchObject([{ message: 'The invitation to new@example.com is on its way.' }]),
      );
      expect(requested(host, 'inviteMemberToOrganization')).toEqual([
        { email: 'dan.rus@example.com', member_type: 'member', role: 1 },
        { email: 'new@example.com', member_type: 'guest' },
      ]);
    });

    it('invites people of the groups, and keeps those who were refused', async () => {
      const suggestion = (fullName: string) => ({
        fullName,
        email: `${fullName.toLowerCase()}@example.com`,
        avatar: null,
        groupNames: ['Design'],
      });
      const host = await show(buildPage(EVERYBODY, ADMIN), {
        getSuggestionFromGroups: { suggestions: ['Ion', 'Lia', 'Mia'].map(suggestion) },
        inviteMemberToOrganization: ({ email }: { email: string }) => {
          if (email === 'lia@example.com') throw new CallFailure(429, { code: 'X', message: 'Too many mails.' });
          return { invitation: buildInvitation(email), wasInvited: false };
        },
      });
      await userEvent.click(button('From my groups'));
      const picker = await dialog('Invite people of your groups');
      await userEvent.click(await picker.findByRole('checkbox', { name: 'Select all' }));
      await userEvent.click(picker.getByRole('checkbox', { name: 'Mia' }));
      await userEvent.click(picker.getByRole('button', { name: 'Invite 2' }));
      expect(await picker.findByRole('alert')).toHaveTextContent('Too many mails.');
      expect(picker.queryByRole('checkbox', { name: 'Ion' })).not.toBeInTheDocument();
      expect(host.toasts).toMatchObject([{ message: '1 invitation is on its way.' }]);
      expect(requested(host, 'inviteMemberToOrganization')).toMatchObject([
        { email: 'ion@example.com' },
        { email: 'lia@example.com' },
      ]);
    });

    it('renders only the visible rows of 1,000 suggestions, all reachable by keyboard', async () => {
      const suggestions = Array.from({ length: 1_000 }, (_, index) => ({
        fullName: `Person ${index + 1}`,
        email: `${index + 1}@example.com`,
        avatar: null,
        groupNames: ['Design'],
      }));
      await show(buildPage(EVERYBODY, ADMIN), { getSuggestionFromGroups: { suggestions } });
      await userEvent.click(button('From my groups'));
      const picker = await dialog('Invite people of your groups');
      const rows = await picker.findAllByRole('listitem');
      expect(rows.length).toBeLessThan(40);
      expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
      act(() => rows[0]!.focus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Person 1000'));
      await userEvent.keyboard(' ');
      expect(picker.getByRole('checkbox', { name: 'Person 1000' })).toBeChecked();
      expect(picker.getByRole('button', { name: 'Invite 1' })).toBeVisible();
      expect(picker.getAllByRole('listitem').length).toBeLessThan(40);
    });

    it('shows that there is nobody to suggest', async () => {
      await show(buildPage(EVERYBODY, ADMIN), { getSuggestionFromGroups: { suggestions: [] } });
      await userEvent.click(button('From my groups'));
      expect(await screen.findByText('Nobody to suggest')).toBeVisible();
    });

    it('sends invitations again, revokes them, and dismisses declined ones', async () => {
      const host = await show(
        buildPage(EVERYBODY, ADMIN, [
          buildInvitation('new@example.com'),
          buildInvitation('late@example.com', { state: 'expired' }),
          buildInvitation('no@example.com', { state: 'declined', answeredAt: Date.UTC(2026, 4, 3, 12) }),
        ]),
        { resendInviteOrganization: refuse('Too many mails.'), revokeInviteOrganization: {} },
      );
      expect(screen.getByText(/expired on/)).toBeVisible();
      expect(screen.getByText(/declined on May 3, 2026/)).toBeVisible();
      await userEvent.click(button('Send again: late@example.com'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Too many mails.');
      expect(requested(host, 'resendInviteOrganization')).toEqual([{ email: 'late@example.com' }]);
      await userEvent.click(button('Revoke the invitation to new@example.com'));
      await userEvent.click(button('Dismiss the declined invitation to no@example.com'));
      await waitFor(() => expect(requested(host, 'revokeInviteOrganization')).toHaveLength(2));
      expect(host.questions).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Send again: no@example.com' })).not.toBeInTheDocument();
    });
  });

  it('lets a billing member manage licences only', async () => {
    const host = await show(buildPage(EVERYBODY, BILLING), { updateLicenseOrganization: { usedLicenses: 2 } });
    expect(screen.queryByRole('button', { name: 'Invite member' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Invitations' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
    expect(button('Change number of licenses')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'License of Ana Pop' }));
    await waitFor(() =>
      expect(requested(host, 'updateLicenseOrganization')).toEqual([
        { accountId: OWNER.accountId, hasMembership: false },
      ]),
    );
  });

  it('shows a member the list of members, and lets them leave', async () => {
    const host: TestHost = await show(buildPage(EVERYBODY, MEMBER), {
      leaveOrganization() {
        // The event may arrive before the answer.
        act(() => host.push(organizationGone, { goneOrganizationId: 'o1', goneVersion: 2 }));
        return {};
      },
    });
    expect(row('Ana Pop').getByText('Licensed')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(button('Leave organization'));
    expect(host.questions).toMatchObject([{ title: 'Leave Acme?' }]);
    expect(await screen.findByText('You are in no organization')).toBeVisible();
    expect(screen.queryByText('You are no longer in Acme.')).not.toBeInTheDocument();
  });

  it('offers no actions to an administrator who views the account', async () => {
    await show(buildPage(EVERYBODY, OWNER, [buildInvitation('new@example.com')]), {}, { isViewing: true });
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    for (const name of ['Manage', 'Invite member', 'Leave organization', /^Revoke/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('offers licences to an administrator if only administrators grant them', async () => {
    const page = { ...buildPage(EVERYBODY, OWNER), licensesGrantedBy: 'administrator' as const };
    const update = { updateMaxLicensesOrganization: { maxLicenses: 9 } };
    const host = await show(page, update, { isViewing: true });
    expect(screen.getAllByRole('switch').length).toBeGreaterThan(0);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(button('Change number of licenses'));
    const field = (await dialog('Change number of licenses')).getByLabelText(/Max licenses/);
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await waitFor(() => expect(requested(host, 'updateMaxLicensesOrganization')).toEqual([{ maxLicenses: 9 }]));
  });

  it('offers the owner no licences if only administrators grant them', async () => {
    await show({ ...buildPage(EVERYBODY, OWNER), licensesGrantedBy: 'administrator' as const });
    expect(button('Invite member')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change number of licenses' })).not.toBeInTheDocument();
  });

  it('searches and pages members', async () => {
    const many = Array.from({ length: 25 }, (_, i) => buildMember(`Person ${String(i + 10)}`));
    await show(buildPage([OWNER, ...many], OWNER));
    expect(screen.getByText('26 people')).toBeVisible();
    expect(screen.queryByText('Person 34')).not.toBeInTheDocument();
    await userEvent.click(button('Page 2'));
    expect(screen.getByText('Person 34')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), 'përson 12');
    expect(screen.getByText('Person 12')).toBeVisible();
    expect(screen.getByText('1 person')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nobody is found by “përson 12x”.')).toBeVisible();
  });

  describe('while others change it', () => {
    it('shows the changes', async () => {
      const page = buildPage(EVERYBODY, MEMBER);
      const host = await show(page);
      const {
        accountId: _a,
        role: _r,
        permission: _p,
        member_type: _t,
        hasMembership: _h,
        ...attributes
      } = page.organization!;
      act(() =>
        host.push(organizationChanged, {
          organization: { ...attributes, organizationName: 'Nova', version: attributes.version + 1 },
          changedMembers: [{ ...MEMBER, role: 1, permission: 'billing' }],
          removedAccountIds: [ADMIN.accountId],
        }),
      );
      expect(await screen.findByRole('heading', { name: 'Nova' })).toBeVisible();
      expect(screen.queryByText('Bob Stan')).not.toBeInTheDocument();
      expect(button('Change number of licenses')).toBeVisible();
      expect(requested(host, 'getOrganizationMembers')).toHaveLength(1);
    });

    it('fetches invitations again', async () => {
      let invitations: OrganizationInvitation[] = [];
      const host = await show(() => buildPage(EVERYBODY, OWNER, invitations));
      invitations = [buildInvitation('new@example.com')];
      act(() => host.push(organizationInvitationsChanged, { organizationId: 'o1' }));
      expect(await screen.findByText('new@example.com')).toBeVisible();
    });

    it('shows at once that the person is no longer a member', async () => {
      const host = await show(buildPage(EVERYBODY, MEMBER));
      act(() => host.push(organizationGone, { goneOrganizationId: 'o1', goneVersion: 2 }));
      expect(await screen.findByText('You are no longer in Acme.')).toBeVisible();
      expect(button('Create organization')).toBeVisible();
    });
  });

  it('shows members as cards on phones', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    try {
      await show(buildPage(EVERYBODY));
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      const card = within(screen.getByRole('listitem', { name: 'Bob Stan' }));
      expect(card.getByRole('combobox', { name: 'Role of Bob Stan' })).toHaveValue('2');
    } finally {
      globalThis.matchMedia = wide;
    }
  });
});

const received = (changes: object) => ({
  invitationId: 'i1',
  organizationName: 'Acme',
  inviterName: 'Ana Pop',
  inviterEmail: 'ana@example.com',
  inviterAvatar: null,
  email: 'dan.rus@example.com',
  member_type: 'member',
  role: 0,
  state: 'invited',
  sentAt: 0,
  expiresAt: 0,
  ...changes,
});
