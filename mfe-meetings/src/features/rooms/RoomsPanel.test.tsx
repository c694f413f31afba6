import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { RoomsPanel } from './RoomsPanel.tsx';

const room = (roomId: string, type: number, label: string | null = null) => ({
  ...{ roomId, type, label },
  email: TEST_USER.email,
});
const owned = { alias: null, roomIds: [room('111111111', 1), room('222222222', 2), room('333333333', 3, 'Daily')] };
const hosting = { startMode: 1, lobby: false, waitForHost: false, contactsMayStart: false };
const CHANGES = ['createMeeting', 'editCustomRoom', 'editPersonalMeetingId', 'deleteCustomRoom'];

describe('the panel of rooms and host settings', () => {
  const refuse = () => {
    throw new CallFailure(200, { code: 'ROOM_IN_USE', message: 'A meeting runs in this room.' });
  };

  async function show(api: Record<string, unknown> = {}) {
    const host = createTestHost({ api: { getOwnedRoomIds: owned, getHostMeetingConfiguration: hosting, ...api } });
    await renderInHost(<RoomsPanel />, { host, texts });
    await screen.findByText('Custom rooms');
    const requested = () => host.calls.filter(({ name }) => name === 'getOwnedRoomIds').length;
    return { host, requested, user: userEvent.setup() };
  }
  const labels = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  async function save(user: ReturnType<typeof userEvent.setup>, field: RegExp, value: string) {
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(field));
    await user.type(dialog.getByLabelText(field), value);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('shows a new room in its place, without fetching the list again', async () => {
    const { user, host, requested } = await show({
      createMeeting: { meetingId: 'm', roomId: '444444444', isOwner: true },
    });
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    await save(user, /Label/, 'board');
    expect(labels()).toEqual(['board', 'Daily']);
    expect(host.calls.filter(({ name }) => CHANGES.includes(name))).toEqual([
      { name: 'createMeeting', input: { label: 'board' } },
    ]);
    expect(requested()).toBe(1);
  });

  it('shows a changed label and a changed personal id', async () => {
    const { user, requested } = await show({ editCustomRoom: {}, editPersonalMeetingId: {} });
    await user.click(screen.getByRole('button', { name: 'Rename Daily' }));
    await save(user, /Label/, 'Weekly');
    expect(labels()).toEqual(['Weekly']);
    await user.click(screen.getByRole('button', { name: 'Edit personal meeting id' }));
    await save(user, /Personal meeting id/, '999999999');
    expect(screen.getByText('999999999')).toBeInTheDocument();
    expect(screen.queryByText('111111111')).toBeNull();
    expect(requested()).toBe(1);
  });

  it('accepts a personal id in groups of digits', async () => {
    const { user, host } = await show({ editPersonalMeetingId: {} });
    await user.click(screen.getByRole('button', { name: 'Edit personal meeting id' }));
    await save(user, /Personal meeting id/, '999 999-9999 ');
    const input = { personalMeetingId: '9999999999' };
    expect(host.calls).toContainEqual({ name: 'editPersonalMeetingId', input });
  });

  it('removes a deleted room, and keeps one whose deletion was refused', async () => {
    const deleteCustomRoom = { refused: true };
    const { user, host, requested } = await show({
      deleteCustomRoom: () => (deleteCustomRoom.refused ? refuse() : {}),
    });
    await user.click(screen.getByRole('button', { name: 'Delete Daily' }));
    expect(host.toasts).toMatchObject([{ type: 'error', message: 'A meeting runs in this room.' }]);
    expect(labels()).toEqual(['Daily']);
    deleteCustomRoom.refused = false;
    await user.click(screen.getByRole('button', { name: 'Delete Daily' }));
    expect(await screen.findByText('No custom rooms yet.')).toBeInTheDocument();
    expect(requested()).toBe(1);
  });

  it('saves each switch at once, and resets it after a refusal', async () => {
    const answers = { refused: false };
    const { user, host } = await show({
      updateHostMeetingConfiguration: () => (answers.refused ? refuse() : { ...hosting, lobby: true }),
    });
    await user.click(screen.getByLabelText('Lobby'));
    expect(host.calls.at(-1)).toEqual({ name: 'updateHostMeetingConfiguration', input: { lobby: true } });
    expect(screen.getByLabelText('Lobby')).toBeChecked();
    answers.refused = true;
    await user.click(screen.getByLabelText('Guests wait for a host'));
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(screen.getByLabelText('Guests wait for a host')).not.toBeChecked();
    expect(screen.getByLabelText('Lobby')).toBeChecked();
  });

  it('shows a loading failure, and retries on request', async () => {
    const answers = { fails: true };
    const getOwnedRoomIds = () => {
      if (answers.fails) throw new TypeError('Failed to fetch');
      return owned;
    };
    const host = createTestHost({ api: { getOwnedRoomIds, getHostMeetingConfiguration: hosting } });
    await renderInHost(<RoomsPanel />, { host, texts });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answers.fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Custom rooms')).toBeInTheDocument();
  });
});
