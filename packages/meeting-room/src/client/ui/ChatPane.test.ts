import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ChatLine } from '../../protocol/chat.ts';
import { Behavior } from '../Behavior.ts';
import { Chat } from '../session/Chat.ts';
import { createChatPane } from './ChatPane.ts';
import { createChatPreview } from './ChatPreview.ts';
import { View } from './View.ts';

const turn = () => Promise.resolve().then(() => undefined);
document.documentElement.lang = 'en';
let count = 0;
const said = (content: string, part: Partial<ChatLine> = {}): ChatLine => {
  const key = `line-${(count += 1)}`;
  return { key, sentAs: key, name: 'Ana Pop', isGuest: false, content, at: count, ...part };
};

function show() {
  const chat = new Chat(jest.fn());
  chat.reset({ textMax: 100 });
  const others = new Behavior<readonly object[]>([{}, {}]);
  const session = { chat, others, connection: { isConnected: new Behavior(true) } };
  const view = new View();
  const control = document.createElement('button');
  control.dataset.control = 'chat';
  document.body.replaceChildren(
    control,
    createChatPane({ session: session as never, view }),
    createChatPreview(session as never, view),
  );
  const hear = (...lines: ChatLine[]) => chat.receive({ type: 'chat', lines });
  return { chat, view, others, control, hear };
}
const card = () => screen.queryByTitle('Open the chat');

describe('the chat beside the stage', () => {
  it('shows texts in their own direction, and isolates names in sentences', async () => {
    const { view, hear } = show();
    hear(said('مرحبا', { name: 'محمد', isGuest: true }));
    expect(card()!.querySelector('span')).toHaveAttribute('dir', 'auto');
    view.isChatOpen.next(true);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('dir', 'auto');
    await turn();
    const line = screen.getByRole('listitem');
    expect(line.querySelector('p')).toHaveAttribute('dir', 'auto');
    expect(line.querySelector('strong')).toHaveTextContent('\u2068محمد\u2069 (guest)');
  });

  it('shows the number of participants, and returns the focus to its button on Escape', async () => {
    const { view, others, control } = show();
    const user = userEvent.setup();
    view.isChatOpen.next(true);
    expect(screen.getByRole('complementary', { name: 'Chat' })).toHaveTextContent('3 participants');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    others.next([{}]);
    await turn();
    expect(screen.getByRole('complementary', { name: 'Chat' })).toHaveTextContent('2 participants');
    await user.keyboard('{Escape}');
    expect(view.isChatOpen.value).toBe(false);
    expect(control).toHaveFocus();
  });

  it('counts messages while it is closed, and shows them in a log for screen readers', async () => {
    const { view, hear } = show();
    hear(said('Hello'), said('Are you there?', { name: 'Gus', isGuest: true }));
    expect(view.unread.value).toBe(2);
    view.isChatOpen.next(true);
    await turn();
    expect(view.unread.value).toBe(0);
    expect(screen.getByRole('log')).toHaveTextContent(/Hello.*Gus \(guest\).*Are you there\?/);
    hear(said('Good'));
    expect(view.unread.value).toBe(0);
  });
});

describe('the chat preview', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => (draw(0), 0));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('shows and announces the last message, and disappears by itself', () => {
    const { hear } = show();
    hear(said('Hello'), said('Are you <b>there</b>?', { name: 'Gus', isGuest: true }));
    expect(card()).toHaveTextContent('Gus (guest) Are you <b>there</b>?');
    expect(card()!.parentElement).toHaveAttribute('aria-live', 'polite');
    jest.advanceTimersByTime(5_900);
    expect(card()).not.toBeNull();
    jest.advanceTimersByTime(200);
    expect(card()).toBeNull();
  });

  it('stays while a pointer is over it, and opens the chat on a click', () => {
    const { hear, view } = show();
    hear(said('Hello'));
    card()!.dispatchEvent(new Event('pointerenter'));
    jest.advanceTimersByTime(60_000);
    card()!.click();
    expect(view.isChatOpen.value).toBe(true);
    expect(card()).toBeNull();
  });

  it('is not shown while the chat is open', () => {
    const { hear, view } = show();
    view.isChatOpen.next(true);
    hear(said('Hello'));
    expect(card()).toBeNull();
  });
});
