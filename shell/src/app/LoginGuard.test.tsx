import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderInShell, signInHere } from '../testing/renderInShell.tsx';
import { LoginGuard } from './LoginGuard.tsx';

const EXPIRED = 'You were disconnected because your session has expired or was invalidated, please login again.';

const page = (
  <Routes>
    <Route
      path="/referrals"
      element={
        <LoginGuard>
          <h1>Referrals</h1>
        </LoginGuard>
      }
    />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

beforeEach(() => localStorage.clear());

describe('LoginGuard', () => {
  it('sends a visitor to the sign-in page with the warning', async () => {
    await renderInShell(page, { at: '/referrals' });
    expect(screen.queryByRole('heading', { name: 'Referrals' })).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('/signin');
    expect(await screen.findByText(EXPIRED)).toBeVisible();
  });

  it('remembers the whole address that the visitor came for', async () => {
    const Remembered = () => <output>{JSON.stringify(useLocation().state)}</output>;
    const withMemory = (
      <>
        {page}
        <Remembered />
      </>
    );
    await renderInShell(withMemory, { at: '/referrals?uid=x#link=y' });
    expect(await screen.findByText('{"from":"/referrals?uid=x#link=y"}')).toBeVisible();
  });

  it('admits a signed-in person, and checks the session with the server', async () => {
    signInHere();
    const { shell } = await renderInShell(page, { at: '/referrals', api: { checkIfUserIsLoggedIn: {} } });
    expect(screen.getByRole('heading', { name: 'Referrals' })).toBeVisible();
    expect(shell.calls).toEqual([{ name: 'checkIfUserIsLoggedIn', input: {} }]);
  });

  it('keeps the page while the server is away', async () => {
    signInHere();
    await renderInShell(page, { at: '/referrals' });
    expect(screen.getByRole('heading', { name: 'Referrals' })).toBeVisible();
  });

  it('hides the page when the session ends, without a redirect of its own', async () => {
    signInHere();
    const { shell } = await renderInShell(page, { at: '/referrals', api: { checkIfUserIsLoggedIn: {} } });
    Object.assign(shell, { isLeaving: () => true });
    act(() => shell.session.clear());
    expect(screen.queryByRole('heading', { name: 'Referrals' })).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('/referrals');
  });
});
