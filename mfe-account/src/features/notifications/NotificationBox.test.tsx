import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notificationsChanged, pushNotification, type Notification } from '@meet/notifications-contract';
import { renderInHost, type CallAnswers } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { buildNotification, toPage } from '../../testing/buildNotification.ts';
import { fakePush } from '../../testing/fakePush.ts';
import { NotificationBox } from './NotificationBox.tsx';

const open = jest.spyOn(window, 'open');
beforeEach(() => void open.mockReset().mockReturnValue({} as Window));
afterEach(() => void jest.useRealTimers());

async function show(
  notifications: readonly Notification[],
  { isPushed = false, ...answers }: CallAnswers & { isPushed?: boolean } = {},
) {
  const handleDismiss = jest.fn();
  const rendered = await renderInHost(<NotificationBox isPushed={isPushed} onDismiss={handleDismiss} />, {
    texts,
    api: {
      listNotifications: toPage(notifications),
      markNotificationsAsSeen: {},
      markNotificationsAsRead: {},
      markOneNotificationAsRead: {},
      deleteNotificationById: {},
      deleteNotificationsHistory: {},
      ...answers,
    },
  });
  const called = (name: string) => rendered.host.calls.filter((call) => call.name === name);
  return { ...rendered, handleDismiss, called };
}
const items = () =>
  screen.getAllByRole('listitem').map((item) => /(New: )?The \w+ meeting/.exec(item.textContent)?.[0]);

