import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notificationsChanged, pushNotification, type Notification } from '@meet/notifications-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { MissedCard } from './MissedCard.tsx';

const missed = (id: string, name: string, part: Partial<Notification> = {}): Notification => ({
  notificationId: id,
  notificationType: '4',
  from: { firstName: name, lastName: 'Stan', email: `${name.toLowerCase()}@example.com`, avatar: null },
  message: {
    ...{ content: `You missed a call from ${name} Stan`, meetingRoom: '123456789' },
    ...{ meetingSubject: '', meetingStart: null, groupName: null, chatId: null, chatSequence: null },
  },
  isRead: false,
  timestamp: Date.now(),
  ...part,
});
const counts = { unseenCount: 1, unreadCount: 1 };
const buildList = (...notifications: Notification[]) => ({
  listNotifications: { notifications, hasMore: false, ...counts },
});

describe('the card of missed calls and messages', () => {
  let open: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  async function show(api: Record<string, unknown>, session = TEST_USER) {
    const host = createTestHost({ api: { markOneNotificationAsRead: {}, ...api }, session });
    await renderInHost(<MissedCard />, { host, texts, contractTexts: [meetingsTexts] });
    return host;
  }
  const calls = () => screen.queryAllByRole('listitem').map((row) => /from (\w+)/.exec(row.textContent ?? '')?.[1]);

  it('lists missed calls as they arrive, but no other notifications and none that were read elsewhere', async () => {
    const host = await show(buildList(missed('1', 'Bo'), missed('2', 'Cleo', { notificationType: '1' })));
    expect(calls()).toEqual(['Bo']);
    act(() => host.push(pushNotification, { notification: missed('3', 'Dan'), ...counts }));
    act(() => host.push(pushNotification, { notification: missed('4', 'Eva', { notificationType: '6' }), ...counts }));
    expect(calls()).toEqual(['Dan', 'Bo']);
    act(() => host.push(notificationsChanged, { change: 'seen', notificationId: null, ...counts }));
    expect(calls()).toEqual(['Dan', 'Bo']);
    act(() => host.push(notificationsChanged, { change: 'read', notificationId: '3', ...counts }));
    expect(calls()).toEqual(['Bo']);
    act(() => host.push(notificationsChanged, { change: 'deleted', notificationId: null, ...counts }));
    expect(calls()).toEqual([]);
    expect(screen.getByText('You are up to date.')).toBeVisible();
  });

  it('opens the meeting, and removes the call', async () => {
    const host = await show(buildList(missed('1', 'Bo')));
    await userEvent.click(screen.getByRole('button', { name: 'Join: You missed a call from Bo Stan' }));
    expect(open).toHaveBeenCalledWith('/j/123456789', '_blank');
    expect(host.calls).toContainEqual({ name: 'markOneNotificationAsRead', input: { notificationId: '1' } });
    expect(calls()).toEqual([]);
  });

  it('keeps a call if dismissing it fails, and shows the error', async () => {
    const refuse = () => Promise.reject(new Error('Not now.'));
    const host = await show({ ...buildList(missed('1', 'Bo')), markOneNotificationAsRead: refuse });
    await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
    expect(host.toasts).toEqual([{ type: 'error', message: 'Not now.' }]);
    expect(calls()).toEqual(['Bo']);
  });

  it('shows a loading failure in its place, and retries on request', async () => {
    const answers = [
      () => Promise.reject(new Error('down')),
      async () => buildList(missed('1', 'Bo')).listNotifications,
    ];
    await show({ listNotifications: () => answers.shift()!() });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('What you missed could not be loaded')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    expect(calls()).toEqual(['Bo']);
  });

  it('offers no actions to an administrator who views the account', async () => {
    await show(buildList(missed('1', 'Bo')), { ...TEST_USER, impersonatedBy: 'Admin' });
    expect(calls()).toEqual(['Bo']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
