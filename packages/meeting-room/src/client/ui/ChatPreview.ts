import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { shownName } from './shownName.ts';
import { el } from './dom.ts';
import type { View } from './View.ts';

const READING_TIME_MS = 6_000;

/**
 * Shows the latest message while the chat is closed, as a card over the stage that opens the chat. The card disappears
 * by itself, except while it has the pointer or the focus. Screen readers announce it.
 */
export function createChatPreview({ chat }: Pick<RoomSession, 'chat'>, view: View): HTMLElement {
  const area = el('div', { className: 'chat-preview', 'aria-live': 'polite' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownKey: string | undefined;
  const clear = () => {
    clearTimeout(timer);
    shownKey = undefined;
    area.replaceChildren();
  };
  const stay = () => clearTimeout(timer);
  const goLater = () => {
    stay();
    if (area.querySelector(':hover, :focus')) return;
    timer = setTimeout(clear, READING_TIME_MS);
  };

  chat.heard.changes.subscribe((lines) => {
    const last = lines.at(-1);
    if (!last || view.isChatOpen.value) return;
    const card = el(
      'button',
      {
        type: 'button',
        className: 'chat-card',
        title: text('chatOpen'),
        onclick: () => view.isChatOpen.next(true),
      },
      el('strong', {}, shownName(last)),
      ' ',
      el('span', { dir: 'auto' }, last.content),
    );
    card.addEventListener('pointerenter', stay);
    card.addEventListener('pointerleave', goLater);
    card.addEventListener('focus', stay);
    card.addEventListener('blur', goLater);
    shownKey = last.key;
    area.replaceChildren(card);
    // A background page draws the card only later, so the time starts when it is drawn.
    requestAnimationFrame(goLater);
  });
  // Removes the card of a message that is deleted meanwhile.
  chat.lines.changes.subscribe((lines) => {
    if (shownKey !== undefined && !lines.some(({ key }) => key === shownKey)) clear();
  });
  view.isChatOpen.changes.subscribe((open) => open && clear());
  return area;
}
