import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { createTranslator } from '@meet/contracts/texts';
import { renderPage } from '../testing/renderPage.tsx';
import { AuthTexts } from '../AuthTexts.tsx';
import authTexts from '../i18n/en_US.json';
import type { SignedUp } from '../SignedUp.ts';
import { ActivateAccount } from './ActivateAccount.tsx';
import { ActivationTexts } from './ActivationTexts.ts';
import texts from './i18n/en_US.json';
import { SignUpEnd } from './SignUpEnd.tsx';

const show = (at: string | { pathname: string; state: SignedUp }, api: Record<string, unknown> = {}) =>
  renderPage(
    <AuthTexts texts={createTranslator('en_US', authTexts)}>
      <ActivationTexts value={createTranslator('en_US', texts)}>
        <Routes>
          <Route path="/signup-end" element={<SignUpEnd />} />
          <Route path="/activate-account/:token" element={<ActivateAccount />} />
          <Route path="/activate-account/:token/:inviteToken" element={<ActivateAccount />} />
          <Route path="/activate-account/:inviteMemberSlash/:type/:token/:inviteToken" element={<ActivateAccount />} />
        </Routes>
      </ActivationTexts>
    </AuthTexts>,
    { at, api },
  );

const session = {
  token: 'new',
  email: 'ana@example.com',
  fullName: 'Ana Pop',
  alias: null,
  avatar: null,
  isAdmin: false,
};
const invitation = { inviterName: 'Ion Rus', groupName: null, organizationName: null };

beforeEach(() => localStorage.clear());

describe('an activation link', () => {
  it.each([
    ['/activate-account/secret', null, '/dashboard/join', 'Welcome, Ana Pop. Your account is active.'],
    [
      '/activate-account/secret/invited',
      invitation,
      '/dashboard/join',
      /^Welcome.* You and Ion Rus are contacts now\.$/,
    ],
    ['/activate-account/secret/invited', null, '/accept-follow/invited', /^Welcome/],
    ['/activate-account/invite-member/group/secret/invited', null, '/invite-member/group/invited', /^Welcome/],
  ])('%s with the accepted invitation %o signs in and continues at %s', async (at, accepted, goal, welcome) => {
    const { shell } = await show(at, { activateAccount: { ...session, invitation: accepted } });
    await waitFor(() => expect(shell.visited).toEqual([goal]));
    expect(shell.session.current()).toMatchObject({ state: 'signed-in', email: 'ana@example.com', token: 'new' });
    // Toasts of earlier tests may still be visible.
    await waitFor(() => expect(screen.getAllByText(welcome).at(-1)).toBeVisible());
  });

  it.each([
    ['the password of the sign-up', 'Password of this sign-up', 'password'],
    ['a new password', 'New password', 'newPassword'],
  ])('requires %s if another browser opens it', async (_what, label, field) => {
    const needed = new CallFailure(200, { code: 'ACTIVATION_PASSWORD_NEEDED', message: 'Enter it.' });
    const wrong = new CallFailure(200, { code: 'ACTIVATION_PASSWORD_WRONG', message: 'Not this one.' });
    const answers: unknown[] = [needed, wrong, { ...session, invitation: null }];
    const { shell } = await show('/activate-account/secret-of-the-link', {
      get activateAccount() {
        return answers.shift();
      },
    });
    expect(await screen.findByRole('heading', { name: 'Whose sign-up is this?' })).toBeVisible();
    if (field === 'newPassword') await userEvent.click(screen.getByRole('button', { name: 'Choose a new password' }));
    const submit = screen.getByRole('button', { name: 'Activate my account' });
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByLabelText(label), 'Correct-horse-7');
    await userEvent.click(submit);
    expect(await screen.findByText('Not this one.')).toBeVisible();
    expect(shell.session.current().state).toBe('visitor');
    await userEvent.click(submit);
    await waitFor(() => expect(shell.visited).toEqual(['/dashboard/join']));
    expect(shell.calls.at(-1)).toMatchObject({
      name: 'activateAccount',
      input: { token: 'secret-of-the-link', [field]: 'Correct-horse-7' },
    });
  });

  it('sends the id of this browser’s own sign-up, and then forgets it', async () => {
    localStorage.setItem('meet.signUpId', 'own-sign-up');
    const { shell } = await show('/activate-account/secret', { activateAccount: { ...session, invitation: null } });
    await waitFor(() => expect(shell.visited).toEqual(['/dashboard/join']));
    expect(shell.calls).toMatchObject([{ name: 'activateAccount', input: { signUpId: 'own-sign-up' } }]);
    expect(localStorage.getItem('meet.signUpId')).toBeNull();
  });

  it('shows that it does not work if it was used already, and signs nobody in', async () => {
    const used = new CallFailure(400, { code: 'LINK_INVALID', message: 'This link was used already.' });
    const { shell } = await show('/activate-account/secret', { activateAccount: used });
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(shell.session.current().state).toBe('visitor');
  });
});

describe('the page after signing up', () => {
  afterEach(() => void jest.useRealTimers());
  const after = (email: string) => ({ pathname: '/signup-end', state: { email, signUpId: 'one' } });

  it.each([
    ['ana@gmail.com', 'Open Gmail', 'https://mail.google.com/mail/u/0/#inbox'],
    ['ana@Hotmail.fr', 'Open Outlook', 'https://outlook.live.com/mail/0/inbox'],
    ['ana@yahoo.ro', 'Open Yahoo Mail', 'https://mail.yahoo.com'],
  ])('offers %s a link to its webmail', async (email, name, href) => {
    await show(after(email));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('offers no webmail link for the address of an unknown provider', async () => {
    await show(after('ana@gmail.com.example.com'));
    expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
  });

  it('sends the link again after a minute, and restarts the countdown', async () => {
    jest.useFakeTimers();
    const { shell } = await show(after('ana@example.com'), { resendActivation: {} });
    expect(screen.getByRole('button', { name: 'Send it again in 60 s' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole('button', { name: 'Send it again in 1 s' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(async () => screen.getByRole('button', { name: 'Send it again' }).click());
    expect(shell.calls.at(-1)).toEqual({ name: 'resendActivation', input: { signUpId: 'one' } });
    expect(await screen.findByRole('button', { name: 'Send it again in 60 s' })).toBeDisabled();
  });
});
