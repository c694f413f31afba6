import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { ChatPreferencesDialog } from './ChatPreferencesDialog.tsx';

const mail = () => screen.findByRole('switch', { name: 'E-mail me new messages while I am away' });
const sound = () => screen.findByRole('switch', { name: 'Play a sound for new messages' });
const show = (api: Record<string, unknown> = {}) =>
  renderChat(<ChatPreferencesDialog onClose={() => {}} />, { api: { updateAccountPreferences: {}, ...api } });

describe('the chat preferences', () => {
  it('show the server’s values, and a change of one keeps the other', async () => {
    const { host } = await show();
    expect([await mail(), await sound()].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
    await userEvent.click(await sound());
    expect(await screen.findByText('Preference saved')).toBeVisible();
    await userEvent.click(await mail());
    await waitFor(() =>
      expect(host.calls.filter(({ name }) => name === 'updateAccountPreferences').map(({ input }) => input)).toEqual([
        { preferenceType: 'chatNotifications', configuration: { mail: true, web: true } },
        { preferenceType: 'chatNotifications', configuration: { mail: false, web: true } },
      ]),
    );
  });

  it('include whether others see that the person types', async () => {
    const { host } = await show({
      getAccountPreferences: { preferences: { mail: true, web: true, showsTyping: true } },
    });
    const typing = await screen.findByRole('switch', { name: 'Show others when I am typing' });
    expect(typing).toBeChecked();
    await userEvent.click(typing);
    const configuration = { mail: true, web: true, showsTyping: false };
    await waitFor(() =>
      expect(host.calls.findLast(({ name }) => name === 'updateAccountPreferences')?.input).toEqual({
        preferenceType: 'chatNotifications',
        configuration,
      }),
    );
  });

  it('are restored if a change is refused', async () => {
    const { host } = await show({ updateAccountPreferences: refusing('TOO_MANY', 'Wait a little.') });
    await userEvent.click(await sound());
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'Wait a little.' }]));
    expect(await sound()).not.toBeChecked();
  });

  it('show that loading failed, and are fetched again on request', async () => {
    let fails = true;
    const getAccountPreferences = () => {
      if (fails) throw CallFailure.fromNetwork(new TypeError('Failed to fetch'));
      return { preferences: { mail: true, web: true } };
    };
    await show({ getAccountPreferences });
    expect(await screen.findByText('Your preferences could not be loaded.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await sound()).toBeChecked();
  });
});
