import { describe, expect, it, jest } from '@jest/globals';
import { accountsTexts } from '@meet/accounts-contract/texts';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';

const CLOSES_AT = Date.UTC(2026, 11, 24, 12);
const NOTHING = {
  closesAt: CLOSES_AT,
  hasPassword: true,
  hasSecondFactor: false,
  groupNames: [],
  sharedChatRooms: 0,
  organization: null,
};

async function show(closing: object, closeAccount: unknown = { closesAt: CLOSES_AT }) {
  const onClose = jest.fn();
  const { host } = await renderInHost(<CloseAccountDialog onClose={onClose} />, {
    texts,
    contractTexts: [accountsTexts],
    api: { getAccountClosing: { ...NOTHING, ...closing }, closeAccount, checkIfUserIsLoggedIn: {} } as never,
  });
  await screen.findByRole('dialog', { name: 'Close account' });
  return { host, onClose, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: 'Close my account' });

describe('closing the own account', () => {
  it('needs the password, and then checks the session, which has ended', async () => {
    const { host, onClose, user } = await show({});
    await user.type(await screen.findByLabelText(/^Current password/), 'Correct-horse-1');
    await user.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(host.calls).toContainEqual({
      name: 'closeAccount',
      input: { password: 'Correct-horse-1', code: undefined, owned: 'handOver' },
    });
    expect(host.calls.at(-1)).toEqual({ name: 'checkIfUserIsLoggedIn', input: {} });
    expect(host.toasts).toEqual([
      { type: 'success', message: 'Your account is closed. It will be deleted on December 24, 2026.' },
    ]);
  });

  it('asks what becomes of groups and chat rooms, and for the code of a second factor', async () => {
    const { host, user } = await show({ hasSecondFactor: true, groupNames: ['Team', 'Choir'], sharedChatRooms: 2 });
    expect(await screen.findByText('You own these groups: Team, Choir.')).toBeVisible();
    expect(screen.getByText('Chat rooms that you own together with others: 2.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Current password/), 'Correct-horse-1');
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.selectOptions(screen.getByRole('combobox', { name: /Groups and chat rooms/ }), 'close');
    await user.click(submit());
    await waitFor(() =>
      expect(host.calls).toContainEqual({
        name: 'closeAccount',
        input: { password: 'Correct-horse-1', code: '123456', owned: 'close' },
      }),
    );
  });

  it('shows a refusal and stays open', async () => {
    const { onClose, user } = await show({}, () => {
      throw new CallFailure(200, { code: 'PASSWORD_WRONG', message: 'The current password is not correct.' });
    });
    await user.type(await screen.findByLabelText(/^Current password/), 'wrong');
    await user.click(submit());
    expect(await screen.findByText('The current password is not correct.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leads to the organization if it has to be handed over first', async () => {
    const { host, user } = await show({ organization: { organizationName: 'Acme', otherMembers: 3 } });
    expect(await screen.findByText(/You own the organization Acme/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to Organization Management' }));
    expect(host.visited).toEqual(['/organization']);
  });

  it('says that a recent sign-in is needed if there is neither password nor second factor', async () => {
    await show({ hasPassword: false });
    expect(await screen.findByText('You need to have signed in within the last ten minutes.')).toBeVisible();
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  });
});
