import { describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, type ChatMessage } from '@meet/chat-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage } from '../testing/buildRoom.ts';
import { refusing, renderChat } from '../testing/renderChat.tsx';
import { PinnedMessages } from './PinnedMessages.tsx';

const pinned = (sequence: number, change: Partial<ChatMessage> = {}) =>
  buildMessage(sequence, { isPinned: true, change: sequence, ...change });
const getTexts = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => /text \d|other/.exec(textContent!)![0]);

describe('the pinned messages of a room', () => {
  it('follow pinning, editing, unpinning and deletion', async () => {
    let messages = [pinned(4), pinned(2)];
    const getPinnedChatMessages = jest.fn(() => ({ messages }));
    const { host } = await renderChat(<PinnedMessages chatId="room-1" />, { api: { getPinnedChatMessages } });
    await screen.findByText('text 4');
    expect(getTexts()).toEqual(['text 4', 'text 2']);
    await act(async () => host.push(chatMessageChanged, pinned(2, { content: 'other', change: 5 })));
    expect(getTexts()).toEqual(['text 4', 'other']);
    await act(async () => host.push(chatMessageChanged, pinned(4, { isPinned: false, change: 6 })));
    expect(getTexts()).toEqual(['other']);
    messages = [pinned(7), pinned(2, { content: 'other', change: 5 })];
    await act(async () => host.push(chatMessageChanged, pinned(7)));
    expect(getTexts()).toEqual(['text 7', 'other']);
    await act(async () =>
      host.push(chatMessageChanged, pinned(7, { isPinned: false, content: '', deletedAt: 1, change: 8 })),
    );
    expect(getTexts()).toEqual(['other']);
  });

  it('lead to their place in the conversation', async () => {
    const { chat } = await renderChat(<PinnedMessages chatId="room-1" />, {
      api: { getPinnedChatMessages: { messages: [pinned(4)] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /text 4/ }));
    expect(chat.target$.value).toEqual({ chatId: 'room-1', sequence: 4 });
  });

  it('show that there are none, or that loading failed', async () => {
    const { unmount } = await renderChat(<PinnedMessages chatId="room-1" />, {
      api: { getPinnedChatMessages: { messages: [] } },
    });
    expect(await screen.findByText('No pinned messages yet. Pin one from its menu.')).toBeInTheDocument();
    unmount();
    await renderChat(<PinnedMessages chatId="room-1" />, {
      api: { getPinnedChatMessages: refusing('UNAVAILABLE', 'Not now.') },
    });
    expect(await screen.findByText('The pinned messages could not be loaded.')).toBeInTheDocument();
  });
});