describe('the bell’s box', () => {
  it('lists the latest first with content and time, and clears the badge', async () => {
    const older = buildNotification('Ion invites you to a meeting', { isRead: true });
    const newer = buildNotification('Ion added you to a group', { notificationType: '3' });
    const { called } = await show([newer, older]);
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('New: Ion added you to a group');
    expect(first).toHaveTextContent('5 minutes ago');
    expect(within(first!).getByRole('button', { name: /^See invite/ })).toBeVisible();
    expect(second).not.toHaveTextContent('New:');
    expect(called('markNotificationsAsSeen')).toHaveLength(1);
  });

  it.each([
    ['1', 'Join', '/j/123456789'],
    ['2', 'Join', '/j/123456789'],
    ['4', 'Join', '/j/123456789'],
    ['5', 'Start', '/s/123456789'],
    ['6', 'Join', '/j/123456789'],
  ] as const)(
    'offers for type %s the action %s, which marks it as read and opens the meeting',
    async (notificationType, name, href) => {
      const one = buildNotification('About a meeting', { notificationType });
      const { called, handleDismiss } = await show([one]);
      await userEvent.click(await screen.findByRole('button', { name: `${name}: About a meeting` }));
      expect(open).toHaveBeenCalledWith(href, '_blank');
      expect(called('markOneNotificationAsRead')).toEqual([
        { name: 'markOneNotificationAsRead', input: { notificationId: one.notificationId } },
      ]);
      expect(handleDismiss).toHaveBeenCalled();
    },
  );

  it('uses the same tab for groups, and for meetings if the browser blocks new tabs', async () => {
    open.mockReturnValue(null);
    const { host } = await show([
      buildNotification('Into the group', { notificationType: '3' }),
      buildNotification('Into the meeting'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Join/ }));
    await userEvent.click(screen.getByRole('button', { name: /^See invite/ }));
    expect(host.visited).toEqual(['/j/123456789', '/groups-management']);
  });

  it('shows that there are no notifications', async () => {
    await show([]);
    expect(await screen.findByText('There are no notifications!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it('offers a retry if loading fails', async () => {
    let broken = true;
    await show([], {
      listNotifications: () => {
        if (broken) throw new Error('down');
        return toPage([buildNotification('Back in the meeting')]);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your notifications could not be loaded.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back in the meeting')).toBeVisible();
  });

  it('marks all as read, removes one, and clears all after confirmation', async () => {
    const one = buildNotification('A missed call');
    const { called, host } = await show([one]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(called('deleteNotificationsHistory')).toHaveLength(1));
    expect(host.questions).toMatchObject([{ title: 'Clear all notifications?' }]);
    expect(called('markNotificationsAsRead')).toHaveLength(1);
    expect(called('deleteNotificationById')).toMatchObject([{ input: { notificationId: one.notificationId } }]);
  });

  it('shows an error if an action fails', async () => {
    const { host } = await show([buildNotification('A call')], {
      deleteNotificationById: () => {
        throw new Error('No connection');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'No connection' }]));
  });

  it('opens the preferences and the page of all notifications', async () => {
    const { host, handleDismiss } = await show([]);
    await userEvent.click(screen.getByRole('button', { name: 'Notification preferences' }));
    await userEvent.click(screen.getByRole('button', { name: 'See all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(host.dialogs).toMatchObject([{ name: 'account.notificationPreferences/v1' }]);
    expect(host.visited).toEqual(['/notifications']);
    expect(handleDismiss).toHaveBeenCalledTimes(3);
  });

  it('follows new, read and deleted notifications', async () => {
    const old = buildNotification('The first meeting');
    const { host } = await show([old]);
    await screen.findByText('The first meeting');
    const counts = { unseenCount: 1, unreadCount: 2 };
    act(() => host.push(pushNotification, { notification: buildNotification('The second meeting'), ...counts }));
    expect(items()).toEqual(['New: The second meeting', 'New: The first meeting']);
    act(() =>
      host.push(notificationsChanged, { change: 'read', notificationId: null, unseenCount: 0, unreadCount: 0 }),
    );
    expect(items()).toEqual(['The second meeting', 'The first meeting']);
    act(() =>
      host.push(notificationsChanged, {
        change: 'deleted',
        notificationId: old.notificationId,
        unseenCount: 0,
        unreadCount: 0,
      }),
    );
    expect(items()).toEqual(['The second meeting']);
  });

  it('renders again only the notification that changed', async () => {
    const drawn: string[] = [];
    const notified = ['first', 'second', 'third'].map((which) => {
      const content = `The ${which} meeting`;
      const one = buildNotification(content);
      const message = { ...one.message };
      Object.defineProperty(message, 'content', { get: () => (drawn.push(which), content) });
      return { ...one, message };
    });
    const { host } = await show(notified);
    await screen.findByText('The third meeting');
    drawn.length = 0;
    const { notificationId } = notified[1]!;
    act(() => host.push(notificationsChanged, { change: 'read', notificationId, unseenCount: 0, unreadCount: 2 }));
    expect(items()).toEqual(['New: The first meeting', 'The second meeting', 'New: The third meeting']);
    expect(new Set(drawn)).toEqual(new Set(['second']));
  });

  it('clears the badge only when it closes if a push opened it', async () => {
    const { called, unmount } = await show([buildNotification('A call')], { isPushed: true });
    await screen.findByText('A call');
    expect(document.body).toHaveFocus();
    expect(called('markNotificationsAsSeen')).toEqual([]);
    unmount();
    expect(called('markNotificationsAsSeen')).toHaveLength(1);
  });

  it('fetches again every two minutes while open and signed in, and after a reconnection', async () => {
    jest.useFakeTimers();
    const { called, host } = await show([]);
    expect(called('listNotifications')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(called('listNotifications')).toHaveLength(2);
    await act(async () => host.setConnection('offline'));
    await act(async () => host.setConnection('online'));
    expect(called('listNotifications')).toHaveLength(3);
    act(() => host.setSession({ state: 'visitor', isAdmin: false }));
    await act(() => jest.advanceTimersByTimeAsync(240_000));
    expect(called('listNotifications')).toHaveLength(3);
  });

  it('offers notifications on the device after a missed call, and remembers a refusal', async () => {
    const browser = fakePush();
    const missed = buildNotification('A missed call', { notificationType: '4' });
    const answers = { getPushState: { publicKey: 'our-key', isOn: false }, savePushSubscription: {} };
    try {
      const invited = await show([buildNotification('A meeting')], answers);
      expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
      invited.unmount();
      const accepted = await show([missed], answers);
      await userEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
      await waitFor(() => expect(accepted.called('savePushSubscription')).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull());
      accepted.unmount();
      browser.remove();
      fakePush();
      const declined = await show([missed], answers);
      await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
      declined.unmount();
      await show([missed], answers);
      expect(await screen.findByText('A missed call')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    } finally {
      browser.remove();
    }
  });

  it('shows markup as plain text', async () => {
    const { container } = await show([buildNotification('<img src=x onerror="alert(1)"> meeting')]);
    expect(await screen.findByText('<img src=x onerror="alert(1)"> meeting')).toBeVisible();
    expect(container.querySelector('img[src=x]')).toBeNull();
  });
});
