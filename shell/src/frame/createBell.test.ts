import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { notificationsChanged, pushNotification } from '@meet/notifications-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createBell, reduceUnseen } from './createBell.ts';

let scope: Scope;
afterEach(() => {
  scope.end();
  jest.restoreAllMocks();
});

/** @param counts Number of unseen notifications in each answer of the server; undefined makes the call fail. */
function start({ counts = [0], mayOpen = true }: { counts?: (number | undefined)[]; mayOpen?: boolean } = {}) {
  scope = createScope();
  const answers = [...counts];
  const countNotifications = () => {
    const unseenCount = answers.shift();
    if (unseenCount === undefined) throw CallFailure.fromNetwork(new Error('down'));
    return { unseenCount, unreadCount: unseenCount };
  };
  const host = createTestHost({ api: { countNotifications } });
  const ring = jest.fn();
  const bell = createBell(scope, host, { mayOpen: () => mayOpen, ring });
  const arrive = (unseenCount: number) =>
    host.push(pushNotification, {
      notification: {
        notificationId: 'n1',
        notificationType: '1',
        from: null,
        message: {
          content: 'Come in',
          meetingRoom: null,
          meetingSubject: null,
          meetingStart: null,
          groupName: null,
          chatId: null,
          chatSequence: null,
        },
        isRead: false,
        timestamp: 0,
      },
      unseenCount,
      unreadCount: unseenCount,
    });
  return { host, bell, ring, arrive, view: () => bell.view$.value };
}

describe('the bell', () => {
  it('fetches the number of unseen notifications at start and after a reconnection', async () => {
    const { host, view } = start({ counts: [3, 5] });
    await waitFor(() => expect(view()).toEqual({ unseenCount: 3, open: false, isPushed: false, news: '' }));
    host.setConnection('offline');
    host.setConnection('online');
    await waitFor(() => expect(view().unseenCount).toBe(5));
  });

  it('opens, rings and counts when a notification arrives', () => {
    const { ring, arrive, view } = start();
    arrive(1);
    expect(view()).toEqual({ unseenCount: 1, open: true, isPushed: true, news: 'Come in' });
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('stays as the person opened it when more notifications arrive', () => {
    const { bell, arrive, view } = start();
    bell.setOpen(true);
    arrive(1);
    expect(view()).toMatchObject({ open: true, isPushed: false, unseenCount: 1 });
  });

  it('leaves the focus in the person’s work until they open it themselves', () => {
    const { bell, arrive, view } = start();
    arrive(1);
    // The closing box is still there for a moment, and must not take the focus.
    bell.setOpen(false);
    expect(view()).toMatchObject({ open: false, isPushed: true });
    bell.setOpen(true);
    expect(view()).toMatchObject({ open: true, isPushed: false });
  });

  it('stays closed if it must not open, but rings', () => {
    const { ring, arrive, view } = start({ mayOpen: false });
    arrive(2);
    expect(view()).toMatchObject({ open: false, unseenCount: 2, news: 'Come in' });
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('is silent and closed during a call, and works again afterwards', () => {
    const { host, ring, arrive, view } = start();
    arrive(1);
    host.events.emit('call.shown@1', { isShown: true });
    expect(view()).toMatchObject({ open: false, unseenCount: 1 });
    arrive(2);
    expect(view()).toMatchObject({ open: false, unseenCount: 2, news: 'Come in' });
    expect(ring).toHaveBeenCalledTimes(1);
    host.events.emit('call.shown@1', { isShown: false });
    arrive(3);
    expect(view()).toMatchObject({ open: true, isPushed: true });
    expect(ring).toHaveBeenCalledTimes(2);
  });

  it('stays open during a call if the person opened it', () => {
    const { host, bell, view } = start();
    bell.setOpen(true);
    host.events.emit('call.shown@1', { isShown: true });
    expect(view().open).toBe(true);
  });

  it('is silent in a hidden tab', () => {
    const { ring, arrive } = start({ mayOpen: false });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    arrive(1);
    expect(ring).not.toHaveBeenCalled();
  });

  it('follows what other tabs have seen', async () => {
    const { host, view } = start({ counts: [4] });
    await waitFor(() => expect(view().unseenCount).toBe(4));
    host.push(notificationsChanged, { change: 'seen', notificationId: null, unseenCount: 0, unreadCount: 4 });
    expect(view().unseenCount).toBe(0);
  });

  it('works if the first count could not be fetched', async () => {
    const { host, arrive, view } = start({ counts: [undefined, 9] });
    await waitFor(() => expect(host.calls).toHaveLength(1));
    arrive(7);
    expect(view().unseenCount).toBe(7);
    host.setConnection('offline');
    host.setConnection('online');
    await waitFor(() => expect(view().unseenCount).toBe(9));
  });

  it('shows the number of a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<number, boolean, number>({
      world: 0,
      changes: fc.boolean(),
      change: (unseen, isNew) => {
        const unseenCount = isNew ? unseen + 1 : 0;
        const type = isNew ? 'pushNotification' : 'notificationsChanged';
        return { world: unseenCount, events: [{ type, payload: { unseenCount } }] };
      },
      fetched: (unseen) => unseen,
      initial: 0,
      reduce: reduceUnseen,
      types: ['pushNotification', 'notificationsChanged'],
    });
  });
});
