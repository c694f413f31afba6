import { describe, expect, it, jest } from '@jest/globals';
import { accountsTexts } from '@meet/accounts-contract/texts';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost, TEST_USER, type CallAnswers } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { DevicesDialog } from './DevicesDialog.tsx';

const DEVICES = [
  { sessionId: 'own', device: 'Firefox, Linux', isCurrent: true, address: '192.0.2.1', lastUsedAt: 0 },
  { sessionId: 'other', device: 'Chrome, Windows', isCurrent: false, address: '198.51.100.7', lastUsedAt: 0 },
];

async function open(api: CallAnswers = {}) {
  const onClose = jest.fn();
  const { host } = await renderInHost(<DevicesDialog onClose={onClose} />, {
    texts,
    contractTexts: [accountsTexts],
    api: {
      getDevices: { devices: DEVICES },
      revokeOtherDevices: { revoked: 1 },
      changePassword: {},
      forgotPassword: {},
      ...api,
    },
  });
  await screen.findByText('This device');
  return { host, onClose, user: userEvent.setup() };
}
const notMe = () => screen.getByRole('button', { name: 'That was not me: Chrome, Windows' });
const names = ({ calls }: { calls: readonly { name: string }[] }) =>
  calls.map(({ name }) => name).filter((name) => name !== 'getDevices');

describe('an unknown device', () => {
  it('is signed out at once with all others, and the person is prompted for a new password', async () => {
    const { host, onClose, user } = await open();
    await user.click(notMe());
    expect(await screen.findByRole('dialog', { name: 'Secure your account' })).toBeVisible();
    expect(screen.getByText('All other devices were signed out.')).toBeVisible();
    expect(names(host)).toEqual(['revokeOtherDevices']);
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    await user.keyboard('Correct-horse-1');
    await user.type(screen.getByLabelText('New password'), 'Brand-new-word-2');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const input = { currentPassword: 'Correct-horse-1', newPassword: 'Brand-new-word-2', endOtherAccess: 1 };
    expect(host.calls.at(-1)).toEqual({ name: 'changePassword', input });
  });

  it('leads to a reset link by mail if the person does not know the password', async () => {
    const { host, onClose, user } = await open();
    await user.click(notMe());
    await user.click(await screen.findByRole('button', { name: 'Mail me a link instead' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(host.calls.at(-1)).toEqual({ name: 'forgotPassword', input: { email: TEST_USER.email } });
    expect(host.toasts).toMatchObject([
      { type: 'success', message: `A link to choose a new password is on its way to ${TEST_USER.email}.` },
    ]);
  });

  it('stays in the list if signing out fails, and an error is shown', async () => {
    const { host, user } = await open({
      revokeOtherDevices: () => {
        throw CallFailure.fromNetwork(undefined);
      },
    });
    await user.click(notMe());
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: 'Signed-in devices' })).toBeVisible();
    expect(notMe()).toBeEnabled();
  });
});

it('signs out all other devices', async () => {
  const { host, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(names(host)).toEqual(['revokeOtherDevices']));
  expect(screen.getByRole('dialog', { name: 'Signed-in devices' })).toBeVisible();
});

it('offers to sign out or report only the other device', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: /^(That was not me|Sign out): / })).toHaveLength(2);
});
