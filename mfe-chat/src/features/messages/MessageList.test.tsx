import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chatroomMessage } from '@meet/chat-contract';
import { fakeLayout } from '@meet/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { MessageList } from './MessageList.tsx';

const SIZE = 8;
const MANY = 40;
/** A scroll position below all rows. */
const END_PX = 60 * 50;
beforeAll(() => fakeLayout({ height: 600, row: 50 }));
afterEach(() => void jest.restoreAllMocks());

/** Each drawing of a message formats its time once, and nothing else does. The calls therefore count drawings. */
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
  it('are not rendered again when a new one arrives', async () => {
    const { host, drawn } = await show();
    const next = buildMessage(SIZE + 1);
    await act(async () => host.push(chatroomMessage, next));
    expect(screen.getByText(next.content)).toBeInTheDocument();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('are not rendered again while they stay visible during scrolling', async () => {
    const { drawn } = await show();
    const log = screen.getByRole('log');
    log.scrollTop = 10;
    act(() => void fireEvent.scroll(log));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('count as read when they are visible, and not while the person reads older ones', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const messages = Array.from({ length: MANY }, (_, at) => buildMessage(at + 1));
    const room = buildRoom({ lastSequence: MANY, readSequence: MANY - 2 });
    const { host, chat } = await renderChat(<MessageList chatId="room-1" />, {
      rooms: [room],
      api: { getChatMessages: { messages, hasMore: false, lastChange: 0, ownReactions: [] } },
    });
    const marks = () => host.calls.filter(({ name }) => name === 'markChatRoomRead').map(({ input }) => input);
    await act(async () => {
      chat.open();
      chat.select('room-1');
    });
    const log = await screen.findByRole('log');
    const scrollTo = (top: number) => {
      log.scrollTop = top;
      act(() => void fireEvent.scroll(log));
    };
    // jsdom does not scroll elements by itself, so the list stands at its beginning.
    expect(marks()).toEqual([]);
    scrollTo(END_PX);
    await waitFor(() => expect(marks()).toEqual([{ chatId: 'room-1', sequence: MANY }]));

    scrollTo(0);
    await act(async () => host.push(chatroomMessage, buildMessage(MANY + 1)));
    expect(chat.rooms.unreadMessages$.value).toBe(1);
    expect(marks()).toHaveLength(1);

    scrollTo(END_PX);
    await waitFor(() => expect(marks().at(-1)).toEqual({ chatId: 'room-1', sequence: MANY + 1 }));
    expect(chat.rooms.unreadMessages$.value).toBe(0);
  });
});
