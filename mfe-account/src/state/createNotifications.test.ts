import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { buildNotification } from '../testing/buildNotification.ts';
import { createNotifications } from './createNotifications.ts';

const page = (hasMore: boolean, ...ids: string[]) => ({
  notifications: ids.map((notificationId) => ({ ...buildNotification('Come in'), notificationId })),
  hasMore,
  unseen: 0,
  unread: ids.length,
});

interface Input {
  readonly before?: string;
  readonly unreadOnly: boolean;
}

let scope: Scope;
beforeEach(() => {
  scope = createScope();
});
afterEach(() => scope.end());

describe('older notifications', () => {
  it('are dropped if the filter changed meanwhile, even if both lists end with the same one', async () => {
    const older = Promise.withResolvers<object>();
    const host = createTestHost({
      api: {
        listNotifications: ({ before, unreadOnly }: Input) => {
          if (before) return older.promise;
          return unreadOnly ? page(true, 'new', 'last') : page(true, 'new', 'read', 'last');
        },
      },
    });
    const notifications = createNotifications(scope, host);
    const ids = () => notifications.view$.value.list?.notifications.map(({ notificationId }) => notificationId);
    const until = (expected: readonly string[]) => waitFor(() => expect(ids()).toEqual(expected));
    notifications.reload();
    await until(['new', 'read', 'last']);
    notifications.more$.value!();
    notifications.filter({ unreadOnly: true });
    await until(['new', 'last']);
    older.resolve(page(false, 'old and read'));
    // The answer's last step runs before a later timer.
    await new Promise((resolve) => setTimeout(resolve));
    expect(ids()).toEqual(['new', 'last']);
  });
});
