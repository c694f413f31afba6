import { describe, expect, it } from '@jest/globals';
import type { InputOf } from '@meet/contracts';
import type { listNotifications } from '@meet/notifications-contract';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { buildNotification, toPage } from '../../testing/buildNotification.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

type Requested = InputOf<typeof listNotifications>;

async function show(answer: (requested: Requested) => unknown, setNotificationExpire: unknown = { expire: 7 }) {
  const rendered = await renderInHost(<NotificationsPage />, {
    texts,
    api: {
      listNotifications: answer,
      checkIfSettingsExistOrCreate: { exists: true, expire: 90 },
      setNotificationExpire,
    },
  });
  const requested = () =>
    rendered.host.calls.filter(({ name }) => name === 'listNotifications').map(({ input }) => input as Requested);
  return { ...rendered, requested };
}

describe('the notifications page', () => {
  it('loads older notifications page by page', async () => {
    const [third, second, first] = ['First', 'Second', 'Third'].map((content) => buildNotification(content)).reverse();
    const { requested } = await show(({ before }) => (before ? toPage([first!]) : toPage([third!, second!], true)));
    await screen.findByText('Third');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('First');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(requested()[1]!.before).toBe(second!.notificationId);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('searches by the typed text, and shows when nothing matches', async () => {
    const { requested } = await show(({ search }) => (search ? toPage([]) : toPage([buildNotification('Plans')])));
    await screen.findByText('Plans');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notifications' }), 'budget');
    expect(await screen.findByText('No notification matches')).toBeVisible();
    expect(requested().at(-1)).toMatchObject({ search: 'budget' });
    expect(requested()).toHaveLength(2);
  });

  it('shows unread notifications only', async () => {
    const { requested } = await show(({ unreadOnly }) =>
      toPage([buildNotification('Unread'), ...(unreadOnly ? [] : [buildNotification('Read', { isRead: true })])]),
    );
    await screen.findByText('Read');
    await userEvent.click(screen.getByRole('radio', { name: 'Unread (1)' }));
    await waitFor(() => expect(screen.queryByText('Read')).toBeNull());
    expect(requested().at(-1)).toMatchObject({ unreadOnly: true });
  });

  it('shows that there are no notifications', async () => {
    await show(() => toPage([]));
    expect(await screen.findByText('There are no notifications!')).toBeVisible();
  });

  it('saves how long notifications are kept, and restores the old value if that fails', async () => {
    let broken = false;
    const { host } = await show(
      () => toPage([]),
      ({ expire }: { expire: number }) => {
        if (broken) throw new Error('Not now');
        return { expire };
      },
    );
    const select = await screen.findByRole('combobox', { name: 'How long notifications are kept' });
    await userEvent.selectOptions(select, '7 days');
    await waitFor(() => expect(select).toHaveValue('7'));
    broken = true;
    await userEvent.selectOptions(select, '1 day');
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'Not now' }]));
    expect(select).toHaveValue('7');
  });
});
