import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NOTIFICATION_TYPES, pushNotification, type NotificationType } from '@meet/notifications-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { startMeetingNotices } from './startMeetingNotices.ts';

let scope: Scope;
let host: ReturnType<typeof createTestHost>;

beforeEach(() => {
  scope = createScope();
  host = createTestHost();
  startMeetingNotices(scope, host);
});
afterEach(() => {
  scope.end();
  window.history.replaceState(null, '', '/');
});

function push(notificationType: NotificationType, path: string) {
  window.history.replaceState(null, '', path);
  const message = { content: 'Gus waits', meetingRoom: '1234567890', meetingSubject: null, meetingStart: null };
  const notification = { notificationId: 'n1', notificationType, from: null, isRead: false, timestamp: 1 };
  host.push(pushNotification, {
    notification: { ...notification, message: { ...message, groupName: null, chatId: null, chatSequence: null } },
    unseenCount: 1,
    unreadCount: 1,
  } as never);
}

describe('a notice during a meeting', () => {
  it('shows that somebody waits, with a button to start', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    push(NOTIFICATION_TYPES.waiting, '/j/9876543210');
    expect(host.toasts).toMatchObject([{ message: 'Gus waits' }]);
    host.toasts[0]!.buttons![0]!.action();
    expect(open).toHaveBeenCalledWith('/s/1234567890', '_blank');
  });

  it('is shown for a reminder, but not for a group invitation', () => {
    push(NOTIFICATION_TYPES.reminder, '/s/9876543210');
    push(NOTIFICATION_TYPES.groupInvite, '/s/9876543210');
    expect(host.toasts).toHaveLength(1);
  });

  it('is left to the bell on every other page', () => {
    push(NOTIFICATION_TYPES.waiting, '/dashboard/join');
    expect(host.toasts).toEqual([]);
  });
});
