import { describe, expect, it, jest } from '@jest/globals';
import type { SlotProps } from '@meet/remote-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MessageMenu } from '../features/messages/MessageMenu.tsx';
import { buildMessage, buildRoom } from '../testing/buildRoom.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { RoomMenu } from './RoomMenu.tsx';

const room = buildRoom();
const tracked = jest.fn();

/** Adds an item that names the room. */
function TrackRoom({ offer, chatId, roomName, isOwner }: SlotProps<'chat.roomMenu/v1'>) {
  useEffect(() => {
    const label = `Track ${roomName}`;
    return offer([{ id: 'members', label, onSelect: () => void tracked(chatId, isOwner) }]);
  }, [offer, chatId, roomName, isOwner]);
  return null;
}

/** Adds an item that quotes the message. */
function KeepMessage({ offer, chatId, sequence, text, isOwn }: SlotProps<'chat.messageMenu/v1'>) {
  useEffect(
    () => offer([{ id: 'keep', label: `Keep “${text}”`, onSelect: () => void tracked(chatId, sequence, isOwn) }]),
    [offer, chatId, sequence, text, isOwn],
  );
  return null;
}

const Failing = () => {
  throw new Error('a bug');
};

const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the menu of a room', () => {
  const draw = (fillers = {}) =>
    renderChat(<RoomMenu room={room} onOpenDialog={() => {}} onSearch={undefined} />, { rooms: [room], fillers });

  it('has the items of other remotes at its end, also with an id that another item has', async () => {
    await draw({ 'chat.roomMenu/v1': TrackRoom });
    await open('Room options');
    expect(await screen.findByRole('menuitem', { name: 'Track Launch' })).toBeVisible();
    expect(items().at(-1)).toBe('Track Launch');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Track Launch' }));
    await waitFor(() => expect(tracked).toHaveBeenCalledWith('room-1', true));
  });

  it('has each of these items once when it opens again', async () => {
    await draw({ 'chat.roomMenu/v1': TrackRoom });
    for (const _time of [1, 2]) {
      await open('Room options');
      expect(await screen.findAllByRole('menuitem', { name: 'Track Launch' })).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
  });

  it('keeps its own items if a remote fails, and reports the failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = await draw();
    await open('Room options');
    await screen.findAllByRole('menuitem');
    const own = items();
    unmount();
    const { host } = await draw({ 'chat.roomMenu/v1': Failing });
    await open('Room options');
    await screen.findAllByRole('menuitem');
    expect(items()).toEqual(own);
    await waitFor(() => expect(host.reports).toEqual([new Error('a bug')]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the menu of a message', () => {
  it('has the items of other remotes', async () => {
    const message = buildMessage(1);
    await renderChat(<MessageMenu message={message} isOwn={false} />, {
      rooms: [room],
      fillers: { 'chat.messageMenu/v1': KeepMessage },
    });
    await open('Message options');
    await userEvent.click(await screen.findByRole('menuitem', { name: `Keep “${message.content}”` }));
    await waitFor(() => expect(tracked).toHaveBeenCalledWith('room-1', 1, false));
  });
});
