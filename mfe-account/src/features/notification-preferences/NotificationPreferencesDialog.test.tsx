import { describe, expect, it } from '@jest/globals';
import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { NotificationPreferencesDialog } from './NotificationPreferencesDialog.tsx';

const options = NOTIFICATION_PREFERENCES.map((notificationType) => ({
  notificationType,
  mail: true,
  web: true,
  mobile: false,
}));
const INVITED = 'When someone invites you to a meeting';

async function show(
  updateAccountPreferences: unknown = {},
  getAccountPreferences: unknown = { preferences: { options } },
) {
  const rendered = await renderInHost(<NotificationPreferencesDialog onClose={() => {}} />, {
    texts,
    api: { getAccountPreferences, updateAccountPreferences },
  });
  await screen.findByRole('dialog', { name: 'Notifications Preferences' });
  return rendered;
}

describe('the notification preferences', () => {
  it('has a switch for each notification and each channel', async () => {
    await show();
    expect(await screen.findAllByRole('switch')).toHaveLength(12);
    for (const text of [
      'When someone waits you to start your meeting',
      INVITED,
      '10 minutes before a scheduled meeting',
      'When someone invites you to a group',
    ]) {
      expect(screen.getByRole('rowheader', { name: text })).toBeVisible();
      expect(screen.getByRole('switch', { name: `${text}: E-mail` })).toBeChecked();
      expect(screen.getByRole('switch', { name: `${text}: Mobile` })).not.toBeChecked();
    }
    expect(screen.getByText(/Mobile applies to the phone app/)).toBeVisible();
  });

  it('saves each change at once', async () => {
    const { host } = await show();
    await userEvent.click(await screen.findByRole('switch', { name: `${INVITED}: Web` }));
    await waitFor(() => expect(host.calls).toHaveLength(2));
    expect(host.calls[1]!.input).toEqual({
      preferenceType: 'notification',
      configuration: { options: [{ notificationType: 'joinMeeting', mail: true, web: false, mobile: false }] },
    });
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByRole('switch', { name: `${INVITED}: Web` })).not.toBeChecked();
  });

  it('resets a switch if saving fails, and shows the error', async () => {
    const { host } = await show(() => {
      throw new Error('No connection');
    });
    await userEvent.click(await screen.findByRole('switch', { name: `${INVITED}: Web` }));
    await waitFor(() =>
      expect(host.toasts).toMatchObject([{ type: 'error', title: 'Not saved', message: 'No connection' }]),
    );
    expect(screen.getByRole('switch', { name: `${INVITED}: Web` })).toBeChecked();
  });

  it('offers a retry if loading fails', async () => {
    let broken = true;
    await show({}, () => {
      if (broken) throw new Error('down');
      return { preferences: { options } };
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your preferences could not be loaded.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('switch')).toHaveLength(12);
  });
});
