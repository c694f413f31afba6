import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, chatReactionsChanged, type ChatMessage } from '@meet/chat-contract';
import { fakeLayout } from '@meet/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { RoomPane } from '../../widget/RoomPane.tsx';

beforeAll(() => fakeLayout({ height: 600, row: 50 }));

const thumbs = (count: number) => [{ emoji: '👍', count }];

async function show(message: ChatMessage, api: Record<string, unknown> = {}, own: string[] = []) {
  const room = buildRoom();
  const page = {
    ...{ messages: [message], hasMore: false, lastChange: message.change },
    ownReactions: own.length ? [{ sequence: message.sequence, emojis: own }] : [],
  };
  const rendered = await renderChat(<RoomPane room={room} />, {
    ...{ rooms: [room], api: { getChatMessages: page, ...api } },
  });
  await screen.findByText(message.content);
  return { ...rendered, user: userEvent.setup() };
}

const chip = (name: string) => screen.findByRole('button', { name });

describe('reactions to a message', () => {
  it('show emoji, count and own reaction, and are not announced by a screen reader', async () => {
    const { host } = await show(buildMessage(1, { reactions: [...thumbs(3), { emoji: '🎉', count: 1 }] }), {}, ['👍']);
    expect(await chip('👍, 3 people, you too')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip('🎉, 1 person')).toHaveAttribute('aria-pressed', 'false');
    await act(async () => host.push(chatMessageChanged, buildMessage(1, { change: 1, reactions: thumbs(4) })));
    expect(await chip('👍, 4 people, you too')).toBeVisible();
    for (const region of screen.queryAllByRole('status')) expect(region).not.toHaveTextContent('👍');
  });

  it('are added and removed by a click, and shown before the server answers', async () => {
    const answer = Promise.withResolvers<unknown>();
    const reactToChatMessage = jest.fn((_input: unknown) => answer.promise);
    const { user } = await show(buildMessage(1, { reactions: thumbs(2) }), { reactToChatMessage });
    await user.click(await chip('👍, 2 people'));
    expect(await chip('👍, 3 people, you too')).toHaveAttribute('aria-pressed', 'true');
    expect(reactToChatMessage).toHaveBeenCalledWith({ chatId: 'room-1', sequence: 1, emoji: '👍', isOn: true });
    await act(async () =>
      answer.resolve({ message: buildMessage(1, { change: 1, reactions: thumbs(3) }), emojis: ['👍'] }),
    );
    expect(await chip('👍, 3 people, you too')).toBeVisible();
    await user.click(await chip('👍, 3 people, you too'));
    expect(reactToChatMessage).toHaveBeenLastCalledWith(expect.objectContaining({ isOn: false }));
  });

  it('are restored if the call is refused, and the reason is shown', async () => {
    const { user, host } = await show(buildMessage(1, { reactions: thumbs(2) }), {
      reactToChatMessage: refusing('CHAT_MESSAGE_DELETED', 'It is gone.'),
    });
    await user.click(await chip('👍, 2 people'));
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'It is gone.' }]));
    expect(await chip('👍, 2 people')).toHaveAttribute('aria-pressed', 'false');
  });

  it('are added by the keyboard alone', async () => {
    const reactToChatMessage = jest.fn((_input: unknown) => ({
      message: buildMessage(1, { change: 1, reactions: [{ emoji: '🎉', count: 1 }] }),
      emojis: ['🎉'],
    }));
    const { user } = await show(buildMessage(1), { reactToChatMessage });
    const add = await screen.findByRole('button', { name: 'Add a reaction' });
    act(() => add.focus());
    await user.keyboard('{Enter}');
    const choice = within(await screen.findByRole('dialog', { name: 'Add a reaction' }));
    act(() => choice.getByRole('button', { name: 'React with 🎉' }).focus());
    await user.keyboard('{Enter}');
    expect(await chip('🎉, you')).toBeVisible();
    expect(reactToChatMessage).toHaveBeenCalledWith({ chatId: 'room-1', sequence: 1, emoji: '🎉', isOn: true });
    expect(screen.queryByRole('dialog', { name: 'Add a reaction' })).toBeNull();
  });

  it('follow the person’s other tabs', async () => {
    const { host } = await show(buildMessage(1, { reactions: thumbs(1) }));
    const of = (emojis: string[]) => ({ chatId: 'room-1', sequence: 1, emojis });
    await act(async () => host.push(chatReactionsChanged, of(['👍'])));
    expect(await chip('👍, you')).toHaveAttribute('aria-pressed', 'true');
    await act(async () => host.push(chatReactionsChanged, of([])));
    expect(await chip('👍, 1 person')).toHaveAttribute('aria-pressed', 'false');
  });

  it('show who reacted when the pointer rests on them', async () => {
    const getChatReactors = jest.fn(() => ({ names: ['Ben Okafor', 'Cleo'], count: 4 }));
    const { user } = await show(buildMessage(1, { reactions: thumbs(4) }), { getChatReactors });
    await user.hover(await chip('👍, 4 people'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Ben Okafor, Cleo, and 2 others'));
    expect(getChatReactors).toHaveBeenCalledTimes(1);
  });

  it('disappear when the message is deleted', async () => {
    const { host } = await show(buildMessage(1, { reactions: thumbs(1) }));
    await act(async () => host.push(chatMessageChanged, buildMessage(1, { change: 1, content: '', deletedAt: 1 })));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Reactions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a reaction' })).toBeNull();
  });
});
