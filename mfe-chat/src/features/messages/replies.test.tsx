import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, type ChatMessage } from '@meet/chat-contract';
import { fakeLayout } from '@meet/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildMessages, buildRoom, VIEWER } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { RoomPane } from '../../widget/RoomPane.tsx';

const HEIGHT = 600;

beforeAll(() => {
  fakeLayout({ height: HEIGHT, row: 50 });
  // jsdom has no layout, so the test provides the sizes that scrolling needs.
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return Number.parseFloat((this.firstElementChild as HTMLElement | null)?.style.height ?? '') || HEIGHT;
    },
  });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    const top = Math.max(0, Math.min(typeof to === 'object' ? (to.top ?? 0) : 0, this.scrollHeight - HEIGHT));
    if (top === this.scrollTop) return;
    this.scrollTop = top;
    requestAnimationFrame(() => this.dispatchEvent(new Event('scroll')));
  } as HTMLElement['scrollTo'];
});

const quote = {
  sequence: 1,
  name: 'Ben Okafor',
  email: 'ben@example.com',
  content: 'text 1',
  timestamp: 1,
  isBot: false,
  isDeleted: false,
};

async function show(messages: ChatMessage[], api: Record<string, unknown> = {}) {
  const room = buildRoom();
  const rendered = await renderChat(<RoomPane room={room} />, {
    rooms: [room],
    api: { getChatMessages: { messages, hasMore: false, lastChange: 0, ownReactions: [] }, ...api },
  });
  await screen.findByText(messages.at(-1)!.content);
  return { ...rendered, user: userEvent.setup() };
}

describe('a reply', () => {
  it('is started from the menu and sent with the sequence of the quoted message', async () => {
    const sendChatMessage = jest.fn(({ message }: { message: string }) => ({
      message: buildMessage(2, { content: message, email: VIEWER, replyTo: quote }),
    }));
    const { user } = await show([buildMessage(1)], { sendChatMessage });
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    expect(await screen.findByText('Reply to Ben Okafor')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'an answer{Enter}');
    await waitFor(() =>
      expect(sendChatMessage).toHaveBeenCalledWith(expect.objectContaining({ message: 'an answer', replyTo: 1 })),
    );
    expect(screen.queryByText('Reply to Ben Okafor')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Ben Okafor\s*text 1/ })).toBeInTheDocument();
  });

  it('is cancelled by Escape', async () => {
    const { user } = await show([buildMessage(1)]);
    await user.click(screen.getByRole('button', { name: 'Message options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await screen.findByText('Reply to Ben Okafor');
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Reply to Ben Okafor')).not.toBeInTheDocument();
  });

  it('shows the current state of the quoted message', async () => {
    const { host } = await show([buildMessage(1), buildMessage(2, { replyTo: quote })]);
    const deleted = buildMessage(1, { content: '', deletedAt: 1, change: 1 });
    await act(async () => host.push(chatMessageChanged, deleted));
    const quoting = screen.getByRole('button', { name: /Ben Okafor/ });
    expect(within(quoting).getByText('Message deleted')).toBeInTheDocument();
  });

  it('leads to the quoted message, however far back, and focuses it', async () => {
    const all = buildMessages(1, 300).with(-1, buildMessage(300, { replyTo: quote }));
    const getChatMessages = ({ beforeSequence, afterSequence }: Record<string, number | undefined>) => {
      if (afterSequence !== undefined) {
        const newer = all.filter(({ sequence }) => sequence > afterSequence);
        return { messages: newer.slice(0, 100), hasMore: newer.length > 100, lastChange: 0, ownReactions: [] };
      }
      const older = all.filter(({ sequence }) => sequence < (beforeSequence ?? Infinity));
      return { messages: older.slice(-30), hasMore: older.length > 30, lastChange: 0, ownReactions: [] };
    };
    const { user } = await show(all, { getChatMessages });
    await user.click(screen.getByRole('button', { name: /Ben Okafor\s*text 1$/ }));
    const found = await screen.findByText('text 1');
    await waitFor(() => expect(found.closest('[data-message]')).toHaveFocus());
  });
});
