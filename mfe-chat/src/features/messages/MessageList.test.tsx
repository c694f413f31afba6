import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chatroomMessage } from '@meet/chat-contract';
import { fakeLayout } from '@meet/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { buildMessage } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { MessageList } from './MessageList.tsx';

const SIZE = 8;
beforeAll(() => fakeLayout({ height: 600, row: 50 }));
afterEach(() => void jest.restoreAllMocks());

/** Every message says its time when it is drawn, and nothing else does. */
async function show() {
  const drawn = jest.spyOn(Date.prototype, 'toLocaleTimeString');
  const messages = Array.from({ length: SIZE }, (_, at) => buildMessage(at + 1));
  const { host } = await renderChat(<MessageList chatId="room-1" />, {
    api: { getChatMessages: { messages, hasMore: false, lastChange: 0, ownReactions: [] } },
  });
  await screen.findByText(messages.at(-1)!.content);
  drawn.mockClear();
  return { host, drawn };
}

describe('the messages of a room', () => {
  it('draws again only what a new message adds', async () => {
    const { host, drawn } = await show();
    const next = buildMessage(SIZE + 1);
    await act(async () => host.push(chatroomMessage, next));
    expect(screen.getByText(next.content)).toBeInTheDocument();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('draws none again that stays in sight while it is scrolled', async () => {
    const { drawn } = await show();
    const log = screen.getByRole('log');
    log.scrollTop = 10;
    act(() => void fireEvent.scroll(log));
    expect(drawn).not.toHaveBeenCalled();
  });
});
