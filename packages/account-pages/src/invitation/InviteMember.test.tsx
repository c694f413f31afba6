import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { createTranslator } from '@meet/contracts/texts';
import { renderPage, signInHere } from '../testing/renderPage.tsx';
import { AuthTexts } from '../AuthTexts.tsx';
import authTexts from '../i18n/en_US.json';
import texts from './i18n/en_US.json';
import { InvitationTexts } from './InvitationTexts.ts';
import { InviteMember } from './InviteMember.tsx';

const invitation = {
  state: 'invited',
  inviterName: 'Ana Pop',
  inviterEmail: 'ana@example.com',
  inviterAvatar: null,
  name: 'Bob',
  email: 'bob@example.com',
  groupName: 'Design',
  groupRole: 1,
  organizationName: null,
  organizationRole: null,
  hasAccount: true,
};

async function open(changes: object = {}, api: object = {}, describe = true, type = 'group') {
  const { shell } = await renderPage(
    <AuthTexts texts={createTranslator('en_US', authTexts)}>
      <InvitationTexts value={createTranslator('en_US', texts)}>
        <Routes>
          <Route path="/invite-member/:type/:token" element={<InviteMember />} />
        </Routes>
      </InvitationTexts>
    </AuthTexts>,
    {
      at: `/invite-member/${type}/secret`,
      api: { ...(describe && { describeInvitation: { invitation: { ...invitation, ...changes } } }), ...api },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return shell;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the page of an invitation', () => {
  it('shows who invites, and to which group and role', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Ana Pop invites you' })).toBeVisible();
    expect(screen.getByText(/To the group Design\..*You will be one of its moderators\./)).toBeVisible();
    expect(screen.getByText('For bob@example.com')).toBeVisible();
  });

  it('leads to sign-in if the address has an account', async () => {
    await open();
    await userEvent.click(button('Sign in to accept'));
    expect(screen.getByTestId('address')).toHaveTextContent('/signin');
  });

  it('leads to sign-up with the invitation if the address has no account', async () => {
    await open({ hasAccount: false });
    await userEvent.click(button('Create an account to accept'));
    expect(screen.getByTestId('address')).toHaveTextContent('/signup-only/secret');
  });

  it('lets the invited account accept', async () => {
    signInHere('Bob@Example.com');
    const shell = await open({}, { acceptInvitation: { groupName: 'Design', organizationName: null } });
    await userEvent.click(button('Accept'));
    expect(await screen.findByRole('heading', { name: 'You are in!' })).toBeVisible();
    expect(screen.getByText('Ana Pop is one of your contacts now, and you belong to the group Design.')).toBeVisible();
    expect(shell.calls.at(-1)).toEqual({ name: 'acceptInvitation', input: { token: 'secret' } });
  });

  it('shows why accepting failed, and allows another try', async () => {
    signInHere('bob@example.com');
    await open();
    await userEvent.click(button('Accept'));
    expect(await screen.findByText(/^The server cannot be reached\./)).toBeVisible();
    expect(button('Accept')).toBeEnabled();
  });

  it('lets a person decline without a sign-in', async () => {
    await open({}, { declineInvitation: {} });
    await userEvent.click(button('Decline'));
    expect(await screen.findByRole('heading', { name: 'You declined the invitation' })).toBeVisible();
  });

  it('shows another account that the invitation is not for it', async () => {
    signInHere('carla@example.com');
    await open();
    expect(
      screen.getByText('This invitation is for bob@example.com. You are signed in as carla@example.com.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it.each([
    ['accepted', 'This invitation was accepted already'],
    ['declined', 'This invitation was declined'],
    ['revoked', 'This invitation was withdrawn'],
    ['expired', 'This invitation is too old'],
  ])('shows that the invitation is %s, and links to sign-in', async (state, title) => {
    await open({ state });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
  });

  it('shows that the invitation does not work if it can’t be read', async () => {
    await open({}, {}, false);
    expect(screen.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  });

  describe('into an organization', () => {
    const own = { name: '', groupName: null, groupRole: null, organizationName: 'Acme', organizationRole: 2 };

    it('shows organization and role, and links to the organization after acceptance', async () => {
      signInHere('bob@example.com');
      const shell = await open(
        own,
        { acceptInvitation: { groupName: null, organizationName: 'Acme' } },
        true,
        'organization',
      );
      expect(shell.calls).toContainEqual({
        name: 'describeInvitation',
        input: { token: 'secret', type: 'organization' },
      });
      expect(screen.getByText(/^To the organization Acme\..*You will be one of its admins\.$/)).toBeVisible();
      await userEvent.click(button('Accept'));
      expect(await screen.findByText('You belong to the organization Acme now.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the organization' })).toHaveAttribute('href', '/organization');
    });

    it('shows organization and group if it is for both', async () => {
      signInHere('bob@example.com');
      await open(
        { organizationName: 'Acme', organizationRole: 1 },
        { acceptInvitation: { groupName: 'Design', organizationName: 'Acme' } },
      );
      expect(screen.getByText(/^And to the organization Acme.*You will manage its licenses\.$/)).toBeVisible();
      await userEvent.click(button('Accept'));
      expect(
        await screen.findByText(
          'Ana Pop is one of your contacts now, and you belong to the group Design. You belong to the organization Acme now.',
        ),
      ).toBeVisible();
    });

    it('shows that it offers the ownership', async () => {
      signInHere('bob@example.com');
      await open(
        { ...own, organizationRole: 3 },
        { acceptInvitation: { groupName: null, organizationName: 'Acme' } },
        true,
        'organization-owner',
      );
      expect(screen.getByRole('heading', { name: 'Ana Pop hands Acme over to you' })).toBeVisible();
      expect(screen.getByText(/^You become the owner of Acme/)).toBeVisible();
      await userEvent.click(button('Accept'));
      expect(await screen.findByText('You own Acme now. Ana Pop is one of its admins.')).toBeVisible();
    });
  });
});
