import { accountsTexts } from '@meet/accounts-contract/texts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import {
  buildContact,
  buildNetwork,
  createTestHost,
  present,
  renderInHost,
  type CallAnswers,
} from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { InviteUserDialog } from './InviteUserDialog.tsx';

const DESIGN = { id: 'g1', parentGroup: null, groupName: 'Design' };
const ICONS = { id: 'g2', parentGroup: 'g1', groupName: 'Icons' };
const CLEO = buildContact('Cleo Ion', { email: 'cleo@example.com', ...present() });
const data = { organization: null, groups: [ICONS, DESIGN] };

describe('the invite-user dialog', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // The captcha provider's script loads at once and gives a token.
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')));
    });
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute: async () => 'token' } });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function show(api: CallAnswers = {}, pages: readonly 'organization'[] = []) {
    const host = createTestHost({
      pages,
      api: {
        getInviteUserData: data,
        getNetworkChanges: buildNetwork([CLEO]),
        checkInvitedUser: { group: false, organization: false },
        getCaptcha: { provider: 'recaptcha', siteKey: 'key', challenge: null },
        inviteUser: { inviteResults: { userAlreadyInvited: false } },
        ...api,
      },
    });
    const onClose = jest.fn();
    const refreshed = jest.fn();
    host.events.on('invites.changed@1').subscribe(refreshed);
    await renderInHost(<InviteUserDialog onClose={onClose} />, { host, texts, contractTexts: [accountsTexts] });
    await screen.findByRole('dialog', { name: 'Invite user' });
    return { host, onClose, refreshed, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  }
  /** Pastes a text, because typing long texts key by key is slow and tests nothing more. */
  async function fill(user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) {
    await user.click(screen.getByLabelText(label));
    if (text) await user.paste(text);
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const button = (name: string) => screen.getByRole('button', { name });
  const checkbox = (name: string | RegExp) => screen.getByRole('checkbox', { name });
  const sentInvitations = (host: { calls: readonly { name: string; input: unknown }[] }) =>
    host.calls.filter(({ name }) => name === 'inviteUser').map(({ input }) => input);

  it('sends an invitation, confirms it for a second, and closes', async () => {
    const { host, onClose, refreshed, user } = await show();
    await fill(user, /^Name/, 'Bob Stan');
    await fill(user, /^Email/, 'bob@example.com');
    await user.click(button('Send'));
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
    expect(screen.getByText('Invites successfully sent!')).toBeVisible();
    expect(sentInvitations(host)).toEqual([{ name: 'Bob Stan', email: 'bob@example.com', recaptchaToken: 'token' }]);
    await pass(900);
    expect(onClose).not.toHaveBeenCalled();
    await pass(100);
    expect(onClose).toHaveBeenCalledWith('sent');
    expect(refreshed).toHaveBeenCalled();
  });

  it('shows that an invitation was sent again', async () => {
    const { user } = await show({ inviteUser: { inviteResults: { userAlreadyInvited: true } } });
    await fill(user, /^Name/, 'Bob');
    await user.type(screen.getByLabelText(/^Email/), 'bob@example.com{Enter}{Enter}');
    expect(await screen.findByText('Invites successfully re-sent!')).toBeVisible();
  });

  it.each([
    ['', '', ['Name is required', 'Email is required']],
    ['  ', '.bob@example.com', ['Name cannot be empty', 'Email pattern is invalid']],
    [
      'x'.repeat(102),
      `${'x'.repeat(50)}@example.com`,
      ['Name cannot exceed 101 characters', 'Email cannot exceed 60 characters'],
    ],
  ])('refuses %p and %p before anything is sent', async (name, email, messages) => {
    const { host, user } = await show();
    await fill(user, /^Name/, name);
    await fill(user, /^Email/, email);
    await user.click(button('Send'));
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(sentInvitations(host)).toEqual([]);
  });

  it('shows the server’s refusal, and keeps the typed address', async () => {
    const { user, onClose } = await show({
      inviteUser: () => {
        throw new CallFailure(200, { code: 'INVITE_YOURSELF', message: 'You cannot invite yourself!' });
      },
    });
    await fill(user, /^Name/, 'Ana');
    await fill(user, /^Email/, 'ana@example.com');
    await user.click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You cannot invite yourself!');
    expect(button('Remove ana@example.com')).toBeVisible();
    await user.type(screen.getByLabelText(/^Email/), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('invites a pasted list with a result for each person, and lets a refused address be corrected', async () => {
    const refused = new CallFailure(200, { code: 'INVITE_YOURSELF', message: 'You cannot invite yourself!' });
    const { host, user, onClose } = await show({
      inviteUser: ({ email }: { email: string }) => {
        if (email === 'ana@example.com') throw refused;
        return { inviteResults: { userAlreadyInvited: email === 'dan@example.com' } };
      },
    });
    await fill(
      user,
      /^Email/,
      '"Stan, Bob" <bob@example.com>, cleo@example.com\ndan@example.com; eva@example; ana@example.com',
    );
    expect(screen.getByText('Added 4 addresses, 1 is not valid')).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument();
    await user.click(button('Send'));
    expect(await screen.findByText('2 people invited, 2 refused')).toBeVisible();
    expect(sentInvitations(host)).toMatchObject([
      { name: 'Stan, Bob', email: 'bob@example.com', recaptchaToken: 'token' },
      { name: 'dan', email: 'dan@example.com' },
      { name: 'ana', email: 'ana@example.com' },
    ]);
    const rows = () =>
      within(screen.getByRole('list', { name: 'Results' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/^.*?(?=\w+@)/, ''));
    expect(rows()).toEqual([
      expect.stringMatching(/bob@example.comInvited$/),
      expect.stringMatching(/cleo@example.comAlready a contact$/),
      expect.stringMatching(/dan@example.comInvited again$/),
      expect.stringMatching(/eva@exampleEmail pattern is invalidRefused$/),
      expect.stringMatching(/ana@example.comYou cannot invite yourself!Refused$/),
    ]);
    await user.click(button('Remove ana@example.com'));
    await user.click(button('Correct eva@example: Email pattern is invalid'));
    await user.keyboard('.com{Enter}');
    await user.click(button('Send'));
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeVisible();
    expect(screen.getByText('3 people invited')).toBeVisible();
    expect(sentInvitations(host).at(-1)).toMatchObject({ email: 'eva@example.com' });
    await pass(2000);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Done'));
    expect(onClose).toHaveBeenCalledWith('sent');
  });

  it('sends no more invitations after the hourly limit, and keeps all addresses', async () => {
    const { host, user } = await show({
      inviteUser: () => {
        throw new CallFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Wait a little.' });
      },
    });
    await fill(user, /^Email/, 'bob@example.com, dan@example.com, eva@example.com');
    await user.click(button('Send'));
    expect(await screen.findByText('0 people invited, 3 refused')).toBeVisible();
    expect(sentInvitations(host)).toHaveLength(1);
    for (const name of ['bob', 'dan', 'eva']) expect(button(`Remove ${name}@example.com`)).toBeVisible();
  });

  it('invites contacts into a group, too, and takes the name beside a single address', async () => {
    const { host, user } = await show();
    await fill(user, /^Email/, 'Bob Stan <bob@example.com>');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Bob Stan');
    await user.click(screen.getByLabelText(/^Email/));
    await user.paste('cleo@example.com');
    await user.click(checkbox('More options'));
    await user.click(checkbox('Add to group'));
    await user.selectOptions(screen.getByLabelText(/^Group\b(?! Role)/), 'g1');
    await user.click(button('Send'));
    await screen.findByText('2 people invited');
    expect(sentInvitations(host)).toMatchObject([{ groupId: 'g1' }, { email: 'cleo@example.com', groupId: 'g1' }]);
  });

  it('invites into a group with a role, chosen from a tree of groups', async () => {
    const { host, user } = await show();
    await fill(user, /^Name/, 'Bob');
    await fill(user, /^Email/, 'bob@example.com');
    await user.click(checkbox('More options'));
    await user.click(checkbox('Add to group'));
    await user.click(button('Send'));
    expect(await screen.findByText('Group is required')).toBeVisible();
    const select = screen.getByLabelText(/^Group\b(?! Role)/);
    expect(
      [...select.querySelectorAll('option')].map(({ textContent }) => textContent!.replaceAll('\u00A0', '-')),
    ).toEqual(['Choose a group', 'Design', '----Icons']);
    await user.selectOptions(select, 'g2');
    await user.selectOptions(screen.getByLabelText('Group Role'), 'Moderator');
    await user.click(button('Send'));
    await screen.findByText('Invites successfully sent!');
    expect(sentInvitations(host)).toMatchObject([{ groupId: 'g2', groupRole: 1 }]);
  });

  it('checks 1.5 s after typing whether the person is in a group, and then disables that option', async () => {
    const { host, user } = await show({ checkInvitedUser: { group: true, organization: false } });
    await user.click(checkbox('More options'));
    await user.click(checkbox('Add to group'));
    await user.selectOptions(screen.getByLabelText(/^Group\b(?! Role)/), 'g1');
    await fill(user, /^Email/, 'bob@example.com');
    const checks = () => host.calls.filter(({ name }) => name === 'checkInvitedUser');
    await pass(1400);
    expect(checks()).toHaveLength(0);
    await pass(100);
    expect(checks()).toEqual([{ name: 'checkInvitedUser', input: { email: 'bob@example.com' } }]);
    expect(await screen.findByText('bob@example.com is already part of a group and cannot be added')).toBeVisible();
    expect(checkbox('Add to group')).not.toBeChecked();
    expect(checkbox('Add to group')).toBeDisabled();
    // Another address means another person.
    await user.type(screen.getByLabelText(/^Email/), 'x');
    await waitFor(() => expect(checkbox('Add to group')).toBeEnabled());
    await user.click(checkbox('Add to group'));
    expect(screen.getByLabelText(/^Group\b(?! Role)/)).toHaveValue('');
  });

  it('checks no invalid address', async () => {
    const { host, user } = await show();
    await fill(user, /^Email/, 'bob@');
    await pass(2000);
    expect(host.calls.some(({ name }) => name === 'checkInvitedUser')).toBe(false);
  });

  it('enables more options once they are loaded', async () => {
    let answer: (value: unknown) => void = () => {};
    await show({ getInviteUserData: () => new Promise((resolve) => (answer = resolve)) });
    expect(checkbox('More options')).toBeDisabled();
    await act(async () => answer(data));
    expect(checkbox('More options')).toBeEnabled();
  });

  it('shows that the options did not load, and retries on request', async () => {
    let fails = true;
    const { user } = await show({
      getInviteUserData: () => {
        if (fails) throw new CallFailure(0, { code: 'NETWORK' });
        return data;
      },
    });
    expect(await screen.findByText('Your groups could not be loaded.')).toBeVisible();
    fails = false;
    await user.click(button('Retry'));
    await waitFor(() => expect(checkbox('More options')).toBeEnabled());
  });

  it('opens the pages that create groups and organizations', async () => {
    const { host, user, onClose } = await show({ getInviteUserData: { organization: null, groups: [] } }, [
      'organization',
    ]);
    await user.click(checkbox('More options'));
    expect(
      screen.getByText('You need to be owner or admin of an organization to invite people into it.'),
    ).toBeVisible();
    await user.click(button('Go to Organization Management'));
    await user.click(button('Go to Groups Management'));
    expect(host.visited).toEqual(['/organization', '/groups-management']);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: 'See invites' })).toHaveAttribute('href', '/referrals');
  });

  it('offers no page that does not exist', async () => {
    const { user } = await show();
    await user.click(checkbox('More options'));
    expect(screen.queryByRole('button', { name: 'Go to Organization Management' })).not.toBeInTheDocument();
  });

  it('invites into an organization if the person may', async () => {
    const { host, user } = await show({ getInviteUserData: { ...data, organization: { name: 'Acme' } } });
    await fill(user, /^Name/, 'Bob');
    await fill(user, /^Email/, 'bob@example.com');
    await user.click(checkbox('More options'));
    expect(screen.getByText('Acme')).toBeVisible();
    await user.click(checkbox('Add to organization'));
    const role = screen.getByLabelText('Organization Role');
    expect([...role.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual([
      ['0', 'Member'],
      ['1', 'Billing'],
      ['2', 'Admin'],
    ]);
    await user.selectOptions(role, 'Billing');
    await user.click(button('Send'));
    await screen.findByText('Invites successfully sent!');
    expect(sentInvitations(host)).toMatchObject([{ organizationRole: 1 }]);
  });

  it('disables the organization for a person who is already in it', async () => {
    const { host, user } = await show({
      getInviteUserData: { ...data, organization: { name: 'Acme' } },
      checkInvitedUser: ({ email }: { email: string }) => ({ group: false, organization: email === 'bob@example.com' }),
    });
    await fill(user, /^Name/, 'Bob');
    await user.click(checkbox('More options'));
    await user.click(checkbox('Add to organization'));
    await user.selectOptions(screen.getByLabelText('Organization Role'), 'Admin');
    await fill(user, /^Email/, 'bob@example.com');
    await pass(1500);
    expect(
      await screen.findByText('bob@example.com is already part of an organization and cannot be added'),
    ).toBeVisible();
    expect(checkbox('Add to organization')).not.toBeChecked();
    expect(checkbox('Add to organization')).toBeDisabled();
    expect(checkbox('Add to group')).toBeEnabled();
    await user.click(button('Send'));
    await screen.findByText('Invites successfully sent!');
    expect(sentInvitations(host)).toEqual([{ name: 'Bob', email: 'bob@example.com', recaptchaToken: 'token' }]);
  });

  it('resets the role when the organization is no longer available', async () => {
    const { user } = await show({
      getInviteUserData: { ...data, organization: { name: 'Acme' } },
      checkInvitedUser: ({ email }: { email: string }) => ({ group: false, organization: email === 'bob@example.com' }),
    });
    await user.click(checkbox('More options'));
    await user.click(checkbox('Add to organization'));
    await user.selectOptions(screen.getByLabelText('Organization Role'), 'Admin');
    await fill(user, /^Email/, 'bob@example.com');
    await pass(1500);
    await waitFor(() => expect(checkbox('Add to organization')).toBeDisabled());
    await user.type(screen.getByLabelText(/^Email/), 'x');
    await waitFor(() => expect(checkbox('Add to organization')).toBeEnabled());
    await user.click(checkbox('Add to organization'));
    expect(screen.getByLabelText('Organization Role')).toHaveValue('0');
  });

  it('refreshes the list of invitations when it is closed without an action', async () => {
    const { user, onClose, refreshed } = await show();
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledWith(undefined);
    expect(refreshed).toHaveBeenCalledTimes(1);
  });
});
