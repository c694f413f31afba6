import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { createTranslator } from '@meet/contracts/texts';
import { renderPage, signInHere } from '../testing/renderPage.tsx';
import { AuthTexts } from '../AuthTexts.tsx';
import authTexts from '../i18n/en_US.json';
import { AcceptFollow } from './AcceptFollow.tsx';
import { FollowTexts } from './FollowTexts.ts';
import texts from './i18n/en_US.json';

const invitation = {
  fullName: 'Ion Rus',
  email: 'ion@example.com',
  avatar: null,
  invitedEmail: 'ana@example.com',
  hasAccount: true,
  isOtherAccount: false,
};

const show = (api: Record<string, unknown>) =>
  renderPage(
    <AuthTexts texts={createTranslator('en_US', authTexts)}>
      <FollowTexts value={createTranslator('en_US', texts)}>
        <Routes>
          <Route path="/accept-follow/:token" element={<AcceptFollow />} />
        </Routes>
      </FollowTexts>
    </AuthTexts>,
    { at: '/accept-follow/secret', api },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page behind a follow request’s link', () => {
  it('shows who made the request, and accepts it without a sign-in', async () => {
    const { shell } = await show({ getNotificationInvitation: { invitation }, acceptFollow: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Ion Rus would like to follow you' })).toBeVisible();
    expect(screen.getByText('ion@example.com')).toBeVisible();
    expect(shell.calls.map(({ name }) => name)).toEqual(['getNotificationInvitation']);
    await press('Accept');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ion Rus follows you now' })).toBeVisible();
    expect(shell.calls.at(-1)).toEqual({ name: 'acceptFollow', input: { token: 'secret' } });
    expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute('href', '/signin');
  });

  it('refuses the request', async () => {
    signInHere();
    const { shell } = await show({ getNotificationInvitation: { invitation }, refuseFollow: {} });
    await press('Refuse');
    expect(await screen.findByRole('heading', { level: 1, name: 'You refused' })).toBeVisible();
    expect(shell.calls.at(-1)).toEqual({ name: 'refuseFollow', input: { token: 'secret' } });
    expect(screen.getByRole('link', { name: 'Go to your followers' })).toHaveAttribute('href', '/followers');
  });

  it('links to sign-up if the address has no account', async () => {
    await show({ getNotificationInvitation: { invitation: { ...invitation, hasAccount: false } } });
    expect(screen.getByText(/There is no account for ana@example.com yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('offers no answer to another account', async () => {
    signInHere();
    await show({ getNotificationInvitation: { invitation: { ...invitation, invitedEmail: 'eva@example.com' } } });
    expect(screen.getByText('This is for eva@example.com. You are signed in as ana@example.com.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('shows why an answer failed, and allows another try', async () => {
    await show({ getNotificationInvitation: { invitation } });
    await press('Accept');
    expect(await screen.findByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });

  it('shows why a used or expired link fails, and links to sign-in', async () => {
    await show({
      get getNotificationInvitation() {
        throw new CallFailure(200, {
          code: 'FOLLOW_LINK_INVALID',
          message: 'This link was used already or is too old. Ask for a new one.',
        });
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already or is too old.');
    expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toBeVisible();
  });
});
