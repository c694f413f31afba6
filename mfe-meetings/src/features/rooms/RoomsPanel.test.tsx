import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { answerQueries } from '../../testing/answerQueries.ts';
import { RoomsPanel } from './RoomsPanel.tsx';

const room = (roomId: string, type: number, label: string | null = null) => ({
  ...{ __typename: 'MeetingOption', roomId, type, label },
  email: TEST_USER.email,
});
const rooms = {
  ownedRooms: {
    __typename: 'OwnedRooms',
    alias: null,
    roomIds: [room('111111111', 1), room('222222222', 2), room('333333333', 3, 'Daily')],
  },
  hostMeetingConfiguration: {
    ...{ __typename: 'HostMeetingConfiguration', startMode: 1, lobby: false },
    ...{ waitForHost: false, contactsMayStart: false },
  },
};

describe('the rooms and how one hosts', () => {
  const refuse = () => {
    throw new CallFailure(200, { code: 'ROOM_IN_USE', message: 'A meeting runs in this room.' });
  };

  async function show(api: Record<string, unknown> = {}) {
    const asked = { times: 0, fails: false };
    const host = createTestHost({ api });
    answerQueries(host, () => {
      asked.times += 1;
      if (asked.fails) throw new TypeError('Failed to fetch');
      return { data: rooms };
    });
    const { unmount } = await renderInHost(<RoomsPanel />, { host, texts });
    await screen.findByText('Custom rooms');
    return { host, asked, unmount, user: userEvent.setup() };
  }
  const labels = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  async function save(user: ReturnType<typeof userEvent.setup>, field: RegExp, value: string) {
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(field));
    await user.type(dialog.getByLabelText(field), value);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('shows a new room in its place, asking for no list again', async () => {
    const { user, host, asked } = await show({ createMeeting: { meetingId: 'm', roomId: '444444444', isOwner: true } });
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    await save(user, /Label/, 'board');
    expect(labels()).toEqual(['board', 'Daily']);
    expect(host.calls).toEqual([{ name: 'createMeeting', input: { label: 'board' } }]);
    expect(asked.times).toBe(1);
  });

  it('shows another label and another personal id', async () => {
    const { user, asked } = await show({ editCustomRoom: {}, editPersonalMeetingId: {} });
    await user.click(screen.getByRole('button', { name: 'Rename Daily' }));
    await save(user, /Label/, 'Weekly');
    expect(labels()).toEqual(['Weekly']);
    await user.click(screen.getByRole('button', { name: 'Edit personal meeting id' }));
    await save(user, /Personal meeting id/, '999999999');
    expect(screen.getByText('999999999')).toBeInTheDocument();
    expect(screen.queryByText('111111111')).toBeNull();
    expect(asked.times).toBe(1);
  });

  it('takes out a deleted room, and keeps one that was refused', async () => {
    const deleteCustomRoom = { refused: true };
    const { user, host, asked } = await show({ deleteCustomRoom: () => (deleteCustomRoom.refused ? refuse() : {}) });
    await user.click(screen.getByRole('button', { name: 'Delete Daily' }));
    expect(host.toasts).toMatchObject([{ type: 'error', message: 'A meeting runs in this room.' }]);
    expect(labels()).toEqual(['Daily']);
    deleteCustomRoom.refused = false;
    await user.click(screen.getByRole('button', { name: 'Delete Daily' }));
    expect(await screen.findByText('No custom rooms yet.')).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('stores each switch at once, keeps it for the next visit, and takes back what was refused', async () => {
    const stored = { ...rooms.hostMeetingConfiguration, lobby: true };
    const answers = { refused: false };
    const { user, host, asked, unmount } = await show({
      updateHostMeetingConfiguration: () => (answers.refused ? refuse() : stored),
    });
    await user.click(screen.getByLabelText('Lobby'));
    expect(host.calls).toEqual([{ name: 'updateHostMeetingConfiguration', input: { lobby: true } }]);
    expect(screen.getByLabelText('Lobby')).toBeChecked();
    answers.refused = true;
    await user.click(screen.getByLabelText('Guests wait for a host'));
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(screen.getByLabelText('Guests wait for a host')).not.toBeChecked();
    expect(screen.getByLabelText('Lobby')).toBeChecked();
    unmount();
    asked.fails = true;
    await renderInHost(<RoomsPanel />, { host, texts });
    expect(screen.getByLabelText('Lobby')).toBeChecked();
  });

  it('says that the server cannot be reached, and tries again', async () => {
    const answers = { fails: true };
    const host = createTestHost();
    answerQueries(host, () => {
      if (answers.fails) throw new TypeError('Failed to fetch');
      return { data: rooms };
    });
    await renderInHost(<RoomsPanel />, { host, texts });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answers.fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Custom rooms')).toBeInTheDocument();
  });
});
