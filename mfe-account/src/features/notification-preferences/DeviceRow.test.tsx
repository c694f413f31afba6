import { afterEach, describe, expect, it } from '@jest/globals';
import { PUSH_OWNER_KEY } from '@meet/contracts/push';
import { renderInHost } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { fakePush } from '../../testing/fakePush.ts';
import { DeviceRow } from './DeviceRow.tsx';

let browser: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
});

const SIGNED_IN = {
  state: 'signed-in',
  token: 'token',
  email: 'ana@example.com',
  fullName: 'Ana Pop',
  alias: undefined,
  avatar: undefined,
  isAdmin: false,
  impersonatedBy: undefined,
} as const;

async function show({ isOn = false, session = SIGNED_IN, ...answers }: Record<string, unknown> = {}) {
  const api = {
    getPushState: { publicKey: 'our-key', isOn },
    savePushSubscription: {},
    removePushSubscription: {},
    sendTestPush: {},
    ...answers,
  };
  return renderInHost(<DeviceRow />, { texts, session: session as typeof SIGNED_IN, api });
}
const toggle = () => screen.findByRole('switch', { name: 'Notifications on this device' });
const offersNothing = () => {
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
};

describe('notifications on this device', () => {
  it('are off at first, and request permission only when they are switched on', async () => {
    browser = fakePush();
    const { host } = await show();
    expect(await toggle()).not.toBeChecked();
    expect(await toggle()).toHaveAccessibleDescription(/^Be told here of calls/);
    expect(browser.requested).toEqual([]);
    await userEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).toBeChecked());
    expect(browser.requested).toEqual(['permission', 'register /push-worker.js', 'subscribe our-key']);
    expect(host.calls.at(-1)).toEqual({
      name: 'savePushSubscription',
      input: { endpoint: 'https://push.example.org/one', p256dh: 'point', auth: 'secret' },
    });
    expect(localStorage.getItem(PUSH_OWNER_KEY)).toBe('ana@example.com');
  });

  it('are switched off on the server and in the browser', async () => {
    browser = fakePush({ permission: 'granted', isSubscribed: true });
    const { host } = await show({ isOn: true });
    expect(await toggle()).toBeChecked();
    await userEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(host.calls.at(-1)).toMatchObject({ name: 'removePushSubscription' });
    expect(browser.isSubscribed()).toBe(false);
    expect(localStorage.getItem(PUSH_OWNER_KEY)).toBeNull();
  });

  it('send a test, and show an error if it fails', async () => {
    browser = fakePush({ permission: 'granted', isSubscribed: true });
    let isDown = false;
    const { host } = await show({
      isOn: true,
      sendTestPush: () => {
        if (isDown) throw new Error('Not taken');
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('Sent. It shows in a moment.')).toBeVisible();
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'Not taken' }]));
  });

  it('are off if the browser was subscribed in an earlier session', async () => {
    browser = fakePush({ permission: 'granted', isSubscribed: true });
    await show({ isOn: false });
    expect(await toggle()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
  });

  it('show that they are blocked, also after a refusal, and follow the browser’s settings', async () => {
    browser = fakePush({ answer: 'denied' });
    await show();
    await userEvent.click(await toggle());
    expect(await screen.findByText(/^Blocked in this browser/)).toBeVisible();
    offersNothing();
    browser.setPermission('default');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await toggle()).not.toBeChecked();
  });

  it('stay off if they cannot be saved', async () => {
    browser = fakePush();
    const { host } = await show({
      savePushSubscription: () => {
        throw new Error('No connection');
      },
    });
    await userEvent.click(await toggle());
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', title: 'Could not be changed' }]));
    expect(await toggle()).not.toBeChecked();
  });

  it('offer a retry if their state could not be loaded', async () => {
    browser = fakePush({ permission: 'granted', isSubscribed: true });
    let isDown = true;
    await show({
      getPushState: () => {
        if (isDown) throw new Error('down');
        return { publicKey: 'our-key', isOn: true };
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be learnt');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await toggle()).toBeChecked();
  });

  it('are unavailable in an unsupported browser and to an administrator who views the account', async () => {
    const { unmount } = await show();
    expect(screen.getByText(/^This browser cannot show notifications/)).toBeVisible();
    offersNothing();
    unmount();
    browser = fakePush();
    const { container } = await show({ session: { ...SIGNED_IN, impersonatedBy: 'An administrator' } });
    expect(container).toHaveTextContent('');
  });
});
