import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTranslator } from '@meet/contracts/texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthTexts } from './AuthTexts.tsx';
import authTexts from './i18n/en_US.json';
import { SignInPage } from './SignInPage.tsx';
import { renderPage } from './testing/renderPage.tsx';

const CLOSES_AT = Date.UTC(2026, 11, 24, 12);
const SIGNED_IN = { token: 't', email: 'ana@example.com', fullName: 'Ana', alias: null, avatar: null, isAdmin: false };

const refusal = (code: string, data: Record<string, unknown> = {}) =>
  new CallFailure(200, { code, message: code, data });
const CLOSED = refusal('ACCOUNT_CLOSING', { token: 'proof', closesAt: CLOSES_AT });

async function signIn(api: Record<string, unknown>) {
  const { shell } = await renderPage(
    <AuthTexts texts={createTranslator('en_US', authTexts)}>
      <SignInPage />
    </AuthTexts>,
    { at: '/signin', api },
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^E-mail/), 'ana@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'Correct-horse-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { shell, user };
}

describe('signing in to a closed account', () => {
  it('says when it will be deleted, and keeps it', async () => {
    const { shell, user } = await signIn({ signIn: CLOSED, keepAccount: SIGNED_IN });
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    expect(screen.getByText(/It will be deleted on December 24, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(shell.session.current().state).toBe('signed-in'));
    expect(shell.calls).toContainEqual({ name: 'keepAccount', input: { token: 'proof' } });
  });

  it('leads back to the form', async () => {
    const { user } = await signIn({ signIn: CLOSED });
    await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('offers the same after the code of a second factor', async () => {
    const api = { signIn: refusal('SECOND_FACTOR_REQUIRED') };
    const { shell, user } = await signIn(api);
    api.signIn = CLOSED;
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    const attempts = shell.calls.filter(({ name }) => name === 'signIn');
    expect(attempts).toHaveLength(2);
  });
});
