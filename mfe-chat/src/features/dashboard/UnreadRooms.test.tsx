import { chatroomMessage, toMessagePreview } from '@meet/chat-contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { UnreadRooms } from './UnreadRooms.tsx';

beforeEach(() => localStorage.clear());

const unread = buildRoom({ lastSequence: 4, readSequence: 1, lastMessage: toMessagePreview(buildMessage(4)) });

describe('the unread rooms of the dashboard', () => {
  it('appear when messages arrive, with their number', async () => {
    const { host } = await renderChat(<UnreadRooms isAlone />, { rooms: [buildRoom()] });
    expect(await screen.findByText('You are up to date.')).toBeVisible();
    act(() => host.push(chatroomMessage, buildMessage(1)));
    expect(await screen.findByRole('button', { name: /Launch.*1 unread message/ })).toBeVisible();
    expect(screen.queryByText('You are up to date.')).toBeNull();
  });

  it('open in the chat by keyboard', async () => {
    const { chat } = await renderChat(<UnreadRooms isAlone />, { rooms: [unread] });
    await screen.findByRole('button', { name: /Launch.*3 unread messages/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(chat.isOpen$.value).toBe(true);
    expect(chat.selectedId$.value).toBe(unread.chatId);
  });

  it('show no “up to date” message beside other missed events', async () => {
    await renderChat(<UnreadRooms isAlone={false} />, { rooms: [buildRoom()] });
    expect(screen.queryByText('You are up to date.')).toBeNull();
  });

  it('show that they could not be loaded, with a retry', async () => {
    const api = { getChatRoomPage: refusing('UNAVAILABLE', 'Not now.') };
    await renderChat(<UnreadRooms isAlone />, { api });
    expect(await screen.findByText('Your conversations could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
