import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, chatroomMessage, type ChatMessage } from '@meet/chat-contract';
import { fakeLayout } from '@meet/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANA, BEN, buildMessage, buildRoom, VIEWER } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { RoomPane } from '../../widget/RoomPane.tsx';

beforeAll(() => fakeLayout({ height: 600, row: 50 }));

const mine = (sequence: number, change: Partial<ChatMessage> = {}) =>
  buildMessage(sequence, { email: VIEWER, name: 'Ana Pop', ...change });

async function show(messages: ChatMessage[], api: Record<string, unknown> = {}) {
  const room = buildRoom();
  const rendered = await renderChat(<RoomPane room={room} />, {
    rooms: [room],
    api: { getChatMessages: { messages, hasMore: false, lastChange: 0, ownReactions: [] }, ...api },
  });
  await screen.findByText(messages.at(-1)!.content);
  return { ...rendered, user: userEvent.setup() };
}

const edited = (content: string, revision: number, change: number) =>
  mine(2, { content, revision, change, editedAt: Date.UTC(2026, 0, 5, 11) });

describe('a person', () => {
  it('edits their last message with the arrow key, without changing the draft', async () => {
    const editChatMessage = jest.fn(({ message }: { message: string }) => ({ message: edited(message, 2, 1) }));
    const { user, chat } = await show([buildMessage(1), mine(2), buildMessage(3)], { editChatMessage });
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{ArrowUp}');
    const field = screen.getByRole('textbox', { name: 'Edit message' });
    expect(field).toHaveValue('text 2');
    await user.type(field, ' and more');
    expect(chat.drafts.read('room-1')).toBe('');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('text 2 and more')).toBeInTheDocument();
    expect(screen.getByText('edited')).toBeInTheDocument();
    expect(editChatMessage).toHaveBeenCalledWith(
      expect.objectContaining({ chatId: 'room-1', sequence: 2, message: 'text 2 and more', revision: 1 }),
    );
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('cancels an edit with Escape, and the message stays unchanged', async () => {
    const { user } = await show([mine(2)]);
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Edit message' }), '!');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(screen.getByText('text 2')).toBeInTheDocument();
  });

  it('keeps their typed text when the message changes elsewhere, and then replaces the newer revision', async () => {
    const editChatMessage = jest.fn(({ message }: { message: string }) => ({ message: edited(message, 3, 2) }));
    const { user, host } = await show([mine(2)], { editChatMessage });
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{ArrowUp} typed');
    await act(async () => host.push(chatMessageChanged, edited('from another tab', 2, 1)));
    expect(screen.getByText('Changed elsewhere meanwhile: from another tab')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('text 2 typed');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(editChatMessage).toHaveBeenCalledWith(expect.objectContaining({ revision: 2 })));
  });

  it('sees why an edit was refused, and keeps the typed text', async () => {
    const { user } = await show([mine(2)], { editChatMessage: refusing('CHAT_MESSAGE_DELETED', 'It is gone.') });
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{ArrowUp} typed{Enter}');
    expect(await screen.findByText('It is gone.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('text 2 typed');
  });

  it('deletes a message and restores it', async () => {
    const { user } = await show([mine(2)], {
      deleteChatMessage: { message: mine(2, { content: '', deletedAt: 1, change: 1 }) },
      restoreChatMessage: { message: mine(2, { change: 2 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for everyone' }));
    expect(await screen.findByText('Message deleted')).toBeInTheDocument();
    expect(screen.queryByText('text 2')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('text 2')).toBeInTheDocument();
  });

  it.each([
    [true, ['Reply', 'Copy link', 'Mark as unread', 'Pin for everyone', 'Delete for everyone']],
    [false, ['Reply', 'Copy link', 'Mark as unread', 'Pin for everyone']],
  ])(
    'may delete messages of others only in a room that they manage, and edit none (%s)',
    async (allowManage, offered) => {
      const user = userEvent.setup();
      await renderChat(
        <RoomPane
          room={buildRoom({
            allowManage,
            participants: [
              { ...ANA, isOwner: false },
              { ...BEN, isOwner: true },
            ],
          })}
        />,
        {
          api: { getChatMessages: { messages: [buildMessage(1)], hasMore: false, lastChange: 0, ownReactions: [] } },
        },
      );
      await user.click(await screen.findByRole('button', { name: 'Message options' }));
      await screen.findByRole('menuitem', { name: 'Reply' });
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(offered);
    },
  );
});

describe('the menu of a message', () => {
  it('copies a link that leads to the message', async () => {
    const { user, host } = await show([buildMessage(2)]);
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'success', message: 'The link is copied.' }]));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/chat/room-1/2');
  });

  it('shows the link if it could not be copied', async () => {
    const { user, host } = await show([buildMessage(2)]);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    const message = 'The link could not be copied: http://localhost/chat/room-1/2';
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message }]));
  });

  it('marks messages as unread from here on, or shows why that failed', async () => {
    const refuse = refusing('CHAT_ROOM_NOT_FOUND', 'It is gone.');
    const markChatRoomUnread = jest
      .fn((_input: unknown) => ({ readSequence: 1 }))
      .mockReturnValueOnce({ readSequence: 1 });
    markChatRoomUnread.mockImplementation(refuse as never);
    const { user, host } = await show([buildMessage(1), buildMessage(2)], { markChatRoomUnread });
    const choose = async () => {
      await user.click(screen.getAllByRole('button', { name: 'Message options' }).at(-1)!);
      await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    };
    await choose();
    await waitFor(() => expect(host.toasts).toMatchObject([{ message: 'The messages from here on are unread.' }]));
    expect(markChatRoomUnread).toHaveBeenCalledWith({ chatId: 'room-1', sequence: 2 });
    expect(screen.getByRole('separator', { name: 'New messages' })).toBeInTheDocument();
    await choose();
    await waitFor(() => expect(host.toasts).toHaveLength(2));
    expect(host.toasts[1]).toMatchObject({ type: 'error', message: 'It is gone.' });
  });
});

describe('a screen reader', () => {
  const getSaid = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('announces a new message of somebody else, but no edit', async () => {
    const { host } = await show([buildMessage(1)]);
    await act(async () => host.push(chatroomMessage, buildMessage(2)));
    expect(getSaid()).toContain('Ben Okafor: text 2');
    await act(async () => host.push(chatMessageChanged, buildMessage(1, { content: 'other', revision: 2, change: 1 })));
    expect(getSaid()).toContain('Ben Okafor: text 2');
    expect(getSaid().join()).not.toContain('other');
  });

  it('finds no text of a deleted message', async () => {
    const { host, container } = await show([buildMessage(1)]);
    await act(async () => host.push(chatroomMessage, buildMessage(2)));
    await act(async () => host.push(chatMessageChanged, buildMessage(2, { content: '', deletedAt: 1, change: 1 })));
    expect(container.textContent).not.toContain('text 2');
  });
});
