import { describe, expect, it, jest } from '@jest/globals';
import { ADMIN_ACTS } from '@meet/accounts-contract';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost, TEST_USER, type CallAnswers } from '@meet/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import frenchTexts from '../../i18n/fr_FR.json';
import romanianTexts from '../../i18n/ro_RO.json';
import { ViewAccountDialog } from './ViewAccountDialog.tsx';

const maria = { accountId: 'm', email: 'maria@example.com', fullName: 'Maria Radu', avatar: null };
const entry = (entryId: string, action: string) => ({
  entryId,
  action,
  at: Date.UTC(2026, 0, 5, 9),
  adminEmail: 'root@example.com',
  subject: 'maria@example.com',
  call: null,
  address: '203.0.113.9',
});

async function show(api: CallAnswers) {
  const onClose = jest.fn();
  const session = { ...TEST_USER, isAdmin: true };
  const { host } = await renderInHost(<ViewAccountDialog onClose={onClose} />, { texts, session, api });
  await screen.findByRole('dialog', { name: 'View an account' });
  return { host, onClose };
}

/** Pastes the text at once, because on a busy machine typing would pause and start a search. */
async function type(text: string) {
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste(text);
}

describe('View an account', () => {
  it('searches after a pause in typing, and opens the chosen account', async () => {
    const { host, onClose } = await show({
      searchAccounts: { accounts: [maria] },
      createLoginAsUser: { data: 'signed.data.here' },
    });
    await type('mari');
    await userEvent.click(await screen.findByRole('button', { name: 'View account: Maria Radu' }));
    expect(host.calls).toEqual([
      { name: 'searchAccounts', input: { search: 'mari' } },
      { name: 'createLoginAsUser', input: { email: 'maria@example.com' } },
    ]);
    expect(host.visited).toEqual(['/login-as-user/signed.data.here']);
    expect(onClose).toHaveBeenCalled();
  });

  it('shows that nobody was found, or the server’s message with a retry after a failure', async () => {
    let answer: () => unknown = () => ({ accounts: [] });
    await show({ searchAccounts: () => answer() });
    await type('x');
    expect(await screen.findByText('Nobody is found by this.')).toBeVisible();
    answer = () => {
      throw new CallFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Too many searches.' });
    };
    await type('y');
    expect(await screen.findByText('Too many searches.')).toBeVisible();
    answer = () => ({ accounts: [maria] });
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('Maria Radu')).toBeVisible();
  });

  it('closes the chosen account after a confirmation', async () => {
    const { host } = await show({
      searchAccounts: { accounts: [maria] },
      closeAccountById: { closesAt: Date.UTC(2026, 11, 24, 12) },
    });
    await type('mari');
    await userEvent.click(await screen.findByRole('button', { name: 'Close account: Maria Radu' }));
    expect(host.calls.map(({ name }) => name)).toEqual(['searchAccounts']);
    const dialog = await screen.findByRole('dialog', { name: 'Close account: Maria Radu' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close account' }));
    await waitFor(() =>
      expect(host.toasts).toEqual([
        { type: 'success', message: 'The account is closed. It will be deleted on December 24, 2026.' },
      ]),
    );
    expect(host.calls.at(-1)).toEqual({ name: 'closeAccountById', input: { accountId: 'm', owned: 'handOver' } });
  });

  it('stays open if the account may not be viewed', async () => {
    const { host, onClose } = await show({
      searchAccounts: { accounts: [maria] },
      createLoginAsUser: () => {
        throw new CallFailure(404, { code: 'NOT_FOUND', message: 'Not found.' });
      },
    });
    await type('maria');
    await userEvent.click(await screen.findByRole('button', { name: /^View account:/ }));
    await waitFor(() => expect(host.toasts).toEqual([{ type: 'error', message: 'Not found.' }]));
    expect(host.visited).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows who viewed whom, page by page', async () => {
    const changed = { ...entry('4', 'changed-while-viewing'), call: 'update-account-preferences' };
    const pages: Record<number, unknown> = {
      0: { entries: [entry('1', 'view-account-ended'), entry('2', 'view-account-begun')], hasMore: true },
      2: { entries: [{ ...entry('3', 'admin-created'), adminEmail: null }, changed], hasMore: false },
    };
    await show({ getAuditEntries: ({ offset }: { offset: number }) => pages[offset] });
    await userEvent.click(screen.getByRole('tab', { name: 'Audit log' }));
    expect(await screen.findByText('root@example.com left the account of maria@example.com.')).toBeVisible();
    expect(screen.getByText('root@example.com opened the account of maria@example.com.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^The deployment made the administrator maria@example.com\.$/)).toBeVisible();
    const change = 'root@example.com made a change in the account of maria@example.com: update-account-preferences.';
    expect(screen.getByText(change)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('describes every act of an administrator, in every language', async () => {
    const acts = [...ADMIN_ACTS];
    const entries = acts.map((action, i) => ({ ...entry(String(i), action), subject: `thing ${i}` }));
    await show({ getAuditEntries: { entries, hasMore: false } });
    await userEvent.click(screen.getByRole('tab', { name: 'Audit log' }));
    expect(await screen.findByText('root@example.com made the remote thing 4.')).toBeVisible();
    expect(screen.getAllByText(/^root@example\.com .+ thing \d+\.$/)).toHaveLength(acts.length);
    for (const { viewAccount } of [texts, frenchTexts, romanianTexts])
      expect(acts.filter((act) => !viewAccount.entry[act].includes('{{subject}}'))).toEqual([]);
  });
});
