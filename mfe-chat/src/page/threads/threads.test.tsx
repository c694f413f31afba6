import { describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, chatThreadChanged, toThreadId, type ChatThread } from '@meet/chat-contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadsPane } from './ThreadsPane.tsx';

const ROOM = 'AAAAAAAAAAAAAAAAAAAAAA';
const start = (sequence: number) =>
  buildMessage(sequence, {
    chatId: ROOM,
    thread: { replies: 2, lastReplyAt: Date.UTC(2026, 0, 5, 11), repliers: [] },
  });
const buildThread = (sequence: number, change: Partial<ChatThread> = {}): ChatThread => ({
  threadId: toThreadId({ chatId: ROOM, sequence }),
  chatId: ROOM,
  roomTitle: 'Launch',
  start: start(sequence),
  isFollowed: true,
  lastSequence: 2,
  readSequence: 0,
  unread: 2,
  lastReplyAt: Date.UTC(2026, 0, 5, 11),
  ...change,
});
const room = buildRoom({ chatId: ROOM });
const follow = (isUnread: boolean) => ({ threadId: buildThread(1).threadId, isFollowed: true, isUnread });

describe('the list of threads', () => {
  const show = (api: Record<string, unknown>) => {
    const onOpen = jest.fn();
    const pane = <ThreadsPane isAlone={false} shown={undefined} onOpen={onOpen} onClose={() => {}} />;
    return renderChat(pane, { rooms: [room], api }).then((rendered) => ({ ...rendered, onOpen }));
  };

  it('shows room, first message, replies and unread ones, and opens a thread', async () => {
    const { onOpen } = await show({ getChatThreads: { threads: [buildThread(1)], next: null, unreadThreads: 1 } });
    const row = await screen.findByRole('button', {
      name: /Ben Okafor.*in Launch.*text 1.*2 replies.*2 unread replies/,
    });
    await userEvent.click(row);
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ chatId: ROOM, sequence: 1 }));
  });

  it('is fetched again after an event of a thread, and follows changes of its first message', async () => {
    let threads = [buildThread(1)];
    const { host } = await show({ getChatThreads: () => ({ threads, next: null, unreadThreads: 0 }) });
    await screen.findByText('text 1');
    threads = [buildThread(2), buildThread(1)];
    await act(async () => host.push(chatThreadChanged, follow(true)));
    expect(await screen.findByText('text 2')).toBeVisible();
    await act(async () => host.push(chatMessageChanged, { ...start(1), content: 'edited', change: 3 }));
    expect(await screen.findByText('edited')).toBeVisible();
  });

  it('loads further pages, and says that there are none or that loading failed', async () => {
    const pages = ({ after }: { after?: string }) => ({
      threads: [buildThread(after ? 2 : 1)],
      next: after ? null : '1.x',
      unreadThreads: 0,
    });
    const { unmount } = await show({ getChatThreads: pages });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('text 2')).toBeVisible();
    expect(screen.getByText('text 1')).toBeVisible();
    unmount();
    const none = await show({ getChatThreads: { threads: [], next: null, unreadThreads: 0 } });
    expect(await screen.findByText('No threads yet')).toBeVisible();
    none.unmount();
    await show({ getChatThreads: refusing('UNAVAILABLE', 'Not now.') });
    expect(await screen.findByText('Your threads could not be loaded.')).toBeVisible();
  });
});

describe('a thread', () => {
  const show = (api: Record<string, unknown>) => {
    const pane = <ThreadPane room={room} start={{ chatId: ROOM, sequence: 1 }} isAlone={false} onClose={() => {}} />;
    return renderChat(pane, { rooms: [room], api });
  };

  it('sends replies to its id, and shows its first message', async () => {
    const { host } = await show({ getChatThread: { thread: buildThread(1) } });
    const field = await screen.findByRole('textbox', { name: 'Reply in thread' });
    expect(screen.getByRole('region', { name: 'First message' })).toHaveTextContent('text 1');
    await userEvent.type(field, 'At noon{Enter}');
    await waitFor(() =>
      expect(host.calls).toContainEqual(
        expect.objectContaining({
          name: 'sendChatMessage',
          input: expect.objectContaining({ chatId: toThreadId({ chatId: ROOM, sequence: 1 }), message: 'At noon' }),
        }),
      ),
    );
  });

  it('is followed and unfollowed', async () => {
    const { host } = await show({
      getChatThread: { thread: buildThread(1) },
      followChatThread: ({ isFollowed }: { isFollowed: boolean }) => ({ thread: buildThread(1, { isFollowed }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unfollow thread' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Follow thread' }));
    expect(await screen.findByRole('button', { name: 'Unfollow thread' })).toBeVisible();
    const asked = host.calls.filter(({ name }) => name === 'followChatThread').map(({ input }) => input);
    expect(asked).toEqual([
      { chatId: ROOM, sequence: 1, isFollowed: false },
      { chatId: ROOM, sequence: 1, isFollowed: true },
    ]);
  });

  it('takes no reply if its first message was deleted before any', async () => {
    const deleted = buildMessage(1, { chatId: ROOM, content: '', deletedAt: 1 });
    await show({ getChatThread: { thread: buildThread(1, { start: deleted, lastSequence: 0, unread: 0 }) } });
    expect(await screen.findByText(/deleted before anybody replied/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says that it does not exist', async () => {
    await show({ getChatThread: refusing('CHAT_MESSAGE_NOT_FOUND', 'No such message.') });
    expect(await screen.findByText('No such message.')).toBeVisible();
  });
});
